import type { FoodTables } from "../food/mod.ts";
import type { NamedFood } from "./own_food_rules.ts";

/** Most foods that are suggested for a text. */
export const SUGGESTED_FOODS_MAX = 8;

/**
 * Foods of the food table that a person may mean while they type, the best first; see {@linkcode FoodTable.complete}. At most
 * {@linkcode SUGGESTED_FOODS_MAX}; none for a blank text.
 */
export async function suggestFoods(
  { ingredients }: { readonly ingredients: FoodTables },
  { text }: { text: string },
): Promise<NamedFood[]> {
  const { foods } = await ingredients.current();
  return foods.complete(text, { limit: SUGGESTED_FOODS_MAX }).map((key) => ({ key, name: foods.nameOf(key) }));
}
