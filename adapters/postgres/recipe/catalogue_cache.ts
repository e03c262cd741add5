import { LRUCache } from "lru-cache";
import type { Preference } from "../../../core/account/mod.ts";
import type { Candidate, PersonalRecipe, RecipeId } from "../../../core/recipe/mod.ts";

/** The facts of a recipe that ranking needs for any person. */
export interface RecipeTraits
  extends Omit<Candidate, "matchedPreferences" | "stars" | "lastPlanned" | "favourite" | "reason"> {
  readonly preferences: readonly Preference[];
}

/** About 5 MB: half a kilobyte each. */
const RECIPES_MAX = 10_000;
/** About 2 MB: 300 ids each. */
const LISTS_MAX = 200;
/** About 4 MB: 120 cards each. */
const RANKINGS_MAX = 200;
/** Foods, kinds of dish, cuisines and the like. A recipe has about twenty of them, which most recipes share. */
const WORDS_MAX = 5_000;

/** A person's ranked list. */
export interface Ranking {
  readonly recipes: readonly PersonalRecipe[];
  /** Its candidates outside the catalogue. */
  readonly ownIds: readonly RecipeId[];
  /** A hash of these recipes. */
  readonly ownState: string;
}

/**
 * A cache of one version of the catalogue: recipes, lists of their ids as text, and ranked lists. Entries are valid as long as the version
 * is current.
 */
export class CatalogueCache {
  readonly version: number;
  readonly #recipes = new LRUCache<RecipeId, RecipeTraits>({ max: RECIPES_MAX });
  readonly #lists = new LRUCache<string, string>({ max: LISTS_MAX });
  readonly #rankings = new LRUCache<string, Ranking>({ max: RANKINGS_MAX });
  readonly #words = new LRUCache<string, string>({ max: WORDS_MAX });

  constructor(version: number) {
    this.version = version;
  }

  find(id: RecipeId): RecipeTraits | undefined {
    return this.#recipes.get(id);
  }

  put(recipe: RecipeTraits): void {
    this.#recipes.set(recipe.id, {
      ...recipe,
      preferences: this.#shared(recipe.preferences),
      cuisine: this.#sharedWord(recipe.cuisine),
      dishTypes: this.#shared(recipe.dishTypes),
      diets: this.#shared(recipe.diets),
      keywords: this.#shared(recipe.keywords),
      principalFoods: this.#shared(recipe.principalFoods),
    });
  }

  /** The list of this name, as it was read before or as `read` reads it now. */
  async list(name: string, read: () => Promise<string>): Promise<string> {
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const list = await read();
    this.#lists.set(name, list);
    return list;
  }

  ranking(name: string): Ranking | undefined {
    return this.#rankings.get(name);
  }

  putRanking(name: string, ranking: Ranking): void {
    this.#rankings.set(name, ranking);
  }

  #shared<Word extends string>(words: readonly Word[]): readonly Word[] {
    return words.map((word) => this.#sharedWord(word));
  }

  /** The same text for all recipes, which takes a third of the memory and is compared faster. */
  #sharedWord<Word extends string>(word: Word): Word {
    const known = this.#words.get(word);
    if (known !== undefined) return known as Word; // sound: it is the same text
    this.#words.set(word, word);
    return word;
  }
}
