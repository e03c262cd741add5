import { z } from "zod";
import { FULL_NAME_MAX_UNITS } from "../../core/account/mod.ts";
import { HOUSEHOLD_MEMBERS_MAX, OPEN_INVITATIONS_MAX, PORTIONS_MAX, PORTIONS_MIN } from "../../core/household/mod.ts";
import { call } from "../call.ts";
import { numberInAddress } from "../number_in_address.ts";

const personNumber = z.number().int().positive();

const namedPerson = z.object({ id: personNumber, name: z.string() });

/** Hundredths at most: 1 is an adult, 0.5 a child. */
const portions = z.number().min(PORTIONS_MIN).max(PORTIONS_MAX).multipleOf(0.01);

/** The name that the members gave it; null where they gave none. */
const householdName = z.string().nullable();

const household = z.object({
  id: z.number().int().positive(),
  name: householdName,
  /** Counts the changes of the household and of its plan. */
  version: z.number().int().min(0),
  /** Those who joined first come first. */
  members: z
    .array(
      namedPerson.extend({
        portions,
        you: z.boolean(),
        /** Whether the caller may remove this member. */
        removable: z.boolean(),
      }),
    )
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

export type HouseholdReply = z.infer<typeof household>;

/** A member's number, or an invitation's. */
const params = z.object({ id: numberInAddress("a number") });

const token = z.string().min(1).max(100);

// All of these calls are ours. Those that change the household reply with it.

export const getHousehold = call("GET /api/household", {
  summary: "The caller's household: its members and open invitations",
  reply: household,
});

/** By the rules of a person's name; null or blank for no name. */
export const renameHousehold = call("PUT /api/household", {
  summary: "Name the caller's household",
  body: z.object({ name: z.string().max(FULL_NAME_MAX_UNITS).nullable() }),
  reply: household,
});

export const setMemberPortions = call("PUT /api/household/members/:id/portions", {
  summary: "Set how many portions a member eats",
  params,
  body: z.object({ portions }),
  reply: household,
  errors: ["household_member_not_found"],
});

export const removeMember = call("DELETE /api/household/members/:id", {
  summary: "Remove another member, who gets a household of their own with a copy of the plan",
  params,
  reply: household,
  errors: ["household_member_not_found"],
});

/** The copy is of the plan from this week on. */
export const leaveHousehold = call("POST /api/household/leave", {
  summary: "Leave for a household of one's own with a copy of the plan",
  reply: household,
});

/** The link can be used within 7 days. At most 5 are open. */
export const invite = call("POST /api/household/invitations", {
  summary: "Make a link with which one person can join",
  isForAccessTokens: false,
  reply: z.object({
    id: z.number().int().positive(),
    /** Goes into the link. The server stores only its hash. */
    token: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ["too_many_invitations", "household_full"],
});

export const revokeInvitation = call("DELETE /api/household/invitations/:id", {
  summary: "Revoke an open invitation",
  params,
  reply: household,
  errors: ["invitation_not_found"],
});

/** The token is in the body, because addresses are logged. */
export const previewInvitation = call("POST /api/household/invitation", {
  summary: "What an invitation is for, without using it",
  rateClass: "read",
  body: z.object({ token }),
  reply: z.object({
    name: householdName,
    invitedBy: namedPerson,
    memberCount: z.number().int().min(1).max(HOUSEHOLD_MEMBERS_MAX),
    /** How many meals the caller's plan has from this week on. */
    ownMeals: z.number().int().min(0),
    /** How many of them would be dropped because the household has planned something else there. */
    takenSlots: z.number().int().min(0),
  }),
  errors: ["invitation_not_found", "household_joined"],
});

export type InvitationReply = z.infer<typeof previewInvitation.reply>;

/** With `bringPlan` the caller's meals from this week on move into free slots of the household's plan; else they stay behind. */
export const joinHousehold = call("POST /api/household/join", {
  summary: "Join a household with an invitation, which ends with it",
  isForAccessTokens: false,
  body: z.object({ token, bringPlan: z.boolean() }),
  reply: household,
  errors: ["invitation_not_found", "household_joined", "household_full"],
});
