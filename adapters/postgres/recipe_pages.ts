import type { Knex } from "knex";
import type { Preference } from "../../core/account/mod.ts";
import {
  type Content,
  type DishType,
  type IngredientGroup,
  isRecipeId,
  type Nutrition,
  type PrincipalKind,
  type Recipe,
  type RecipeId,
  type RecipePage,
  type RecipePages,
} from "../../core/recipe/mod.ts";

/** JSON has no undefined: the reason of a food that does contain it is absent. */
type ContentRow = Omit<Content, "foods"> & { foods: readonly { name: string; reason?: string }[] };

interface PageRow {
  id: RecipeId;
  name: string;
  main_image: string;
  total_minutes: number;
  cuisine: string;
  keywords: string[];
  dish_types: DishType[];
  preferences: Preference[];
  description: string;
  diets: Recipe["diets"];
  contents: readonly ContentRow[];
  principal_kind: PrincipalKind | null;
  servings: number;
  images: string[];
  ingredient_groups: { title?: string; items: IngredientGroup["items"] }[];
  steps: string[];
  notes: string[];
  nutrition: Nutrition;
  mean: number | null;
  reviews: number;
}

/** {@linkcode RecipePages} in one statement. */
export class PostgresRecipePages implements RecipePages {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(id: RecipeId): Promise<RecipePage | undefined> {
    if (!isRecipeId(id)) return undefined;
    const { rows } = await this.#knex.raw<{ rows: PageRow[] }>(
      `SELECT id, name, main_image, total_minutes, cuisine, keywords, dish_types, preferences, description, diets, contents, principal_kind,
              servings, images, ingredient_groups, steps, notes, nutrition, mean, reviews
         FROM recipe
         JOIN recipe_page ON recipe_page.recipe_id = recipe.id
        CROSS JOIN LATERAL (SELECT round(avg(stars), 1)::float8 AS mean, count(*)::integer AS reviews
                              FROM recipe_rating WHERE recipe_rating.recipe_id = recipe.id) AS rating
        WHERE id = ?`,
      [id],
    );
    return (
      rows[0] && { recipe: toRecipe(rows[0]), rating: { mean: rows[0].mean ?? undefined, reviews: rows[0].reviews } }
    );
  }
}

function toContent({ constituent, state, foods }: ContentRow): Content {
  return { constituent, state, foods: foods.map(({ name, reason }) => ({ name, reason })) };
}

function toRecipe(row: PageRow): Recipe {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    cuisine: row.cuisine,
    keywords: row.keywords,
    dishTypes: row.dish_types,
    preferences: row.preferences,
    diets: row.diets,
    contents: row.contents.map(toContent),
    principalKind: row.principal_kind ?? undefined,
    servings: row.servings,
    totalMinutes: row.total_minutes,
    mainImage: row.main_image,
    images: row.images,
    // JSON has no undefined: a group without a title comes back without the field.
    ingredientGroups: row.ingredient_groups.map(({ title, items }) => ({ title, items })),
    steps: row.steps,
    notes: row.notes,
    nutrition: row.nutrition,
  };
}
