import type { UserId } from "../account/mod.ts";
import { type Clock, DomainError } from "../shared/mod.ts";
import type { Household } from "./household.ts";
import type { HouseholdStore } from "./household_store.ts";

export interface GetHouseholdPorts {
  readonly households: Pick<HouseholdStore, "find">;
  readonly clock: Pick<Clock, "now">;
}

/**
 * The household of a person.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function getHousehold(
  { households, clock }: GetHouseholdPorts,
  { userId }: { userId: UserId },
): Promise<Household> {
  const household = await households.find(userId, clock.now());
  if (!household) throw new DomainError("person_not_found", `Cannot find the household: there is no person ${userId}`);
  return household;
}
