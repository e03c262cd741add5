import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { addPantryLine } from "../../../core/pantry/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** The foods at home at the beginning, as typed lines; none by default. */
export interface MemoryPantry {
  readonly atHome?: readonly string[];
}

export async function seedPantry(stores: MemoryStores, { atHome = [] }: MemoryPantry): Promise<void> {
  for (const text of atHome) await addPantryLine(stores, { userId: maya.id, text });
}
