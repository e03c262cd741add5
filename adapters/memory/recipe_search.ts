import {
  COMMON_WORDS,
  exclusionTagsOf,
  explainMatch,
  type Food,
  type FoodKey,
  intentTagsOf,
  isSameWord,
  nearestWords,
  type PageRequest,
  type Recipe,
  type RecipeQuery,
  type RecipeSearch,
  type RecipeSummary,
  removeAccents,
  type SearchHits,
  searchTagsOf,
  searchWords,
  withFewerWishes,
} from "../../core/recipe/mod.ts";
import type { MemoryFoodStore } from "./food_store.ts";
import { type MemoryRecipeStore, toSummary } from "./recipe_store.ts";

const STOP_WORDS = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to", "with"]);
const PREFIX_MIN = 2;

/** The field of principal foods, kinds of dish and tags. */
const MAIN = 1;
/** The field that is searched only if nothing else matches. */
const DESCRIPTION = 3;

type Foods = ReadonlyMap<FoodKey, Food>;

/** A recipe, and the words of each searched field. Each field includes the words of the fields before it. */
interface Searched {
  readonly recipe: Recipe;
  /** What a query can ask for or leave out. */
  readonly tags: ReadonlySet<string>;
  readonly places: readonly (readonly string[])[];
  /** Words of all names of each food. */
  readonly foods: readonly { readonly name: string; readonly words: readonly string[] }[];
}

/** Conditions that a recipe must meet. */
interface Asked {
  readonly query: RecipeQuery;
  /** Minimum number of matching words. */
  readonly least: number;
}

/** {@linkcode RecipeSearch} over the memory stores. Finds the same as Postgres's text search for few recipes and simple words. */
export class MemoryRecipeSearch implements RecipeSearch {
  readonly #recipes: MemoryRecipeStore;
  readonly #foods: MemoryFoodStore;

  constructor(recipes: MemoryRecipeStore, foods: MemoryFoodStore) {
    this.#recipes = recipes;
    this.#foods = foods;
  }

  async search(query: RecipeQuery, page: PageRequest): Promise<SearchHits> {
    const hits = await this.#searchWords(query, page);
    if (hits.recipes.length > 0) return hits;
    for (const fewer of withFewerWishes(query)) {
      const found = await this.#searchWords(fewer, page);
      if (found.recipes.length > 0) return { ...found, isPartial: true };
    }
    return hits;
  }

  async #searchWords(query: RecipeQuery, page: PageRequest): Promise<SearchHits> {
    const allFoods = await this.#foods.all();
    const foods: Foods = new Map(allFoods.map((food) => [food.key, food]));
    const searched = this.#recipes.all().map((recipe) => searchedOf(recipe, foods));
    const words = query.words
      .map(removeAccents)
      .filter(
        (word, place, all) =>
          !STOP_WORDS.has(word) && (all.length === 1 || place < all.length - 1 || word.length >= PREFIX_MIN),
      );
    const folded = { ...query, words };
    const answer = (found: readonly Searched[], told: Partial<SearchHits> & { query: RecipeQuery }): SearchHits => ({
      recipes: found.slice(page.skip, page.skip + page.limit).map((each) => ({
        ...toSummary(each.recipe),
        why: explainMatch({ ...each.recipe, foods: foodsFound(each, told.query) }, told.query),
      })),
      corrected: told.corrected,
      isPartial: told.isPartial ?? false,
    });

    const found = find(searched, { query: folded, least: words.length });
    if (found.length > 0 || words.length === 0) return answer(found, { query: folded });

    const vocabulary = [
      ...searched.flatMap(({ places }) => places[2] ?? []),
      ...allFoods.flatMap(namesOf).map(removeAccents),
    ];
    const isKnown = (word: string) => vocabulary.some((each) => each.startsWith(word));
    const recipesWith = (word: string) => searched.filter(({ places }) => places[2]?.includes(word)).length;
    const mostFrequent = (nearest: readonly string[]) => nearest.toSorted((a, b) => recipesWith(b) - recipesWith(a))[0];
    const better = {
      ...folded,
      words: words.map((word) => (isKnown(word) ? word : (mostFrequent(nearestWords(word, vocabulary)) ?? word))),
    };
    const told = { query: better, corrected: better.words.join() === words.join() ? undefined : better.words };
    const again = find(searched, { query: better, least: words.length });
    if (again.length > 0) return answer(again, told);
    const useful = better.words.filter((word) => !COMMON_WORDS.has(word) && isKnown(word));
    const most = useful.length === words.length ? words.length - 1 : useful.length;
    for (let least = words.some(isKnown) ? most : 0; least > 0; least -= 1) {
      const near = find(searched, { query: { ...better, words: useful }, least });
      if (near.length > 0) return answer(near, { ...told, isPartial: true });
    }
    return answer([], { query: folded });
  }

  async listDiverse({ skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    return this.#recipes
      .all()
      .slice(skip, skip + limit)
      .map(toSummary);
  }
}

