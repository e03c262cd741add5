import type { FoodTable } from "../../../core/food/mod.ts";
import type { FoodDetails, Pantry, PantryFood, UsedFood } from "../../../core/pantry/mod.ts";
import type { UsedFoodWire } from "../../../wire/pantry/cooked.ts";
import type { PantryFoodReply, PantryLineReply, PantryReply } from "../../../wire/pantry/pantry.ts";

/** Foods at home as their household sees them. */
export function pantryView({ foods: atHome, ...version }: Pantry, foods: FoodTable): PantryReply {
  return { ...version, foods: atHome.map((food) => pantryFoodView(food, foods)) };
}

export function pantryFoodView({ id, addedBy, addedAt, ...details }: PantryFood, foods: FoodTable): PantryFoodReply {
  return { id, ...foodDetailsView(details, foods), addedBy: addedBy ?? null, addedAt: addedAt.toISOString() };
}

export function foodDetailsView(
  { name, food, amount, useBy, storage, alwaysThere }: FoodDetails,
  foods: FoodTable,
): PantryLineReply {
  return {
    name,
    food: food === undefined ? null : { key: food, name: foods.nameOf(food) },
    amount: amount ?? null,
    useBy: useBy ?? null,
    storage: storage ?? null,
    alwaysThere,
  };
}

export function usedFoodView({ food, had, used, left }: UsedFood): UsedFoodWire {
  const { id, name, useBy, storage } = food;
  return {
    id,
    name,
    food: food.food ?? null,
    useBy: useBy ?? null,
    storage: storage ?? null,
    had,
    used,
    left: left ?? null,
  };
}
