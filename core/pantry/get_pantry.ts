import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { Pantry } from "./pantry_food.ts";
import type { PantryStore } from "./pantry_store.ts";

/**
 * The foods at home of a person's household.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function getPantry(
  { pantries }: { readonly pantries: Pick<PantryStore, "find"> },
  { userId }: { userId: UserId },
): Promise<Pantry> {
  const pantry = await pantries.find(userId);
  if (!pantry) throw new DomainError("person_not_found", `Cannot find the pantry: there is no person ${userId}`);
  return pantry;
}
