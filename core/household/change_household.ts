import { parseName, type UserId } from "../account/mod.ts";
import { type Clock, DomainError } from "../shared/mod.ts";
import { type GetHouseholdPorts, getHousehold } from "./get_household.ts";
import { type Household, type HouseholdChange, mayRemoveOthers } from "./household.ts";
import type { HouseholdEvents } from "./household_events.ts";
import type { HouseholdStore } from "./household_store.ts";
import { planFromThisWeek } from "./plan_from_this_week.ts";

/** The ports of a use case that calls these methods of the store, and returns the changed household. */
export interface ChangeHouseholdPorts<Method extends keyof HouseholdStore> extends GetHouseholdPorts {
  readonly households: Pick<HouseholdStore, Method | "find">;
  readonly events: HouseholdEvents;
  readonly clock: Pick<Clock, "now" | "today">;
}

/** Notifies the members of stored changes. */
export function publishChanges(
  { events }: { readonly events: HouseholdEvents },
  changes: readonly HouseholdChange[],
): void {
  for (const change of changes) events.publish(change);
}

/**
 * Names the household of a person.
 *
 * @param input `name`: undefined or blank for no name.
 * @throws {DomainError} `invalid_input`
 */
export async function renameHousehold(
  ports: ChangeHouseholdPorts<"rename">,
  { userId, name }: { userId: UserId; name: string | undefined },
): Promise<Household> {
  const parsed = parseName(name, { label: "The household's name", field: "name" });
  publishChanges(ports, [await ports.households.rename(userId, parsed)]);
  return await getHousehold(ports, { userId });
}

export interface SetPortionsInput {
  readonly userId: UserId;
  readonly memberId: UserId;
  /** See `HouseholdMember`. */
  readonly portions: number;
}

/**
 * Sets how many portions a member of the person's household eats.
 *
 * @throws {DomainError} `household_member_not_found`
 */
export async function setPortions(
  ports: ChangeHouseholdPorts<"setPortions">,
  { userId, memberId, portions }: SetPortionsInput,
): Promise<Household> {
  const change = await ports.households.setPortions(userId, { id: memberId, portions });
  if (!change) throw noSuchMember(memberId);
  publishChanges(ports, [change]);
  return await getHousehold(ports, { userId });
}

/**
 * Moves another member of the person's household into one of their own, with a copy of the plan from this week on.
 *
 * @throws {DomainError} `household_member_not_found`; `invalid_input` for oneself; `forbidden` for a newcomer, see
 *   {@linkcode mayRemoveOthers}
 */
export async function removeMember(
  ports: ChangeHouseholdPorts<"removeMember">,
  { userId, memberId }: { userId: UserId; memberId: UserId },
): Promise<Household> {
  if (memberId === userId) throw new DomainError("invalid_input", "Cannot remove oneself: leave", { field: "id" });
  const household = await getHousehold(ports, { userId });
  if (!household.members.some(({ id }) => id === memberId)) throw noSuchMember(memberId);
  if (!mayRemoveOthers(household, { userId, now: ports.clock.now() })) {
    throw new DomainError("forbidden", "Cannot remove others in your first week in this household", { field: "id" });
  }
  const changes = await ports.households.removeMember(userId, { id: memberId, ...planFromThisWeek(ports) });
  if (!changes) throw noSuchMember(memberId);
  publishChanges(ports, changes);
  return await getHousehold(ports, { userId });
}

/** Moves a person into a household of their own, with a copy of the plan from this week on. */
export async function leaveHousehold(
  ports: ChangeHouseholdPorts<"leave">,
  { userId }: { userId: UserId },
): Promise<Household> {
  publishChanges(ports, await ports.households.leave(userId, planFromThisWeek(ports)));
  return await getHousehold(ports, { userId });
}

function noSuchMember(id: UserId): DomainError {
  return new DomainError("household_member_not_found", `There is no member ${id} in your household`);
}
