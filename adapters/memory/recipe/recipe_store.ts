import type { UserId } from "../../../core/account/mod.ts";
import type { RecipeOfWritten } from "../../../core/cookbook/mod.ts";
import {
  type DishType,
  type Recipe,
  type RecipeId,
  type RecipeStore,
  type RecipeSummary,
  shufflePositionOf,
} from "../../../core/recipe/mod.ts";

/** The readers of an own recipe. */
export interface OwnRecipeAccess {
  /** By its id. */
  readonly isReadableBy: (reader: UserId | undefined) => boolean;
  /** In search and lists. */
  readonly isListedFor: (reader: UserId) => boolean;
}

/** {@linkcode RecipeStore} in memory. */
export class MemoryRecipeStore implements RecipeStore {
  readonly #recipes: Map<RecipeId, Recipe>;
  readonly #linked = new Map<string, RecipeId>();
  readonly #own = new Map<RecipeId, OwnRecipeAccess & { readonly recipe: RecipeOfWritten }>();
  /** A recipe's position in the shuffled order. */
  readonly positionOf: (id: RecipeId) => number;

  /** @param positionOf replaces {@linkcode shufflePositionOf}, for stories that show their recipes in a chosen order. */
  constructor(recipes: readonly Recipe[], positionOf = shufflePositionOf) {
    this.positionOf = positionOf;
    this.#recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }

  async find(id: RecipeId, reader?: UserId): Promise<RecipeSummary | undefined> {
    const recipe = this.get(id, reader);
    return recipe && toSummary(recipe);
  }

  async list(ids: readonly RecipeId[], reader?: UserId): Promise<RecipeSummary[]> {
    return ids.flatMap((id) => this.get(id, reader) ?? []).map(toSummary);
  }

  async listByDishTypes(
    dishTypes: readonly DishType[],
    options: { limit: number; reader?: UserId | undefined },
  ): Promise<RecipeSummary[]> {
    const own = this.allFor(options.reader).filter(({ id }) => this.#own.has(id));
    return [...own, ...this.all()]
      .filter((recipe) => dishTypes.length === 0 || dishTypes.some((type) => recipe.dishTypes.includes(type)))
      .slice(0, options.limit)
      .map(toSummary);
  }

  async putAll(recipes: readonly Recipe[]): Promise<void> {
    for (const recipe of recipes) this.#recipes.set(recipe.id, recipe);
  }

  /** The complete recipe that this person may read, for the other adapters of this folder. */
  get(id: RecipeId, reader?: UserId): Recipe | undefined {
    const own = this.#own.get(id);
    return own?.isReadableBy(reader) ? own.recipe : this.#recipes.get(id);
  }

  /** A recipe by its id, also an own one. */
  getAny(id: RecipeId): Recipe | undefined {
    return this.#own.get(id)?.recipe ?? this.#recipes.get(id);
  }

  putOwn(recipe: RecipeOfWritten, access: OwnRecipeAccess): void {
    this.#own.set(recipe.id, { recipe, ...access });
  }

  setLink(id: RecipeId, linkHash: string | undefined): void {
    for (const [hash, linked] of this.#linked) if (linked === id) this.#linked.delete(hash);
    if (linkHash !== undefined) this.#linked.set(linkHash, id);
  }

  getByLink(linkHash: string): Recipe | undefined {
    return this.getAny(this.#linked.get(linkHash) ?? "");
  }

  removeOwn(id: RecipeId): void {
    this.#own.delete(id);
  }

  /** {@linkcode all}, and the own recipes that this person's lists show, in the shuffled order. */
  allFor(reader: UserId | undefined): Recipe[] {
    const own = [...this.#own.values()].filter(({ isListedFor }) => reader !== undefined && isListedFor(reader));
    return this.#inOrder([...this.#recipes.values(), ...own.map(({ recipe }) => recipe)]);
  }

  /** All complete recipes of the catalogue in the shuffled order, for the other adapters of this folder. */
  all(): Recipe[] {
    return this.#inOrder([...this.#recipes.values()]);
  }

  #inOrder(recipes: Recipe[]): Recipe[] {
    return recipes.sort((a, b) => this.positionOf(a.id) - this.positionOf(b.id) || (a.id < b.id ? -1 : 1));
  }
}

/** The card of a recipe. */
export function toSummary(recipe: Recipe & Partial<RecipeOfWritten>): RecipeSummary {
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    kcal: recipe.nutrition.weightShare === 0 ? undefined : Math.round(recipe.nutrition.kcal),
    totalMinutes: recipe.isTimeKnown === false ? undefined : recipe.totalMinutes,
  };
}
