import { usedFoodView } from "../../../adapters/http/pantry/cooked_routes.ts";
import { foodDetailsView, pantryFoodView, pantryView } from "../../../adapters/http/pantry/pantry_view.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import {
  addFoods,
  addPantryLine,
  changeFood,
  cookDish,
  getPantry,
  previewCookedDish,
  previewPantryLine,
  removeFood,
  type WrittenFood,
} from "../../../core/pantry/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { FoodToAdd, PantryApi } from "../../platform/api/mod.ts";
import type { MemoryServer, MemoryStores } from "./memory_stores.ts";

/** What Maya's household has at home at the beginning, as typed lines; nothing by default. */
export interface MemoryPantry {
  readonly atHome?: readonly string[];
}

function portsOf(stores: MemoryStores) {
  const pages = new MemoryRecipePages(stores.recipes, stores.opinions);
  return { ...stores, pages, ingredients: new MemoryIngredientSource(stores.recipes, stores.foods) };
}

/** Lets the pantry of Maya's household begin as these options say. */
export async function seedPantry(stores: MemoryStores, { atHome = [] }: MemoryPantry): Promise<void> {
  for (const text of atHome) await addPantryLine(portsOf(stores), { userId: maya.id, text });
}

/** {@linkcode PantryApi} in memory. */
export function memoryPantryApi({ stores, caller }: MemoryServer): PantryApi {
  const ports = portsOf(stores);
  const by = async () => ({ userId: (await caller()).id });
  const foods = async () => (await ports.ingredients.current()).foods;
  return {
    find: async () => pantryView(await getPantry(ports, await by()), await foods()),
    readLine: async (text, { today }) =>
      foodDetailsView(await previewPantryLine(ports, { text, today }), await foods()),
    addLine: async (text, { today }) =>
      pantryFoodView(await addPantryLine(ports, { ...(await by()), text, today }), await foods()),
    async addFoods(added) {
      await addFoods(ports, { ...(await by()), foods: added.map(writtenFood) });
      return pantryView(await getPantry(ports, await by()), await foods());
    },
    change: async (id, food) =>
      pantryFoodView(await changeFood(ports, { ...(await by()), id, details: writtenFood(food) }), await foods()),
    previewDish: async (recipeId, { portions }) =>
      (await previewCookedDish(ports, { ...(await by()), recipeId, portions })).map(usedFoodView),
    cookDish: async (recipeId, dish) =>
      (await cookDish(ports, { ...(await by()), recipeId, ...dish })).map(usedFoodView),
    remove: async (id) => pantryFoodView(await removeFood(ports, { ...(await by()), id }), await foods()),
  };
}

function writtenFood({ name, food, amount, useBy, storage, alwaysThere }: FoodToAdd): WrittenFood {
  return {
    name,
    food: food ?? undefined,
    amount: amount ?? undefined,
    useBy: useBy === null ? undefined : calendarDate(useBy),
    storage: storage ?? undefined,
    alwaysThere,
  };
}
