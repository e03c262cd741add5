import type { SessionTokens, UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { type ChangeHouseholdPorts, publishChanges } from "./change_household.ts";
import { getHousehold } from "./get_household.ts";
import {
  type Household,
  INVITATION_VALID_MS,
  type InvitationId,
  type InvitationPreview,
  OPEN_INVITATIONS_MAX,
} from "./household.ts";
import { planFromThisWeek } from "./plan_from_this_week.ts";

export interface NewInvitationLink {
  readonly id: InvitationId;
  /** 256 random bits. Only its hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

type Tokens = { readonly tokens: Pick<SessionTokens, "create" | "hash"> };

/**
 * Makes an invitation to the household of a person, for one other person.
 *
 * @throws {DomainError} `too_many_invitations`
 */
export async function invite(
  ports: Omit<ChangeHouseholdPorts<"invite">, "households"> & {
    readonly households: Pick<ChangeHouseholdPorts<"invite">["households"], "invite">;
  } & Tokens,
  { userId }: { userId: UserId },
): Promise<NewInvitationLink> {
  const token = ports.tokens.create();
  const createdAt = ports.clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_VALID_MS);
  const invitation = { tokenHash: ports.tokens.hash(token), createdAt, expiresAt };
  const stored = await ports.households.invite(userId, invitation, OPEN_INVITATIONS_MAX);
  if (!stored) {
    throw new DomainError(
      "too_many_invitations",
      `Cannot have more than ${OPEN_INVITATIONS_MAX} open invitations: revoke one first`,
    );
  }
  publishChanges(ports, [stored.change]);
  return { id: stored.id, token, expiresAt };
}

/**
 * Ends an open invitation of the person's household.
 *
 * @throws {DomainError} `invitation_not_found`
 */
export async function revokeInvitation(
  ports: ChangeHouseholdPorts<"revoke">,
  { userId, id }: { userId: UserId; id: InvitationId },
): Promise<Household> {
  const change = await ports.households.revoke(userId, id, ports.clock.now());
  if (!change) throw noSuchInvitation();
  publishChanges(ports, [change]);
  return await getHousehold(ports, { userId });
}

/**
 * The details of an invitation, before the person joins.
 *
 * @throws {DomainError} `invitation_not_found`, `household_joined`
 */
export async function previewInvitation(
  { households, clock, tokens }: Omit<ChangeHouseholdPorts<"preview">, "events"> & Tokens,
  { userId, token }: { userId: UserId; token: string },
): Promise<InvitationPreview> {
  const invitation = { tokenHash: tokens.hash(token), now: clock.now(), ...planFromThisWeek({ clock }) };
  const preview = await households.preview(userId, invitation);
  if (preview === "unknown") throw noSuchInvitation();
  if (preview === "joined") throw alreadyJoined();
  return preview;
}

/** The same for a used, revoked or expired one, so that no one learns that it existed. */
export function noSuchInvitation(): DomainError {
  return new DomainError("invitation_not_found", "This invitation cannot be used: ask for a new one");
}

export function alreadyJoined(): DomainError {
  return new DomainError("household_joined", "Cannot join this household: you are a member of it");
}
