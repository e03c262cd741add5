import type { UserId } from "../account/mod.ts";
import { DAY_MS } from "../shared/mod.ts";

export type HouseholdId = number;
export type InvitationId = number;

/** Most members of a household. */
export const HOUSEHOLD_MEMBERS_MAX = 12;
/** Most open invitations of a household. */
export const OPEN_INVITATIONS_MAX = 5;
/** How long an invitation can be used. */
export const INVITATION_VALID_MS = 7 * DAY_MS;

/** How long a member has to belong to a household before they may remove others. */
export const REMOVAL_AFTER_MS = 7 * DAY_MS;

/** Fewest and most portions of one member. A new member eats one. */
export const PORTIONS_MIN = 0.25;
export const PORTIONS_MAX = 10;

export interface NamedPerson {
  readonly id: UserId;
  readonly name: string;
}

export interface HouseholdMember extends NamedPerson {
  /** How many portions this person eats, in hundredths: 1 is an adult, 0.5 a child. */
  readonly portions: number;
  readonly joinedAt: Date;
}

/** An invitation that can still be used. */
export interface Invitation {
  readonly id: InvitationId;
  readonly createdBy: NamedPerson;
  readonly expiresAt: Date;
}

/** The people who plan together. Every person belongs to exactly one household. */
export interface Household {
  readonly id: HouseholdId;
  /** Undefined until the members give it one. */
  readonly name: string | undefined;
  /** Counts the changes of the household and of its plan. */
  readonly version: number;
  /** Those who joined first come first. */
  readonly members: readonly HouseholdMember[];
  /** The open ones, the newest first. */
  readonly invitations: readonly Invitation[];
}

/**
 * Whether a member may remove others: the one who joined first at any time, the rest after a week. So a newcomer can't
 * remove those who invited them.
 */
export function mayRemoveOthers(
  { members }: Pick<Household, "members">,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): boolean {
  const own = members.find(({ id }) => id === userId);
  if (!own) return false;
  return own === members[0] || now.getTime() - own.joinedAt.getTime() >= REMOVAL_AFTER_MS;
}

/** How many portions a household eats of a meal. */
export function householdPortions({ members }: { readonly members: readonly { readonly portions: number }[] }): number {
  return members.reduce((sum, { portions }) => sum + Math.round(portions * 100), 0) / 100;
}

/** The details of an invitation, before the person joins. */
export interface InvitationPreview {
  readonly name: string | undefined;
  readonly invitedBy: NamedPerson;
  readonly memberCount: number;
  /** How many meals the invited person has planned from this week on. */
  readonly ownMeals: number;
  /** How many of them are in slots that the household has filled. */
  readonly takenSlots: number;
}

/** A household that changed, after the change. */
export interface ChangedHousehold {
  readonly householdId: HouseholdId;
  readonly version: number;
  /** Who made the change. */
  readonly by: UserId;
}

/** `members`: who belongs to it, or their portions. `household`: its name or invitations. `pantry`: its foods at home. */
export const HOUSEHOLD_CHANGE_KINDS = ["members", "household", "pantry"] as const;

/** A change of a household, which has been stored. `PlanChange` is one of its plan. */
export interface HouseholdChange extends ChangedHousehold {
  readonly kind: (typeof HOUSEHOLD_CHANGE_KINDS)[number];
}
