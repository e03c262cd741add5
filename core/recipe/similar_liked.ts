import type { FoodKey } from "../food/mod.ts";
import type { Candidate } from "./personal_recipes.ts";

// Casts of indexed values are sound: every index is within its table.

/** By which of its first keywords a recipe is a curry, or a pie. */
export const KINDS_OF_DISH = 2;

/** Places in the list of liked recipes, in ascending order. */
type Places = readonly number[];

/** The liked recipes of a cuisine, by the properties that they share with others. */
interface OfCuisine {
  readonly byFood: Map<FoodKey, number[]>;
  readonly byDish: Map<string, number[]>;
  readonly byKind: Map<string, number[]>;
}

/**
 * Finds the liked recipe that another one is similar to: they share two foods that few dishes have, or the cuisine and one such
 * food, kind of dish or main component. It searches by traits, because comparing each recipe with each takes most of a list's
 * time.
 */
export class SimilarLiked {
  readonly #liked: readonly Candidate[];
  readonly #cuisines = new Map<string, OfCuisine>();
  readonly #byFood = new Map<FoodKey, number[]>();
  /** How many foods each liked recipe shares with the one that is looked at; 0 in between. */
  readonly #shared: Uint8Array;

  /** @param liked in the order in which they are preferred. `without`: foods of so many dishes that sharing one means nothing. */
  constructor(liked: readonly Candidate[], { without }: { without: ReadonlySet<FoodKey> }) {
    this.#liked = liked;
    this.#shared = new Uint8Array(liked.length);
    for (const [place, { cuisine, principalFoods, keywords, principalKind }] of liked.entries()) {
      const ofCuisine = this.#cuisines.get(cuisine) ?? { byFood: new Map(), byDish: new Map(), byKind: new Map() };
      this.#cuisines.set(cuisine, ofCuisine);
      for (const food of principalFoods) {
        if (without.has(food)) continue;
        add(ofCuisine.byFood, food, place);
        add(this.#byFood, food, place);
      }
      for (const dish of keywords.slice(0, KINDS_OF_DISH)) add(ofCuisine.byDish, dish, place);
      if (principalKind !== undefined) add(ofCuisine.byKind, principalKind, place);
    }
  }

  /** The first liked recipe that is similar to this one, and is another one. */
  find(candidate: Candidate): Candidate | undefined {
    const place = Math.min(this.#firstOfCuisine(candidate), this.#firstWithTwoFoods(candidate));
    return this.#liked[place];
  }

  #firstOfCuisine({ id, cuisine, principalFoods, keywords, principalKind }: Candidate): number {
    const ofCuisine = this.#cuisines.get(cuisine);
    if (!ofCuisine) return Number.POSITIVE_INFINITY;
    const places: (Places | undefined)[] = principalFoods.map((food) => ofCuisine.byFood.get(food));
    for (const dish of keywords.slice(0, KINDS_OF_DISH)) places.push(ofCuisine.byDish.get(dish));
    if (principalKind !== undefined) places.push(ofCuisine.byKind.get(principalKind));
    let first = Number.POSITIVE_INFINITY;
    for (const some of places) {
      const place = some?.find((each) => this.#liked[each]?.id !== id);
      if (place !== undefined && place < first) first = place;
    }
    return first;
  }

  #firstWithTwoFoods({ id, cuisine, principalFoods }: Candidate): number {
    const shared = this.#shared;
    let first = Number.POSITIVE_INFINITY;
    for (const food of principalFoods) {
      for (const place of this.#byFood.get(food) ?? []) {
        const isSecond = (shared[place] as number) > 0;
        shared[place] = 1;
        if (!isSecond || place > first) continue;
        const { id: likedId, cuisine: likedCuisine } = this.#liked[place] as Candidate;
        if (likedId !== id && likedCuisine !== cuisine) first = place;
      }
    }
    for (const food of principalFoods) for (const place of this.#byFood.get(food) ?? []) shared[place] = 0;
    return first;
  }
}

function add<Key>(places: Map<Key, number[]>, key: Key, place: number): void {
  const known = places.get(key);
  if (known) known.push(place);
  else places.set(key, [place]);
}
