import { z } from "zod";
import { type SpecCall, specCalls } from "./spec_call.ts";
import { NOT_TEXT, numberIds } from "./spec_fields.ts";

// The calls of people who live together: all of them from the decisions.

const household = z.object({
  id: z.number(),
  name: z.string().nullable(),
  version: z.number(),
  members: z
    .array(
      z.object({ id: z.number(), name: z.string(), portions: z.number(), you: z.boolean(), removable: z.boolean() }),
    )
    .min(1),
  invitations: z.array(
    z.object({
      id: z.number(),
      createdBy: z.object({ id: z.number(), name: z.string() }),
      expiresAt: z.iso.datetime(),
    }),
  ),
});

/** For calls that change who lives together. */
const madeIn = "story_integration_test.ts";
const token = { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "x".repeat(101)] } as const;

export const SPEC_HOUSEHOLD_CALLS: readonly SpecCall[] = specCalls([
  { call: "GET /api/household", holds: household },
  {
    call: "PUT /api/household",
    fields: {
      name: {
        in: "body",
        missing: 400,
        wrong: [...NOT_TEXT, "x".repeat(481), "x".repeat(61), "Our\u200bhome", "..\u0000"],
      },
    },
    request: () => ({ body: { name: "The Lindqvists" } }),
    holds: household,
  },
  { call: "POST /api/household/leave", holds: household },
  {
    call: "PUT /api/household/members/{id}/portions",
    fields: { portions: { in: "body", missing: 400, wrong: ["1", true, null, [1], 0, 0.2, 10.5, 1.005] } },
    ids: numberIds,
    madeIn,
    request: ({ otherId }) => ({ id: String(otherId), body: { portions: 0.5 } }),
    holds: household,
  },
  {
    call: "DELETE /api/household/members/{id}",
    ids: numberIds,
    madeIn,
    request: ({ otherId }) => ({ id: String(otherId) }),
    holds: household,
  },
  {
    call: "POST /api/household/invitations",
    madeIn,
    holds: z.object({ id: z.number(), token: z.string(), expiresAt: z.iso.datetime() }),
  },
  {
    call: "DELETE /api/household/invitations/{id}",
    ids: numberIds,
    madeIn,
    request: () => ({ id: "1" }),
    holds: household,
  },
  {
    call: "POST /api/household/invitation",
    fields: { token },
    madeIn,
    request: () => ({ body: { token: "no-such-invitation" } }),
    holds: z.object({
      name: z.string().nullable(),
      invitedBy: z.object({ id: z.number(), name: z.string() }),
      memberCount: z.number(),
      ownMeals: z.number(),
      takenSlots: z.number(),
    }),
  },
  {
    call: "POST /api/household/join",
    fields: { token, bringPlan: { in: "body", missing: 400, wrong: ["yes", "true", 1, null, [true]] } },
    madeIn,
    request: () => ({ body: { token: "no-such-invitation", bringPlan: true } }),
    holds: household,
  },
]);
