import type { FindRecipesReply } from "../../../adapters/http/wire/find_recipes.ts";
import type { RecipeSummaryWire } from "../../../adapters/http/wire/recipe_summary.ts";
import type { DishType, IngredientLine, Recipe, RecipeId } from "../../../core/recipe/mod.ts";
import { ApiError } from "../api_error.ts";
import { EXTRA_PHOTOS_MAX } from "../normalise_recipe.ts";
import type { OwnOpinion, RecipeApi, RecipeRating } from "../recipe_api.ts";
import type { RecipeDetail } from "../recipe_detail.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** Where a {@linkcode MemoryRecipeApi} begins. */
export interface MemoryRecipes extends MemoryBehaviour<keyof RecipeApi> {
  readonly recipes?: readonly Recipe[];
  readonly favourites?: readonly RecipeId[];
  /** What others think: the sum of their stars and how many they are. */
  readonly ratings?: Readonly<Record<RecipeId, { sum: number; count: number }>>;
  /** Whether lists leave calories and time to be looked up one by one. */
  readonly bareLists?: boolean;
}

/** The server's recipes in memory, for one person. */
export class MemoryRecipeApi implements RecipeApi {
  readonly answers: MemoryAnswers<keyof RecipeApi>;
  readonly favourites: Set<RecipeId>;
  readonly ownRatings = new Map<RecipeId, number>();
  readonly #recipes: Map<RecipeId, Recipe>;
  readonly #ratings: NonNullable<MemoryRecipes["ratings"]>;
  readonly #bareLists: boolean;

  constructor(options: MemoryRecipes = {}) {
    const { recipes = [], favourites = [], ratings = {}, bareLists = false } = options;
    this.answers = new MemoryAnswers(options);
    this.favourites = new Set(favourites);
    this.#recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    this.#ratings = ratings;
    this.#bareLists = bareLists;
  }

  async listForPerson(): Promise<RecipeSummaryWire[]> {
    return this.answers.to("listForPerson", () => this.#list());
  }

  async listVaried(): Promise<RecipeSummaryWire[]> {
    return this.answers.to("listVaried", () => this.#list());
  }

  async search(text: string): Promise<RecipeSummaryWire[]> {
    const wanted = text.trim().toLowerCase();
    // Without the favourites: the search is everybody's.
    return this.answers.to("search", () =>
      this.#list(({ name }) => name.toLowerCase().includes(wanted)).map(({ favourite: _own, ...recipe }) => recipe),
    );
  }

  async findByIngredients(ingredients: readonly string[]): Promise<FindRecipesReply> {
    return this.answers.to("findByIngredients", () => {
      const onHand = ingredients.map((ingredient) => ingredient.trim()).filter((ingredient) => ingredient !== "");
      if (onHand.length === 0) {
        const details = { status: 400, code: "invalid_input", requestId: "request-1" };
        throw new ApiError("Please add at least one ingredient.", details);
      }
      const lines = [...this.#recipes.values()].flatMap(linesOf);
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
        unknownIngredients: onHand.filter((word) => !lines.some((line) => isIn(line, word))),
        suggestions: [],
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

  async keepFavourite(id: string): Promise<void> {
    return this.answers.to("keepFavourite", () => {
      this.favourites.add(id);
    });
  }

  async dropFavourite(id: string): Promise<void> {
    return this.answers.to("dropFavourite", () => {
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

  /** What a recipe uses of what is on hand, and what else it needs. */
  #use(id: RecipeId, onHand: readonly string[]) {
    const recipe = this.#recipes.get(id);
    const byUse = Map.groupBy(recipe ? linesOf(recipe) : [], (line) => onHand.some((word) => isIn(line, word)));
    const names = (isMatched: boolean) => [...new Set(byUse.get(isMatched)?.map(({ foodName }) => foodName))];
    return { matchedIngredients: names(true), missingIngredients: names(false), assumedIngredients: [], swaps: [] };
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
