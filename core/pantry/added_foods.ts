import { DomainError } from "../shared/mod.ts";
import { type FoodDetails, PANTRY_FOODS_MAX, type PantryFood } from "./pantry_food.ts";
import type { PantryEdit } from "./pantry_store.ts";
import { rounded } from "./read_pantry_line.ts";

/**
 * The change that puts foods into a pantry, each as an entry of its own.
 *
 * @throws {DomainError} `pantry_full`
 */
export function withFoods(foodsAtHome: readonly PantryFood[], added: readonly FoodDetails[]): PantryEdit {
  if (foodsAtHome.length + added.length > PANTRY_FOODS_MAX) {
    throw new DomainError(
      "pantry_full",
      `Cannot have more than ${PANTRY_FOODS_MAX} foods at home: remove what is used up`,
    );
  }
  return { add: added };
}

/**
 * The pantry with more foods, such as bought ones or those that were used by mistake: the amount is added to the same food
 * with the same date in the same place. Staples stay as they are.
 *
 * @throws {DomainError} `pantry_full`
 */
export function withMore(foodsAtHome: readonly PantryFood[], added: readonly FoodDetails[]): PantryEdit {
  const merged = new Map<number, PantryFood>();
  const rest: FoodDetails[] = [];
  for (const details of added) {
    const same = foodsAtHome
      .map((each) => merged.get(each.id) ?? each)
      .find((each) => isSame(each, details) && canAdd(each, details));
    if (!same) rest.push(details);
    else if (same.amount && details.amount && !same.alwaysThere) {
      const { unit } = same.amount;
      const amount = rounded({ quantity: same.amount.quantity + details.amount.quantity, unit }) ?? same.amount;
      merged.set(same.id, { ...same, amount });
    }
  }
  return { ...withFoods(foodsAtHome, rest), put: [...merged.values()] };
}

function isSame(one: FoodDetails, other: FoodDetails): boolean {
  return one.food === undefined || other.food === undefined
    ? one.food === other.food && one.name.toLowerCase() === other.name.toLowerCase()
    : one.food === other.food;
}

function canAdd(one: FoodDetails, other: FoodDetails): boolean {
  if (one.alwaysThere) return true;
  if (other.alwaysThere || one.useBy !== other.useBy || one.storage !== other.storage) return false;
  return one.amount?.unit === other.amount?.unit;
}
