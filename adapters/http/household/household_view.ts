import type { UserId } from "../../../core/account/mod.ts";
import type { Household } from "../../../core/household/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";

/** A household as one of its members sees it. */
export function householdView({ id, name, version, members, invitations }: Household, userId: UserId): HouseholdReply {
  return {
    id,
    name: name ?? null,
    version,
    members: members.map((member) => ({ ...member, you: member.id === userId })),
    invitations: invitations.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
  };
}
