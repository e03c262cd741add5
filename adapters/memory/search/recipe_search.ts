import { type Food, type FoodKey, FoodTable, isSameWord, removeAccents } from "../../../core/food/mod.ts";
import {
  exclusionTagsOf,
  foodsOfLine,
  leaveOutExcluded,
  type Recipe,
  type RecipeSummary,
} from "../../../core/recipe/mod.ts";
import {
  areTooFew,
  explainMatch,
  filterTagsOf,
  intentTagsOf,
  lacksMost,
  type Match,
  nearestWords,
  type PageRequest,
  type Place,
  partialWeights,
  type QueryUnit,
  queryUnitsOf,
  RANKED_MAX,
  type RecipeQuery,
  type RecipeSearch,
  rankMatches,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  type SearchPageRequest,
  searchTagsOf,
  searchWithFewerWishes,
  searchWords,
  tagUnit,
} from "../../../core/search/mod.ts";
import type { MemoryFoodStore } from "../food/food_store.ts";
import { type MemoryRecipeStore, toSummary } from "../recipe/recipe_store.ts";

/** Postgres ignores these words. */
const STOP_WORDS = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to", "with", "not", "or", "our", "we"]);

type Foods = ReadonlyMap<FoodKey, Food>;

/** The words, foods and tags of one part of a recipe. */
interface Part {
  readonly words: readonly string[];
  readonly foods: ReadonlySet<FoodKey>;
  readonly tags: ReadonlySet<string>;
}

/** A recipe with its searched texts. Each part includes the one before. */
interface Searched {
  readonly recipe: Recipe;
  /** Tags that a query can require or exclude. */
  readonly tags: ReadonlySet<string>;
  readonly name: Part;
  readonly main: Part;
  readonly card: Part;
  readonly whole: Part;
}

/** A recipe that has all or some of the units. */
interface Found extends Match {
  readonly each: Searched;
  readonly tier: number;
  readonly isDescribed: boolean;
}

interface Asked {
  readonly query: RecipeQuery;
  readonly units: readonly QueryUnit[];
  readonly searched: readonly Searched[];
}

/** {@linkcode RecipeSearch} over the memory stores. Finds the same as Postgres's text search for few recipes and simple words. */
export class MemoryRecipeSearch implements RecipeSearch {
  readonly #recipes: MemoryRecipeStore;
  readonly #foods: MemoryFoodStore;

  constructor(recipes: MemoryRecipeStore, foods: MemoryFoodStore) {
    this.#recipes = recipes;
    this.#foods = foods;
  }

