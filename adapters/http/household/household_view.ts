import type { UserId } from "../../../core/account/mod.ts";
import { type Household, mayRemoveOthers } from "../../../core/household/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";

/** A household as one of its members sees it now. */
export function householdView(
  household: Household,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): HouseholdReply {
  const { id, name, version, members, invitations } = household;
  const mayRemove = mayRemoveOthers(household, { userId, now });
  return {
    id,
    name: name ?? null,
    version,
    members: members.map(({ joinedAt: _joinedAt, ...member }) => {
      const you = member.id === userId;
      return { ...member, you, removable: mayRemove && !you };
    }),
    invitations: invitations.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
  };
}