function searchedOf(recipe: Recipe, foods: Foods): Searched {
  const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
  const named = lines.map(({ food, foodName, principal }) => ({
    name: foodName,
    principal,
    words: [foodName, ...namesWithAncestors(food, foods)].flatMap(searchWords).map(removeAccents),
  }));
  const { dishTypes, preferences, diets, keywords, cuisine } = recipe;
  const tags = [...dishTypes, ...preferences, ...diets, ...keywords, cuisine, ...searchTagsOf(recipe)];
  const name = searchWords(recipe.name).map(removeAccents);
  const main = [
    ...name,
    ...tags.flatMap(searchWords).map(removeAccents),
    ...named.filter(({ principal }) => principal).flatMap(({ words }) => words),
  ];
  const seasonings = lines.flatMap(({ seasonings: keys = [] }) =>
    keys.flatMap((key) => namesWithAncestors(key, foods)),
  );
  const card = [...main, ...named.flatMap(({ words }) => words), ...seasonings.flatMap(searchWords).map(removeAccents)];
  const whole = [...card, ...recipe.description.split(".").flatMap(searchWords).map(removeAccents)];
  const parentOf = (key: FoodKey) => foods.get(key)?.parent;
  const conditions = [...exclusionTagsOf(recipe, parentOf), ...intentTagsOf(recipe, parentOf), ...searchTagsOf(recipe)];
  return { recipe, tags: new Set(conditions), places: [name, main, card, whole], foods: named };
}

/** All names of a food, and the names of every more general one. */
function namesWithAncestors(key: FoodKey, foods: Foods): string[] {
  const food = foods.get(key);
  if (!food) return [];
  const parents: string[] = [];
  for (let parent = foods.get(food.parent ?? ""); parent; parent = foods.get(parent.parent ?? ""))
    parents.push(parent.name);
  return [...namesOf(food), ...parents];
}

function namesOf({ name, plural, aliases }: Food): string[] {
  return [name, plural, ...aliases].flatMap(searchWords);
}

function find(searched: readonly Searched[], { query, least }: Asked): Searched[] {
  const { maxMinutes = Number.POSITIVE_INFINITY, words, without, having } = query;
  // Only excluded tags: all other recipes, in the shuffled order.
  if (words.length + having.length === 0 && query.maxMinutes === undefined) {
    return searched.filter((each) => isLeft(each, without));
  }
  const isExact = least === words.length;
  const holdsAsked = (held: readonly string[]) =>
    words.filter((word, place) => holds(held, word, isExact && isTyped(words, place))).length >= least;
  const found = searched
    .filter(({ recipe }) => recipe.totalMinutes <= maxMinutes)
    .filter((each) => isLeft(each, without) && having.every((tags) => tags.some((tag) => each.tags.has(tag))))
    .map((each) => ({ each, tier: each.places.findIndex(holdsAsked), isNamed: isNamed(each, words) }))
    .filter(({ tier }) => tier >= 0)
    .sort(
      (a, b) =>
        groupOf(a, query) - groupOf(b, query) ||
        unmet(a.each, query) - unmet(b.each, query) ||
        a.tier - b.tier ||
        (words.length > 1 ? Number(b.isNamed) - Number(a.isNamed) : 0) ||
        a.each.recipe.name.length - b.each.recipe.name.length ||
        (a.each.recipe.id < b.each.recipe.id ? -1 : 1),
    );
  const onCards = found.filter(({ tier }) => tier < DESCRIPTION);
  return (onCards.length > 0 ? onCards : found).map(({ each }) => each);
}

/** With preferred tags, a match in the name is no better than one in the principal foods. */
function groupOf({ tier }: { tier: number }, { preferring }: RecipeQuery): number {
  return preferring.length > 0 ? Math.max(tier, MAIN) : tier;
}

/** How many of the preferred tags it lacks. */
function unmet({ tags }: Searched, { preferring }: RecipeQuery): number {
  return preferring.filter((tag) => !tags.has(tag)).length;
}

function isLeft({ tags }: Searched, without: RecipeQuery["without"]): boolean {
  return !without.some((tag) => tags.has(tag));
}

function isNamed({ places: [name = []] }: Searched, words: readonly string[]): boolean {
  return words.some((word, place) => holds(name, word, isTyped(words, place)));
}

/** Whether the word at this index may be incomplete because it is still being typed. */
function isTyped(words: readonly string[], place: number): boolean {
  return place === words.length - 1;
}

function holds(held: readonly string[], word: string, isPrefix = false): boolean {
  return held.some((each) => isSameWord(each, word, { isPrefix }));
}

function foodsFound({ foods }: Searched, { words }: RecipeQuery): string[] {
  return foods
    .filter((food) => words.some((word, place) => holds(food.words, word, isTyped(words, place))))
    .map(({ name }) => name)
    .sort();
}
