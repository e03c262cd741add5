import type { DishType, IngredientLine, Recipe, RecipeId } from "../../../core/recipe/mod.ts";
import type { FindRecipesReply } from "../../../wire/find_recipes.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe_summary.ts";
import type { SearchRecipesReply } from "../../../wire/search_recipes.ts";
import { ApiError } from "../../api/api_error.ts";
import { EXTRA_PHOTOS_MAX } from "../../api/normalise_recipe.ts";
import type { OwnOpinion, RecipeApi } from "../../api/recipe_api.ts";
import type { RecipeDetail, RecipeRating } from "../../api/recipe_detail.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** Where a {@linkcode MemoryRecipeApi} begins. */
export interface MemoryRecipes extends MemoryBehaviour<keyof RecipeApi> {
  readonly recipes?: readonly Recipe[];
  readonly favourites?: readonly RecipeId[];
  /** What others think: the sum of their stars and how many they are. */
  readonly ratings?: Readonly<Record<RecipeId, { sum: number; count: number }>>;
  /** Whether lists leave calories and time to be looked up one by one. */
  readonly bareLists?: boolean;
  /** Why a recipe is in the person's own list, by its id. */
  readonly reasons?: Readonly<Record<RecipeId, string>>;
  /** What misspelled words are taken for by the search. */
  readonly corrections?: Readonly<Record<string, string>>;
  /** What could be used in a food's place, the best first. */
  readonly standIns?: Readonly<Record<string, readonly string[]>>;
  /** The foods that may be meant by a word that is none, the nearest first. */
  readonly nearFoods?: Readonly<Record<string, readonly string[]>>;
}

/** The server's recipes in memory, for one person. */
export class MemoryRecipeApi implements RecipeApi {
  readonly answers: MemoryAnswers<keyof RecipeApi>;
  readonly favourites: Set<RecipeId>;
  readonly ownRatings = new Map<RecipeId, number>();
  readonly #recipes: Map<RecipeId, Recipe>;
  readonly #ratings: NonNullable<MemoryRecipes["ratings"]>;
  readonly #bareLists: boolean;
  readonly #reasons: NonNullable<MemoryRecipes["reasons"]>;
  readonly #corrections: NonNullable<MemoryRecipes["corrections"]>;
  readonly #standIns: NonNullable<MemoryRecipes["standIns"]>;
  readonly #nearFoods: NonNullable<MemoryRecipes["nearFoods"]>;

  constructor(options: MemoryRecipes = {}) {
    const { recipes = [], favourites = [], ratings = {}, bareLists = false } = options;
    const { reasons = {}, corrections = {}, standIns = {}, nearFoods = {} } = options;
    this.answers = new MemoryAnswers(options);
    this.favourites = new Set(favourites);
    this.#recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    this.#ratings = ratings;
    this.#bareLists = bareLists;
    this.#reasons = reasons;
    this.#corrections = corrections;
    this.#standIns = standIns;
    this.#nearFoods = nearFoods;
  }

