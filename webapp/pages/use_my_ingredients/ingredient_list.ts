import { INGREDIENT_MAX_LENGTH, INGREDIENTS_MAX } from "../../../core/recipe/mod.ts";

/**
 * The list with one more ingredient, trimmed. A blank one, one that is there already whatever its case, and one beyond
 * what the server takes leave it as it is.
 */
export function withIngredient(list: readonly string[], text: string): readonly string[] {
  const ingredient = text.trim().slice(0, INGREDIENT_MAX_LENGTH).trim();
  const isKnown = list.some((known) => known.toLowerCase() === ingredient.toLowerCase());
  return ingredient === "" || isKnown || list.length >= INGREDIENTS_MAX ? list : [...list, ingredient];
}

/** The list without the one at this place, counted from 0. */
export function withoutIngredient(list: readonly string[], place: number): readonly string[] {
  return list.filter((_, index) => index !== place);
}
