import type { FoodKey } from "./food_key.ts";

const PREFIX = "unknown:";
const NAME_MAX_LENGTH = 100;

/** The key of a food that the food table does not have, as a recipe's author calls it. No key of the table has a colon. */
export function unknownFoodKey(name: string): FoodKey {
  return `${PREFIX}${name.toLowerCase().slice(0, NAME_MAX_LENGTH)}`;
}

/** The author's name of it; undefined for a key of the table. */
export function unknownFoodName(key: FoodKey): string | undefined {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}
