import type { Amount } from "../amounts/mod.ts";
import type { FoodKey, FoodTable } from "../food/mod.ts";
import type { Recipe } from "../recipe/mod.ts";
import { amountOfLine, amountToBuy, wantedFood } from "../shopping/mod.ts";
import type { PantryFood } from "./pantry_food.ts";
import type { PantryEdit } from "./pantry_store.ts";

/** A cooked dish. */
export interface CookedDish {
  readonly recipe: Pick<Recipe, "servings" | "ingredientGroups">;
  /** Cooked portions, more than 0. */
  readonly portions: number;
}

/** The amount of a food at home that a dish uses. */
export interface UsedFood {
  /** As it was before. */
  readonly food: PantryFood;
  readonly had: Amount;
  /** At most `had`. `addFoods` with this amount undoes it. */
  readonly used: Amount;
  /** The remaining amount; undefined if nothing remains, and the food is removed from the pantry. */
  readonly left: Amount | undefined;
}

/** The change of a pantry by cooking. */
export interface UsedFoods extends PantryEdit {
  readonly used: readonly UsedFood[];
}

/** A remaining amount below this share of a gram, a millilitre or a piece counts as nothing. */
const LEAST_WEIGHED = 1;
const LEAST_COUNTED = 0.1;

/**
 * The foods at home that a cooked dish uses, by the rules of the shopping list: a recipe's lemon juice comes from lemon
 * juice, then from lemons. The food with the earliest use-by date is used first. No amount falls below zero. Foods in an
 * unknown amount, and staples, stay as they are.
 */
export function foodsUsed(
  foodsAtHome: readonly PantryFood[],
  { dish: { recipe, portions }, foods }: { dish: CookedDish; foods: FoodTable },
): UsedFoods {
  const stock = new Stock(foodsAtHome, foods);
  const factor = portions / recipe.servings;
  const needs = new Map<FoodKey, { whole: number; parts: Map<FoodKey, number> }>();
  for (const line of recipe.ingredientGroups.flatMap(({ items }) => items)) {
    const wanted = wantedFood(line.food, foods);
    const key = wanted.bought.food.key;
    const amount = amountOfLine(wanted, { line, factor });
    if (amount === undefined) continue;
    const rest = key === line.food ? amount : stock.take(line.food, amount);
    const need = needs.get(key) ?? { whole: 0, parts: new Map<FoodKey, number>() };
    needs.set(key, need);
    if (wanted.isPart) need.parts.set(line.food, (need.parts.get(line.food) ?? 0) + rest);
    else need.whole += rest;
  }
  // Two yolks and two whites are two eggs.
  for (const [key, { whole, parts }] of needs) stock.take(key, whole + Math.max(0, ...parts.values()));
  return stock.changes();
}

/** The foods with a known amount, in the unit in which they are bought. */
class Stock {
  readonly #foods = new Map<
    FoodKey,
    { readonly entry: PantryFood & { amount: Amount }; readonly had: number; left: number }[]
  >();

  constructor(foodsAtHome: readonly PantryFood[], foods: FoodTable) {
    for (const entry of foodsAtHome.toSorted(byUseBy)) {
      const { food, amount, alwaysThere } = entry;
      if (food === undefined || amount === undefined || alwaysThere) continue;
      const had = amountToBuy(wantedFood(food, foods), { amount });
      if (had === undefined || had <= 0) continue;
      this.#foods.set(food, [...(this.#foods.get(food) ?? []), { entry: { ...entry, amount }, had, left: had }]);
    }
  }

  /** Uses a food, and returns the amount that is still needed. */
  take(food: FoodKey, amount: number): number {
    let needed = amount;
    for (const each of this.#foods.get(food) ?? []) {
      const used = Math.min(each.left, needed);
      each.left -= used;
      needed -= used;
    }
    return needed;
  }

  changes(): UsedFoods {
    const used = [...this.#foods.values()].flat().flatMap(({ entry, had, left }): UsedFood[] => {
      const remaining = remainder(entry.amount, left / had);
      const quantity = Math.round((entry.amount.quantity - (remaining?.quantity ?? 0)) * 1000) / 1000;
      if (quantity <= 0) return [];
      return [{ food: entry, had: entry.amount, used: { quantity, unit: entry.amount.unit }, left: remaining }];
    });
    return usedFoods(used);
  }
}

/** The change of a pantry by these foods alone. */
export function usedFoods(used: readonly UsedFood[]): UsedFoods {
  return {
    used,
    put: used.flatMap(({ food, left }) => (left ? [{ ...food, amount: left }] : [])),
    remove: used.flatMap(({ food, left }) => (left ? [] : [food.id])),
  };
}

function remainder({ quantity, unit }: Amount, share: number): Amount | undefined {
  if (share === 1) return { quantity, unit };
  const isWeighed = unit === "g" || unit === "ml";
  const left = quantity * share;
  if (left < (isWeighed ? LEAST_WEIGHED : LEAST_COUNTED)) return undefined;
  return { quantity: isWeighed ? Math.round(left) : Math.round(left * 100) / 100, unit };
}

/** Foods without a date come last. */
function byUseBy(a: PantryFood, b: PantryFood): number {
  if (a.useBy === b.useBy) return a.id - b.id;
  return (a.useBy ?? "9999") < (b.useBy ?? "9999") ? -1 : 1;
}