  search(query: RecipeQuery, page: SearchPageRequest): Promise<SearchHits> {
    return searchWithFewerWishes(query, (each) => this.#search(each, page));
  }

  async #search(query: RecipeQuery, page: SearchPageRequest): Promise<SearchHits> {
    const allFoods = await this.#foods.all();
    const foods = new FoodTable(allFoods);
    const byKey: Foods = new Map(allFoods.map((food) => [food.key, food]));
    const searched = this.#recipes.allFor(page.reader).map((recipe) => searchedOf(recipe, byKey));
    const asked = { query, units: unitsOf(query.words, foods, query), searched };
    const answer = async (
      found: readonly Found[],
      told: Partial<SearchHits> & { units: readonly QueryUnit[] },
    ): Promise<SearchHits> => {
      const matches = found.slice(0, SEARCH_DEPTH_MAX).map((match) => ({ match, id: match.each.recipe.id }));
      const { recipes: kept, hiddenByRules } = await leaveOutExcluded(matches, page.leaveOut);
      const recipes = kept.slice(page.skip, page.skip + page.limit).map(({ match }) => ({
        ...toSummary(match.each.recipe),
        why: explainMatch(
          { ...match, totalMinutes: match.each.recipe.totalMinutes },
          { query: told.isPartial ? withTagsOf(match, query) : query, units: told.units, foods },
        ),
      }));
      const { corrected, isPartial = false, lacksSubject } = told;
      return { recipes, corrected, isPartial, lacksSubject, hiddenByRules };
    };

    const found = find(asked);
    if (areTooFew(query, { units: asked.units.length, count: found.length })) {
      const some = findPart(asked);
      if (some.found.length > found.length) return answer(some.found, { ...some, isPartial: true });
    }
    if (found.length > 0 || asked.units.length === 0) return answer(found, asked);

    const words = correct(query.words, { searched, foods: allFoods, table: foods });
    const better = { ...asked, units: unitsOf(words, foods, query) };
    const corrected = words.join() === query.words.join() ? undefined : words;
    const again = find(better);
    if (again.length > 0) return answer(again, { corrected, units: better.units });
    const part = findPart(better);
    return part.found.length > 0 ? answer(part.found, { ...part, corrected, isPartial: true }) : answer([], asked);
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
  const { dishTypes, preferences, diets, keywords, cuisine } = recipe;
  const kinds = [...dishTypes, ...preferences, ...diets, ...keywords, cuisine, ...searchTagsOf(recipe)];
  const parentOf = (key: FoodKey) => foods.get(key)?.parent;
  const tags = new Set<string>([
    ...exclusionTagsOf(recipe, parentOf),
    ...intentTagsOf(recipe, parentOf),
    ...filterTagsOf(recipe),
    ...searchTagsOf(recipe),
  ]);
  const name: Part = { words: wordsOf([recipe.name]), foods: new Set(), tags: new Set() };
  const principal = lines.filter((line) => line.principal).map(({ food }) => food);
  const main: Part = { words: [...name.words, ...wordsOf(kinds)], foods: withAncestors(principal, foods), tags };
  const all = lines.flatMap(foodsOfLine);
  const card: Part = { ...main, foods: withAncestors([...principal, ...all], foods) };
  const whole: Part = { ...card, words: [...card.words, ...wordsOf(recipe.description.split("."))] };
  return { recipe, tags, name, main, card, whole };
}

function withAncestors(keys: readonly FoodKey[], foods: Foods): Set<FoodKey> {
  const found = new Set<FoodKey>();
  for (const key of keys) {
    for (let each: FoodKey | undefined = key; each !== undefined && !found.has(each); each = foods.get(each)?.parent) {
      found.add(each);
    }
  }
  return found;
}

function unitsOf(
  words: readonly string[],
  foods: FoodTable,
  query: Partial<Pick<RecipeQuery, "isFinished">> = {},
): QueryUnit[] {
  return queryUnitsOf(words, foods, query).filter(({ typed }) => !typed.every((word) => STOP_WORDS.has(word)));
}

/** Unknown words replaced by the closest known ones. */
function correct(
  words: readonly string[],
  { searched, foods, table }: { searched: readonly Searched[]; foods: readonly Food[]; table: FoodTable },
): string[] {
  const names = foods.flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]);
  const vocabulary = [...searched.flatMap(({ main }) => main.words), ...wordsOf(names)].filter(
    (word) => word.length > 2,
  );
  const recipesWith = (word: string) =>
    countOf(searched, { ...(unitsOf([word], table)[0] as QueryUnit), isBeginning: false }); // sound: a word has a unit
  return words.map((word) => {
    const plain = removeAccents(word);
    if (vocabulary.some((each) => each.startsWith(plain))) return word;
    return nearestWords(plain, vocabulary).toSorted((a, b) => recipesWith(b) - recipesWith(a))[0] ?? word;
  });
}

function countOf(searched: readonly Searched[], unit: QueryUnit): number {
  return searched.filter(({ card }) => has(card, unit)).length;
}

/** The recipes with all units, best first. */
function find({ query, units, searched }: Asked): Found[] {
  const kept = searched.filter((each) => isAllowed(each, query));
  // Only excluded tags: all other recipes, in the shuffled order.
  if (units.length + query.having.length + query.filters.length === 0 && query.maxMinutes === undefined)
    return kept.map((each) => foundOf(each, { tier: 1, places: [], query }));
  const found = kept.flatMap((each) => {
    const place = [each.name, each.main, each.card].findIndex((part) => units.every((unit) => has(part, unit)));
    if (place < 0) return [];
    const isNamed = units.some((unit) => has(each.name, unit));
    return foundOf(each, { tier: place * 2 - (isNamed ? 1 : 0), places: units.map(() => "main"), query });
  });
  const isDescribed = !query.isSentence && units.every(({ foods }) => foods.length === 0);
  const described =
    found.length > 0 || !isDescribed
      ? []
      : kept
          .filter(({ whole }) => units.every((unit) => has(whole, unit)))
          .map((each) => foundOf(each, { tier: 9, places: units.map(() => "description"), query }));
  return ranked([...found, ...described], { units });
}

