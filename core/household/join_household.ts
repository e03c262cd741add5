import type { SessionTokens, UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { type ChangeHouseholdPorts, publishChanges } from "./change_household.ts";
import { getHousehold } from "./get_household.ts";
import { HOUSEHOLD_MEMBERS_MAX, type Household } from "./household.ts";
import { alreadyJoined, noSuchInvitation } from "./invite.ts";
import { planFromThisWeek } from "./plan_from_this_week.ts";

export interface JoinHouseholdPorts extends ChangeHouseholdPorts<"join"> {
  readonly tokens: Pick<SessionTokens, "hash">;
}

export interface JoinHouseholdInput {
  readonly userId: UserId;
  readonly token: string;
  /** Whether the person's meals from this week on move into free slots of the household's plan. */
  readonly bringPlan: boolean;
}

/**
 * Uses an invitation.
 *
 * @throws {DomainError} `invitation_not_found`, `household_joined`, `household_full`
 */
export async function joinHousehold(
  ports: JoinHouseholdPorts,
  { userId, token, bringPlan }: JoinHouseholdInput,
): Promise<Household> {
  const outcome = await ports.households.join(userId, {
    tokenHash: ports.tokens.hash(token),
    now: ports.clock.now(),
    bringPlan,
    maxMembers: HOUSEHOLD_MEMBERS_MAX,
    ...planFromThisWeek(ports),
  });
  if (outcome === "unknown") throw noSuchInvitation();
  if (outcome === "joined") throw alreadyJoined();
  if (outcome === "full") {
    throw new DomainError(
      "household_full",
      `Cannot join this household: it has ${HOUSEHOLD_MEMBERS_MAX} members, which is the most`,
    );
  }
  publishChanges(ports, outcome.changes);
  return await getHousehold(ports, { userId });
}
