import type { UserId } from "../account/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type {
  ChangedHousehold,
  Household,
  HouseholdChange,
  HouseholdId,
  InvitationId,
  InvitationPreview,
} from "./household.ts";

/** A part of the plan that goes with a person: the meals from this date on. */
export interface PlanFrom {
  readonly from: CalendarDate;
}

export interface NewInvitation {
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface JoinInput extends PlanFrom {
  readonly tokenHash: string;
  readonly now: Date;
  /** Whether the person's own meals move into free slots of the household's plan. */
  readonly bringPlan: boolean;
  readonly maxMembers: number;
}

export interface HouseholdVersion {
  readonly householdId: HouseholdId;
  readonly version: number;
}

export interface Audience {
  readonly memberIds: readonly UserId[];
  readonly byName: string;
}

/** `unknown`: the invitation does not exist, or was used, revoked or expired. `joined`: the person is a member already. */
export type JoinOutcome = { readonly changes: readonly HouseholdChange[] } | "unknown" | "joined" | "full";

/**
 * All households. A household exists as long as it has members, and every person has one from the start. Every method is
 * one transaction, which increases the version of each household that it changes by one. Methods that run at once have
 * the outcome of some order. Every implementation passes `adapters/contracts/household/household_store_contract.ts`.
 */
export interface HouseholdStore {
  /**
   * A person's household, with the invitations that are open at this time.
   *
   * @returns undefined if there is no such person.
   */
  find(userId: UserId, now: Date): Promise<Household | undefined>;

  rename(userId: UserId, name: string | undefined): Promise<HouseholdChange>;

  /** @returns undefined if the two are not in one household. */
  setPortions(
    userId: UserId,
    member: { readonly id: UserId; readonly portions: number },
  ): Promise<HouseholdChange | undefined>;

  /**
   * A member leaves: they get a household of their own, with a copy of the plan and their own portions. Their open
   * invitations end. Does nothing for a person who lives alone.
   */
  leave(userId: UserId, plan: PlanFrom): Promise<readonly HouseholdChange[]>;

  /**
   * The same for another member of the person's household.
   *
   * @returns undefined if the two are not in one household.
   */
  removeMember(
    userId: UserId,
    member: PlanFrom & { readonly id: UserId },
  ): Promise<readonly HouseholdChange[] | undefined>;

  /** @returns undefined if the household has `max` open invitations already. */
  invite(
    userId: UserId,
    invitation: NewInvitation,
    max: number,
  ): Promise<{ readonly id: InvitationId; readonly change: HouseholdChange } | undefined>;

  /** @returns undefined if the person's household has no such open invitation. */
  revoke(userId: UserId, id: InvitationId, now: Date): Promise<HouseholdChange | undefined>;

  /** The household of the invitation, without using the invitation. */
  preview(
    userId: UserId,
    invitation: PlanFrom & { readonly tokenHash: string; readonly now: Date },
  ): Promise<InvitationPreview | "unknown" | "joined">;

  /** Uses the invitation: the person leaves their household, without a copy of its plan, and joins the other one. */
  join(userId: UserId, input: JoinInput): Promise<JoinOutcome>;

  /** The household of each of these people and its version. Unknown people are left out. */
  listVersions(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, HouseholdVersion>>;

  /** Who is to learn of a change: the household's members now. Also the name of the person who made it. */
  findAudience(change: Pick<ChangedHousehold, "householdId" | "by">): Promise<Audience>;
}
