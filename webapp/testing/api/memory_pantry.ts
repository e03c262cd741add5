import { pantryRoutes } from "../../../adapters/http/pantry/pantry_routes.ts";
import type { Route } from "../../../adapters/http/route.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { addPantryLine } from "../../../core/pantry/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** The foods at home at the beginning, as typed lines; none by default. */
export interface MemoryPantry {
  readonly atHome?: readonly string[];
}

function portsOf(stores: MemoryStores) {
  const pages = new MemoryRecipePages(stores.recipes, stores.opinions);
  return { ...stores, pages, ingredients: new MemoryIngredientSource(stores.recipes, stores.foods) };
}

export async function seedPantry(stores: MemoryStores, { atHome = [] }: MemoryPantry): Promise<void> {
  for (const text of atHome) await addPantryLine(portsOf(stores), { userId: maya.id, text });
}

export function memoryPantryRoutes(stores: MemoryStores): Route[] {
  return pantryRoutes(portsOf(stores));
}
