import { INGREDIENT_MAX_LENGTH, INGREDIENTS_MAX } from "../../../core/ingredient_search/mod.ts";

/** The list with one more ingredient, trimmed. Ignores a blank one, a duplicate in any case, and one beyond the maximum. */
export function withIngredient(list: readonly string[], text: string): readonly string[] {
  const ingredient = text.trim().slice(0, INGREDIENT_MAX_LENGTH).trim();
  return ingredient === "" || hasIngredient(list, ingredient) || isFull(list) ? list : [...list, ingredient];
}

/** The list with each ingredient of a text like "chicken, tomatoes, garlic". */
export function withIngredients(list: readonly string[], text: string): readonly string[] {
  return text.split(",").reduce(withIngredient, list);
}

/** The list without the ingredient at an index. */
export function withoutIngredient(list: readonly string[], index: number): readonly string[] {
  return list.filter((_, each) => each !== index);
}

/** The list with a word replaced by a food. The word may be part of an ingredient, such as "chese and ham". */
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

/** Whether a word is an ingredient of the list, or part of one. */
export function hasWord(list: readonly string[], word: string): boolean {
  return list.some((ingredient) => isPart(ingredient, word));
}

/** The list without the ingredient if it has it, else with it. */
export function withToggled(list: readonly string[], ingredient: string): readonly string[] {
  const place = indexOf(list, ingredient);
  return place === -1 ? withIngredient(list, ingredient) : withoutIngredient(list, place);
}

/** Whether the list has the ingredient, in any case. */
export function hasIngredient(list: readonly string[], ingredient: string): boolean {
  return indexOf(list, ingredient) !== -1;
}

/** Whether the list has the server's maximum length. */
export function isFull(list: readonly string[]): boolean {
  return list.length >= INGREDIENTS_MAX;
}

function isPart(ingredient: string, word: string): boolean {
  return ` ${ingredient} `.includes(` ${word} `);
}

function indexOf(list: readonly string[], ingredient: string): number {
  return list.findIndex((known) => known.toLowerCase() === ingredient.toLowerCase());
}
