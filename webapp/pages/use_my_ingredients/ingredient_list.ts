import { INGREDIENT_MAX_LENGTH, INGREDIENTS_MAX } from "../../../core/recipe/mod.ts";

/**
 * The list with one more ingredient, trimmed. A blank one, one that is there already whatever its case, and one beyond
 * what the server takes leave it as it is.
 */
export function withIngredient(list: readonly string[], text: string): readonly string[] {
  const ingredient = text.trim().slice(0, INGREDIENT_MAX_LENGTH).trim();
  return ingredient === "" || hasIngredient(list, ingredient) || isFull(list) ? list : [...list, ingredient];
}

/** The list with each ingredient of a text like "chicken, tomatoes, garlic". */
export function withIngredients(list: readonly string[], text: string): readonly string[] {
  return text.split(",").reduce(withIngredient, list);
}

/** The list without the one at this place, counted from 0. */
export function withoutIngredient(list: readonly string[], place: number): readonly string[] {
  return list.filter((_, index) => index !== place);
}

/**
 * The list with a food in a word's place. The word may be a whole ingredient, or a part of one: "chese and ham". The list as
 * it is where the word is not on it.
 */
export function withReplaced(
  list: readonly string[],
  { word, food }: { word: string; food: string },
): readonly string[] {
  const whole = list.indexOf(word);
  const place = whole === -1 ? list.findIndex((ingredient) => isPart(ingredient, word)) : whole;
  return list
    .map((ingredient, index) =>
      index === place ? ` ${ingredient} `.replace(` ${word} `, () => ` ${food} `) : ingredient,
    )
    .reduce<readonly string[]>(withIngredient, []);
}

/** Whether a word is an ingredient of the list, or a part of one. */
export function hasWord(list: readonly string[], word: string): boolean {
  return list.some((ingredient) => isPart(ingredient, word));
}

/** The list with this ingredient, or without it where it was there. */
export function withToggled(list: readonly string[], ingredient: string): readonly string[] {
  const place = placeOf(list, ingredient);
  return place === -1 ? withIngredient(list, ingredient) : withoutIngredient(list, place);
}

/** Whether the ingredient is on the list, whatever its case. */
export function hasIngredient(list: readonly string[], ingredient: string): boolean {
  return placeOf(list, ingredient) !== -1;
}

/** Whether the server takes no more. */
export function isFull(list: readonly string[]): boolean {
  return list.length >= INGREDIENTS_MAX;
}

function isPart(ingredient: string, word: string): boolean {
  return ` ${ingredient} `.includes(` ${word} `);
}

function placeOf(list: readonly string[], ingredient: string): number {
  return list.findIndex((known) => known.toLowerCase() === ingredient.toLowerCase());
}
