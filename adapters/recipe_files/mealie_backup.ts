import { isObject, type JsonObject } from "../recipe_pages/mod.ts";

/** The lists of a recipe, the tables that join them to it, and the columns with their keys. */
const JOINED = [
  ["recipeCategory", "recipes_to_categories", "category_id", "categories"],
  ["tags", "recipes_to_tags", "tag_id", "tags"],
  ["tools", "recipes_to_tools", "tool_id", "tools"],
] as const;

/** Whether it is the `database.json` of a backup of Mealie: all rows of its database, by the names of their tables. */
export function isMealieBackup(json: unknown): json is JsonObject {
  return isObject(json) && Array.isArray(json["recipes"]) && Array.isArray(json["recipes_ingredients"]);
}

/** The recipes of a backup, each as Mealie exports it. */
export function recipesOfMealieBackup(json: JsonObject): JsonObject[] {
  const rows = (table: string) => [json[table]].flat().filter(isObject);
  const byId = (table: string) => new Map(rows(table).map((row) => [row["id"], row]));
  const ofRecipes = (table: string) => Map.groupBy(rows(table), (row) => row["recipe_id"]);
  const [foods, units] = [byId("ingredient_foods"), byId("ingredient_units")];
  const [ingredients, steps] = [ofRecipes("recipes_ingredients"), ofRecipes("recipe_instructions")];
  const [notes, nutrition] = [ofRecipes("notes"), ofRecipes("recipe_nutrition")];
  const [recipes, opinions] = [byId("recipes"), ofRecipes("users_to_recipes")];
  const joined = JOINED.map(([key, join, column, table]) => {
    const [joins, named] = [ofRecipes(join), byId(table)];
    return (id: unknown) => [key, (joins.get(id) ?? []).flatMap((row) => named.get(row[column]) ?? [])] as const;
  });
  return rows("recipes").map((recipe) => {
    const { id } = recipe;
    return {
      ...recipe,
      recipeIngredient: inOrder(ingredients.get(id)).map((row) => ({
        ...row,
        // A recipe may be an ingredient of another one.
        food: foods.get(row["food_id"]) ?? recipes.get(row["referenced_recipe_id"]),
        unit: units.get(row["unit_id"]),
      })),
      recipeInstructions: inOrder(steps.get(id)),
      notes: notes.get(id) ?? [],
      nutrition: nutrition.get(id)?.[0] ?? {},
      isFavorite: opinions.get(id)?.some((row) => Boolean(row["is_favorite"])),
      ...Object.fromEntries(joined.map((listOf) => listOf(id))),
    };
  });
}

/** Where a backup has the picture of one of its recipes, whose id has no hyphens there. */
export function mealiePicturePath({ id }: JsonObject): string {
  const hex = String(id).replaceAll("-", "");
  const folder = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  return `data/recipes/${folder}/images/original.webp`;
}

function inOrder(rows: readonly JsonObject[] = []): JsonObject[] {
  return rows.toSorted((a, b) => Number(a["position"]) - Number(b["position"]));
}
