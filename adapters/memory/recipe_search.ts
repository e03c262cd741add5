import {
  type Food,
  type PageRequest,
  type Recipe,
  type RecipeSearch,
  type RecipeSummary,
  searchWords,
} from "../../core/recipe/mod.ts";
import type { MemoryFoodStore } from "./food_store.ts";
import { type MemoryRecipeStore, toSummary } from "./recipe_store.ts";

const STOP_WORDS = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to", "with"]);
const LEAST_SIMILARITY = 0.35;

/** What is searched of a recipe, each with the words of those before it. */
interface Searched {
  readonly recipe: Recipe;
  readonly tiers: readonly (readonly string[])[];
}

/** {@linkcode RecipeSearch} over the memory stores: what Postgres's text search finds, for few recipes and simple words. */
export class MemoryRecipeSearch implements RecipeSearch {
  readonly #recipes: MemoryRecipeStore;
  readonly #foods: MemoryFoodStore;

  constructor(recipes: MemoryRecipeStore, foods: MemoryFoodStore) {
    this.#recipes = recipes;
    this.#foods = foods;
  }

  async search(words: readonly string[], page: PageRequest): Promise<RecipeSummary[]> {
    const allFoods = await this.#foods.all();
    const foods = new Map(allFoods.map((food) => [food.key, food]));
    const searched = this.#recipes.all().map((recipe) => ({ recipe, tiers: tiersOf(recipe, foods) }));
    const typed = words.map(fold);
    const found = find(searched, typed);
    const foodWords = allFoods.flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]).flatMap(searchWords);
    const vocabulary = [...searched.flatMap(({ tiers }) => tiers[1] ?? []), ...foodWords.map(fold)];
    return (found.length > 0 ? found : find(searched, corrected(typed, vocabulary)))
      .slice(page.skip, page.skip + page.limit)
      .map(toSummary);
  }

  async varied({ skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    return this.#recipes
      .all()
      .slice(skip, skip + limit)
      .map(toSummary);
  }
}

function tiersOf(recipe: Recipe, foods: ReadonlyMap<string, Food>): string[][] {
  const foodNames = recipe.ingredientGroups
    .flatMap(({ items }) => items)
    .flatMap(({ food, foodName }) => {
      const known = foods.get(food);
      return [foodName, ...(known?.aliases ?? []), foods.get(known?.parent ?? "")?.name ?? ""];
    });
  const tags = [...foodNames, ...recipe.dishTypes, ...recipe.preferences, ...recipe.diets, recipe.cuisine];
  const name = searchWords(recipe.name).map(fold);
  const card = [...name, ...tags.flatMap(searchWords).map(fold)];
  const whole = [...card, ...recipe.description.split(".").flatMap(searchWords).map(fold)];
  return [name, card, whole];
}

function find(searched: readonly Searched[], words: readonly string[]): Recipe[] {
  return searched
    .map(({ recipe, tiers }) => ({ recipe, tier: tiers.findIndex((tier) => holdsAll(tier, words)) }))
    .filter(({ tier }) => tier >= 0)
    .sort(
      (a, b) => a.tier - b.tier || a.recipe.name.length - b.recipe.name.length || (a.recipe.id < b.recipe.id ? -1 : 1),
    )
    .map(({ recipe }) => recipe);
}

function holdsAll(held: readonly string[], words: readonly string[]): boolean {
  const asked = words.filter((word) => !STOP_WORDS.has(word));
  return asked.every((word) => {
    const isLast = word === words.at(-1);
    return held.some((each) => stem(each) === stem(word) || (isLast && each.startsWith(word)));
  });
}

function corrected(words: readonly string[], vocabulary: readonly string[]): string[] {
  return words.map((word) => {
    if (vocabulary.some((each) => each.startsWith(word))) return word;
    const likely = [...new Set(vocabulary)]
      .sort()
      .map((each) => ({ each, similarity: similarity(each, word) }))
      .filter((candidate) => candidate.similarity >= LEAST_SIMILARITY)
      .sort((a, b) => b.similarity - a.similarity);
    return likely[0]?.each ?? word;
  });
}

/** The share of groups of three letters that two words have in common, as Postgres counts it. */
function similarity(a: string, b: string): number {
  const [groupsOfA, groupsOfB] = [groups(a), groups(b)];
  const common = [...groupsOfA].filter((group) => groupsOfB.has(group)).length;
  return common / (groupsOfA.size + groupsOfB.size - common);
}

function groups(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}

function fold(word: string): string {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

/** English plurals, roughly. */
function stem(word: string): string {
  return word
    .replace(/ies$/u, "y")
    .replace(/(o|s|x|ch|sh)es$/u, "$1")
    .replace(/s$/u, "");
}