  async listForPerson(): Promise<RecipeSummaryWire[]> {
    return this.answers.to("listForPerson", () =>
      this.#list().map((recipe) => {
        const reason = this.#reasons[recipe.id];
        return reason === undefined ? recipe : { ...recipe, reason };
      }),
    );
  }

  async listDiverse(): Promise<RecipeSummaryWire[]> {
    return this.answers.to("listDiverse", () => this.#list());
  }

  async search(text: string): Promise<SearchRecipesReply> {
    return this.answers.to("search", () => {
      const words = text.trim().toLowerCase().split(/\s+/u);
      const asked = this.#holdingMost(words);
      if (asked.isAll) return { recipes: asked.recipes, nextCursor: null };
      const better = words.map((word) => this.#corrections[word] ?? word);
      const found = this.#holdingMost(better);
      if (found.recipes.length === 0) return { recipes: [], nextCursor: null };
      return {
        recipes: found.recipes,
        nextCursor: null,
        ...(better.join() !== words.join() && { corrected: better.join(" ") }),
        ...(!found.isAll && { partial: true as const }),
      };
    });
  }

  async findByIngredients(ingredients: readonly string[]): Promise<FindRecipesReply> {
    return this.answers.to("findByIngredients", () => {
      const onHand = ingredients.map((ingredient) => ingredient.trim()).filter((ingredient) => ingredient !== "");
      if (onHand.length === 0) {
        const details = { status: 400, code: "invalid_input", requestId: "request-1" };
        throw new ApiError("Please add at least one ingredient.", details);
      }
      const lines = [...this.#recipes.values()].flatMap(linesOf);
      const standIns = new Set(Object.values(this.#standIns).flat());
      const unknown = onHand.filter(
        (word) => !lines.some((line) => isIn(line, word)) && !standIns.has(word.toLowerCase()),
      );
      return {
        recipes: this.#list()
          // Without the favourites: the search is everybody's.
          .map(({ favourite: _own, ...recipe }) => ({ ...recipe, ...this.#use(recipe.id, onHand) }))
          .filter(({ matchedIngredients }) => matchedIngredients.length > 0)
          .toSorted(
            (a, b) =>
              b.matchedIngredients.length - a.matchedIngredients.length ||
              a.missingIngredients.length - b.missingIngredients.length,
          ),
        unknownIngredients: unknown,
        suggestions: unknown.flatMap((ingredient) => {
          const foods = this.#nearFoods[ingredient.toLowerCase()];
          return foods ? [{ ingredient, foods: [...foods] }] : [];
        }),
      };
    });
  }

  async listByDishTypes(dishTypes: readonly DishType[]): Promise<RecipeSummaryWire[]> {
    return this.answers.to("listByDishTypes", () =>
      this.#list(({ dishTypes: own }) => dishTypes.length === 0 || own.some((type) => dishTypes.includes(type))),
    );
  }

  async find(id: string): Promise<RecipeDetail> {
    return this.answers.to("find", () => {
      const recipe = this.#recipes.get(id);
      if (!recipe) {
        throw new ApiError(`There is no recipe "${id}"`, {
          status: 404,
          code: "recipe_not_found",
          requestId: "request-1",
        });
      }
      return detail(recipe, this.#rating(id));
    });
  }

  async ownOpinion(id: string): Promise<OwnOpinion> {
    return this.answers.to("ownOpinion", () => ({
      rating: this.ownRatings.get(id),
      favourite: this.favourites.has(id),
    }));
  }

  async rate(id: string, value: number): Promise<RecipeRating> {
    return this.answers.to("rate", () => {
      this.ownRatings.set(id, value);
      return this.#rating(id);
    });
  }

  async listFavourites(): Promise<RecipeSummaryWire[]> {
    return this.answers.to("listFavourites", () => this.#list(({ id }) => this.favourites.has(id)));
  }

  async addFavourite(id: string): Promise<void> {
    return this.answers.to("addFavourite", () => {
      this.favourites.add(id);
    });
  }

  async removeFavourite(id: string): Promise<void> {
    return this.answers.to("removeFavourite", () => {
      this.favourites.delete(id);
    });
  }

  #list(fits: (recipe: Recipe) => boolean = () => true): RecipeSummaryWire[] {
    return [...this.#recipes.values()].filter(fits).map(({ id, name, mainImage, nutrition, totalMinutes }) => ({
      id,
      name,
      mainImage,
      favourite: this.favourites.has(id),
      ...(this.#bareLists ? {} : { calories: nutrition.kcal, totalTime: `${totalMinutes} Min` }),
    }));
  }

  /** The recipes whose names hold the most of these words, and whether that is all of them. */
  #holdingMost(words: readonly string[]): Pick<SearchRecipesReply, "recipes"> & { isAll: boolean } {
    const held = ({ name }: Recipe) => words.filter((word) => name.toLowerCase().includes(word)).length;
    const most = Math.max(0, ...[...this.#recipes.values()].map(held));
    // Without the favourites: the search is everybody's.
    const recipes = this.#list((recipe) => held(recipe) === most).map(({ favourite: _own, ...recipe }) => recipe);
    return { recipes: most === 0 ? [] : recipes, isAll: most === words.length };
  }

  /** What a recipe uses of what is on hand, and what else it needs. */
  #use(id: RecipeId, onHand: readonly string[]) {
    const recipe = this.#recipes.get(id);
    const byUse = Map.groupBy(recipe ? linesOf(recipe) : [], (line) => onHand.some((word) => isIn(line, word)));
    const names = (isMatched: boolean) => [...new Set(byUse.get(isMatched)?.map(({ foodName }) => foodName))];
    const missingIngredients = names(false);
    const swaps = missingIngredients.flatMap((need) => this.#swapFor(need, onHand) ?? []);
    return { matchedIngredients: names(true), missingIngredients, assumedIngredients: [], swaps };
  }

  #swapFor(need: string, onHand: readonly string[]): { for: string; use: string; onHand: boolean } | undefined {
    const standIns = this.#standIns[need] ?? [];
    const own = standIns.find((food) => onHand.some((word) => word.toLowerCase() === food));
    const use = own ?? standIns[0];
    return use === undefined ? undefined : { for: need, use, onHand: own !== undefined };
  }

  #rating(id: RecipeId): RecipeRating {
    const { sum, count } = this.#ratings[id] ?? { sum: 0, count: 0 };
    const own = this.ownRatings.get(id);
    const reviews = count + (own === undefined ? 0 : 1);
    return { value: reviews === 0 ? undefined : Math.round(((sum + (own ?? 0)) / reviews) * 10) / 10, reviews };
  }
}

function linesOf({ ingredientGroups }: Recipe): IngredientLine[] {
  return ingredientGroups.flatMap(({ items }) => items);
}

function isIn({ text }: IngredientLine, word: string): boolean {
  // "Tomatoes" finds "tomato": stories need no more of what the server's matching knows.
  return text.toLowerCase().includes(word.toLowerCase().replace(/e?s$/u, ""));
}

function detail(recipe: Recipe, rating: RecipeRating): RecipeDetail {
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    photos: recipe.images.slice(0, EXTRA_PHOTOS_MAX),
    description: recipe.description,
    servings: String(recipe.servings),
    totalTime: `${recipe.totalMinutes} Min`,
    rating,
    ingredientGroups: recipe.ingredientGroups.map(({ title, items }) => ({
      title,
      items: items.map(({ text }) => text),
    })),
    instructions: recipe.steps,
    calories: `${recipe.nutrition.kcal} kcal`,
    protein: recipe.nutrition.proteinGrams,
    carbs: recipe.nutrition.carbsGrams,
    fat: recipe.nutrition.fatGrams,
    nutritionWeightShare: recipe.nutrition.weightShare,
  };
}
