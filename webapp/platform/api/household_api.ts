import type { HouseholdReply, InvitationReply, InviteReply } from "../../../wire/household/household.ts";

export type { HouseholdReply, InvitationReply, InviteReply } from "../../../wire/household/household.ts";

/** How a person joins. */
export interface JoinChoice {
  readonly token: string;
  /** Whether the person's own planned meals move into free slots of the household's plan. */
  readonly bringPlan: boolean;
}

/**
 * What the screens need of the server's households. Over HTTP in the product, from memory in stories and tests. Calls
 * that change the household reply with it.
 */
export interface HouseholdApi {
  /** The signed-in person's household. */
  find(options: { signal: AbortSignal }): Promise<HouseholdReply>;

  /** @param name undefined for none. */
  rename(name: string | undefined): Promise<HouseholdReply>;

  /** @throws {ApiError} `household_member_not_found` */
  setPortions(memberId: number, portions: number): Promise<HouseholdReply>;

  /** @throws {ApiError} `household_member_not_found` */
  removeMember(memberId: number): Promise<HouseholdReply>;

  /** Replies with the person's own new household. */
  leave(): Promise<HouseholdReply>;

  /** @throws {ApiError} `too_many_invitations` */
  invite(): Promise<InviteReply>;

  /** @throws {ApiError} `invitation_not_found` */
  revokeInvitation(id: number): Promise<HouseholdReply>;

  /**
   * What an invitation is for, without using it.
   *
   * @throws {ApiError} `invitation_not_found` or `household_joined`
   */
  previewInvitation(token: string, options: { signal: AbortSignal }): Promise<InvitationReply>;

  /** @throws {ApiError} `invitation_not_found`, `household_joined` or `household_full` */
  join(choice: JoinChoice): Promise<HouseholdReply>;
}
