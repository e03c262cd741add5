import type { Knex } from "knex";
import type { Preference, UserId } from "../../../core/account/mod.ts";
import type { RecipeScales } from "../../../core/amounts/mod.ts";
import { type Content, type Nutrition, type PrincipalKind } from "../../../core/food/mod.ts";
import {
  type Dish,
  type DishType,
  type IngredientGroup,
  isRecipeId,
  type Recipe,
  type RecipeId,
  type RecipePage,
  type RecipePages,
} from "../../../core/recipe/mod.ts";
import { READABLE } from "./readable_recipe.ts";
import { type KeepsRow, toKeeps } from "./recipe_row.ts";

/** JSON has no undefined: the reason of a food that does contain it is absent. */
type ContentRow = Omit<Content, "foods"> & { foods: readonly { name: string; reason?: string }[] };

interface DishRow {
  id: RecipeId;
  diets: Recipe["diets"];
  contents: readonly ContentRow[];
  ingredient_groups: { title?: string; items: IngredientGroup["items"] }[];
}

interface PageRow extends DishRow {
  name: string;
  main_image: string;
  total_minutes: number | null;
  cuisine: string;
  keywords: string[];
  dish_types: DishType[];
  preferences: Preference[];
  description: string;
  principal_kind: PrincipalKind | null;
  servings: number;
  scales: RecipeScales;
  images: string[];
  steps: string[];
  notes: string[];
  nutrition: Nutrition;
  mean: number | null;
  reviews: number;
}

/** {@linkcode RecipePages}, each read in one statement. */
export class PostgresRecipePages implements RecipePages {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(id: RecipeId, reader?: UserId): Promise<RecipePage | undefined> {
    return isRecipeId(id) ? await this.#find(`id = :id AND ${READABLE}`, { id, reader: reader ?? null }) : undefined;
  }

  findByLink(linkHash: string): Promise<RecipePage | undefined> {
    return this.#find("id = (SELECT recipe_id FROM own_recipe WHERE link_hash = :linkHash)", { linkHash });
  }

  async #find(condition: string, bindings: Record<string, string | number | null>): Promise<RecipePage | undefined> {
    const { rows } = await this.#knex.raw<{ rows: PageRow[] }>(
      `SELECT id, name, main_image, total_minutes, cuisine, keywords, dish_types, preferences, description, diets, contents, principal_kind,
              servings, scales, images, ingredient_groups, steps, notes, nutrition, mean, reviews
         FROM stored_recipe
         JOIN recipe_page ON recipe_page.recipe_id = stored_recipe.id
        CROSS JOIN LATERAL (SELECT round(avg(stars), 1)::float8 AS mean, count(*)::integer AS reviews
                              FROM recipe_rating WHERE recipe_rating.recipe_id = stored_recipe.id) AS rating
        WHERE ${condition}`,
      bindings,
    );
    return (
      rows[0] && { recipe: toRecipe(rows[0]), rating: { mean: rows[0].mean ?? undefined, reviews: rows[0].reviews } }
    );
  }

  async listDishes(ids: readonly RecipeId[]): Promise<Dish[]> {
    const { rows } = await this.#knex.raw<{ rows: DishRow[] }>(
      `SELECT id, diets, contents, ingredient_groups
         FROM stored_recipe
         JOIN recipe_page ON recipe_page.recipe_id = stored_recipe.id
        WHERE id = ANY (?)`,
      [ids.filter(isRecipeId)],
    );
    return rows.map(toDish);
  }

  async listKeeping(ids: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, Pick<Recipe, "keeps" | "notes">>> {
    const rows: (KeepsRow & { recipe_id: RecipeId; notes: string[] })[] = await this.#knex("recipe_page")
      .select("recipe_id", "notes", "keeps_days", "freezer_months")
      .whereIn("recipe_id", ids.filter(isRecipeId));
    return new Map(rows.map((row) => [row.recipe_id, { keeps: toKeeps(row), notes: row.notes }]));
  }
}

function toContent({ constituent, state, foods }: ContentRow): Content {
  return { constituent, state, foods: foods.map(({ name, reason }) => ({ name, reason })) };
}

function toDish({ id, diets, contents, ingredient_groups }: DishRow): Dish {
  return {
    id,
    diets,
    contents: contents.map(toContent),
    // JSON has no undefined: a group without a title comes back without the field.
    ingredientGroups: ingredient_groups.map(({ title, items }) => ({ title, items })),
  };
}

function toRecipe(row: PageRow): RecipePage["recipe"] {
  return {
    ...toDish(row),
    name: row.name,
    description: row.description,
    cuisine: row.cuisine,
    keywords: row.keywords,
    dishTypes: row.dish_types,
    preferences: row.preferences,
    principalKind: row.principal_kind ?? undefined,
    servings: row.servings,
    scales: row.scales,
    totalMinutes: row.total_minutes ?? undefined,
    mainImage: row.main_image,
    images: row.images,
    steps: row.steps,
    notes: row.notes,
    nutrition: row.nutrition,
  };
}
