import type { FoodKey } from "../dish_spec.ts";

/** A food of the dish and its more general foods, nearest first. */
export type Lineage = readonly [food: FoodKey, ...ancestors: FoodKey[]];

/** Foods that do not look like the more general food of the food table: a part, a powder, a juice. */
const UNLIKE_THEIR_PARENT: ReadonlySet<FoodKey> = new Set([
  ..."egg-white egg-yolk lemon-juice lemon-zest lime-juice lime-zest orange-juice orange-zest pineapple-juice".split(
    " ",
  ),
  ..."garlic-powder onion-powder ground-ginger ground-coriander almond-flour oat-flour rice-flour".split(" "),
  ..."dried-basil dried-parsley dried-dill dried-rosemary dried-thyme dried-sage dried-tarragon".split(" "),
  ..."creamed-corn canned-pumpkin baby-corn anchovy-paste tamarind-paste fresh-breadcrumbs candied-peel".split(" "),
  ..."orzo lasagna-sheet chicken-wing rack-of-lamb lamb-chop lamb-shank spare-rib baby-back-rib oxtail".split(" "),
  ..."sun-dried-tomato sun-dried-tomato-in-oil canned-tomato crushed-tomato dried-fig dried-apricot".split(" "),
  ..."chipotle-in-adobo instant-coffee ice white-chocolate pickled-jalapeno deli-ham roast-beef surimi".split(" "),
]);

/** The foods of a dish, the heaviest first. */
export class DishFoods {
  readonly #foods: readonly Lineage[];

  constructor(lineages: readonly (readonly FoodKey[])[]) {
    this.#foods = lineages.flatMap(([food, ...ancestors]) => {
      if (food === undefined) return [];
      return [UNLIKE_THEIR_PARENT.has(food) ? [food] : [food, ...ancestors]] satisfies Lineage[];
    });
  }

  all(): readonly Lineage[] {
    return this.#foods;
  }

  /** Whether the dish contains one of these foods, or a special kind of one. */
  has(...keys: readonly FoodKey[]): boolean {
    return this.place(...keys) !== undefined;
  }

  /** 0 if the heaviest food is one of these; undefined if the dish contains none of them. */
  place(...keys: readonly FoodKey[]): number | undefined {
    const place = this.#foods.findIndex((lineage) => lineage.some((food) => keys.includes(food)));
    return place < 0 ? undefined : place;
  }

  /** Whether one of these foods is among the `count` heaviest. */
  leads(count: number, ...keys: readonly FoodKey[]): boolean {
    return (this.place(...keys) ?? count) < count;
  }

  /** The entry of the nearest of each food's lineage, with its food, the heaviest food first. */
  entriesIn<Entry>(table: Readonly<Partial<Record<FoodKey, Entry>>>): { food: FoodKey; entry: Entry }[] {
    return this.#foods.flatMap((lineage) => {
      const food = lineage.find((key) => table[key] !== undefined);
      const entry = food === undefined ? undefined : table[food];
      return food === undefined || entry === undefined ? [] : [{ food, entry }];
    });
  }
}