/** The recipes with the most important units. */
function findPart({ query, units: asked, searched }: Asked): {
  found: Found[];
  units: readonly QueryUnit[];
  lacksSubject: boolean;
} {
  const { having, isSentence } = query;
  const all = [...asked, ...(isSentence ? having.map(tagUnit) : [])];
  const recipes = all.map((unit) => countOf(searched, unit));
  const { units, weights, subject } = partialWeights(all, { recipes, isSentence, subject: query.subject });
  const isHaving = having.length > 0 && !isSentence;
  const found = searched
    .filter((each) => isAllowed(each, isHaving ? query : { ...query, having: [] }))
    .map((each) => {
      const places = units.map(
        (unit): Place => (has(each.main, unit) ? "main" : has(each.card, unit) ? "card" : undefined),
      );
      const missing = places.filter((place) => place === undefined).length;
      return { missing, match: foundOf(each, { tier: missing, places, query }) };
    })
    .filter(({ missing }) => missing < units.length || isHaving)
    .map(({ match }) => match);
  const best = ranked(found, { units, weights, isSentence });
  return { found: best, units, lacksSubject: lacksMost(subject, (place) => best[0]?.places[place] === undefined) };
}

function ranked(
  found: Found[],
  asked: { units: readonly QueryUnit[]; weights?: readonly number[]; isSentence?: boolean },
): Found[] {
  found.sort(
    (a, b) => a.tier - b.tier || a.name.length - b.name.length || (a.each.recipe.id < b.each.recipe.id ? -1 : 1),
  );
  return [...rankMatches(found.slice(0, RANKED_MAX), asked), ...found.slice(RANKED_MAX)];
}

function foundOf(
  each: Searched,
  { tier, places, query }: { tier: number; places: readonly Place[]; query: RecipeQuery },
): Found {
  const { name, cuisine, keywords, dishTypes, preferences, diets, ingredientGroups } = each.recipe;
  const lines = ingredientGroups.flatMap(({ items }) => items);
  const principalFoods = lines.filter(({ principal }) => principal).map(({ food }) => food);
  const facts = {
    name,
    cuisine,
    keywords,
    dishTypes,
    preferences,
    diets,
    principalFoods,
    foods: lines.map(({ food }) => food),
  };
  const unmet = query.preferring.filter((tag) => !each.tags.has(tag)).length;
  return { ...facts, each, tier, places, unmet, isDescribed: places.includes("description") };
}

/** The query with the tags that a recipe has of those asked for. */
function withTagsOf({ each }: Found, query: RecipeQuery): RecipeQuery {
  return { ...query, having: query.having.filter((any) => any.some((tag) => each.tags.has(tag))) };
}

function isAllowed({ recipe, tags }: Searched, { maxMinutes, without, having, filters }: RecipeQuery): boolean {
  const isQuick = recipe.totalMinutes <= (maxMinutes ?? Number.POSITIVE_INFINITY);
  const isAsked = [...having, ...filters].every((any) => any.some((tag) => tags.has(tag)));
  return isQuick && isAsked && !without.some((tag) => tags.has(tag));
}

function has(part: Part, { spellings, foods: keys, tags, typed, isBeginning }: QueryUnit): boolean {
  const { words, foods } = part;
  const isNamed = spellings.some((spelling) => spelling.every((word) => words.some((each) => isSameWord(each, word))));
  if (isNamed || keys.some((key) => foods.has(key)) || tags.some((tag) => part.tags.has(tag))) return true;
  const last = removeAccents(typed.at(-1) ?? "");
  const before = typed.slice(0, -1).map(removeAccents);
  return isBeginning && before.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap(searchWords).map(removeAccents);
}
