import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { addPantryLine } from "../../../core/pantry/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** The foods at home at the beginning, as typed lines; none by default. */
export interface MemoryPantry {
  readonly atHome?: readonly string[];
}

export async function seedPantry(stores: MemoryStores, { atHome = [] }: MemoryPantry): Promise<void> {
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
  for (const text of atHome) await addPantryLine({ ...stores, ingredients }, { userId: maya.id, text });
}
