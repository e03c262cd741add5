import { z } from "zod";
import { FULL_NAME_MAX_UNITS } from "../../core/account/mod.ts";
import { HOUSEHOLD_MEMBERS_MAX, OPEN_INVITATIONS_MAX, PORTIONS_MAX, PORTIONS_MIN } from "../../core/household/mod.ts";

export { HOUSEHOLD_VERSION_HEADER } from "./household_version.ts";

const personNumber = z.number().int().positive();

const namedPerson = z.object({ id: personNumber, name: z.string() });

/** Hundredths at most: 1 is an adult, 0.5 a child. */
const portions = z.number().min(PORTIONS_MIN).max(PORTIONS_MAX).multipleOf(0.01);

/** The name that the members gave it; null where they gave none. */
const householdName = z.string().nullable();

/** `GET /api/household`, ours: the caller's household. Every call that changes it replies with it too. */
export const householdReply = z.object({
  id: z.number().int().positive(),
  name: householdName,
  /** Counts the changes of the household and of its plan. */
  version: z.number().int().min(0),
  /** Those who joined first come first. */
  members: z
    .array(namedPerson.extend({ portions, you: z.boolean() }))
    .min(1)
    .max(HOUSEHOLD_MEMBERS_MAX),
  /** Open invitations, the newest first. Their links are shown once, when they are made. */
  invitations: z
    .array(
      z.object({
        id: z.number().int().positive(),
        createdBy: namedPerson,
        /** ISO 8601 in UTC. */
        expiresAt: z.iso.datetime(),
      }),
    )
    .max(OPEN_INVITATIONS_MAX),
});

export type HouseholdReply = z.infer<typeof householdReply>;

/** `PUT /api/household`, ours: names the household, by the rules of a person's name; null or blank for no name. */
export const renameHouseholdBody = z.object({ name: z.string().max(FULL_NAME_MAX_UNITS).nullable() });

/** The `id` of a call's path: a member's number, or an invitation's. */
export const householdParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "Expected a number")
    .transform(Number),
});

/** `PUT /api/household/members/{id}/portions`, ours: how many portions a member eats. 404 for other people. */
export const memberPortionsBody = z.object({ portions });

/**
 * `POST /api/household/invitations`, ours, without a body: a link with which one person can join within 7 days. 409
 * `too_many_invitations` while there are 5 open ones. `DELETE /api/household/invitations/{id}` revokes one and replies with
 * the household.
 */
export const inviteReply = z.object({
  id: z.number().int().positive(),
  /** Goes into the link. The server stores only its hash. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export type InviteReply = z.infer<typeof inviteReply>;

const token = z.string().min(1).max(100);

/** `POST /api/household/invitation`, ours: what the invited person sees before they join. It does not use the invitation. */
export const invitationBody = z.object({ token });

/**
 * 404 `invitation_not_found` for an unknown, used, expired or revoked invitation; 409 `household_joined` for a member of
 * the household.
 */
export const invitationReply = z.object({
  name: householdName,
  invitedBy: namedPerson,
  memberCount: z.number().int().min(1).max(HOUSEHOLD_MEMBERS_MAX),
  /** How many meals the caller's plan has from this week on. */
  ownMeals: z.number().int().min(0),
  /** How many of them would be dropped because the household has planned something else there. */
  takenSlots: z.number().int().min(0),
});

export type InvitationReply = z.infer<typeof invitationReply>;

/**
 * `POST /api/household/join`, ours: replies with the joined household. With `bringPlan` the caller's meals from this week
 * on move into free slots of the household's plan; else they stay behind. The errors of the preview, and 409
 * `household_full`.
 *
 * `POST /api/household/leave` and `DELETE /api/household/members/{id}`, ours, without a body: the caller, or the other
 * member, gets an own household with a copy of the plan from this week on. Both reply with the caller's household.
 */
export const joinHouseholdBody = z.object({ token, bringPlan: z.boolean() });
