import { z } from "zod";
import { type SpecCall, specCalls } from "./spec_call.ts";
import { emailVerified, NOT_TEXT, numberIds } from "./spec_fields.ts";

// The calls with which people protect themselves: all of them from the decisions.

/** Nor does a block say which numbers belong to people. */
const anyId = { ...numberIds, "999999999999": 200 };
const NOT_NUMBER = ["7", true, null, [7], 0, -1, 1.5];
const NOT_BOOLEAN = ["yes", "true", 1, null, [true]];

const report = z.object({
  id: z.number(),
  createdAt: z.iso.datetime(),
  reason: z.string(),
  text: z.string(),
  reporterName: z.string(),
  person: z.object({ userId: z.number(), name: z.string(), warnings: z.number() }),
  evidence: z.object({ kind: z.enum(["post", "message", "person"]) }),
});

export const SPEC_SAFETY_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "PUT /api/blocks/{id}",
    ids: anyId,
    request: ({ otherId }) => ({ id: String(otherId) }),
    holds: z.object({ blocked: z.literal(true) }),
  },
  {
    call: "DELETE /api/blocks/{id}",
    ids: anyId,
    request: ({ otherId }) => ({ id: String(otherId) }),
    holds: z.object({ blocked: z.literal(false) }),
  },
  {
    call: "GET /api/blocks",
    holds: z.object({
      people: z.array(z.object({ userId: z.number(), name: z.string(), blockedAt: z.iso.datetime() })),
    }),
  },
  {
    call: "POST /api/reports",
    fields: {
      kind: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "recipe"] },
      id: { in: "body", missing: 400, wrong: NOT_NUMBER },
      reason: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "boring"] },
      text: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, "x".repeat(501)] },
    },
    request: ({ otherId }) => ({ body: { kind: "person", id: otherId, reason: "spam", text: "Only adverts" } }),
    holds: z.object({ reported: z.literal(true) }),
  },
  {
    call: "GET /api/standing",
    holds: z.object({
      moderator: z.literal(true),
      suspendedUntil: z.null(),
      warnings: z.array(z.object({})),
      emailVerification: emailVerified,
    }),
  },
  {
    call: "POST /api/standing/confirm",
    fields: { upTo: { in: "body", missing: 400, wrong: NOT_NUMBER } },
    request: () => ({ body: { upTo: 1 } }),
    holds: z.object({ confirmed: z.literal(true) }),
  },
  {
    call: "GET /api/moderation/reports",
    fields: {
      cursor: { in: "query", missing: "fine", wrong: ["0", "-1", "here", ""] },
      limit: { in: "query", missing: "fine", wrong: ["0", "-1", "2.5", "many", "51"] },
    },
    request: () => ({ query: { cursor: "999999999", limit: "10" } }),
    holds: z.object({
      reports: z.array(report).max(10),
      nextCursor: z.string().nullable(),
      aboutCaller: z.number(),
      hasOtherModerators: z.boolean(),
    }),
  },
  {
    call: "GET /api/moderation/reports/{id}/photo",
    madeIn: "safety_integration_test.ts",
    ids: numberIds,
    request: async ({ report: reportOf }) => ({ id: String(await reportOf()) }),
    holds: z.unknown(),
  },
  {
    call: "POST /api/moderation/reports/{id}/decision",
    fields: {
      hidePost: { in: "body", missing: "fine", wrong: NOT_BOOLEAN },
      warn: { in: "body", missing: "fine", wrong: NOT_BOOLEAN },
      suspendUntil: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, "", "tomorrow", "2020-01-01T00:00:00Z"] },
      reason: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "   ", "x".repeat(501)] },
    },
    ids: numberIds,
    request: async ({ report: reportOf }) => ({
      id: String(await reportOf()),
      body: { warn: true, reason: "Please be kind" },
    }),
    holds: z.object({ closed: z.literal(true) }),
  },
  {
    call: "GET /api/moderation/log",
    fields: {
      cursor: { in: "query", missing: "fine", wrong: ["0", "-1", "here", ""] },
      limit: { in: "query", missing: "fine", wrong: ["0", "-1", "2.5", "many", "51"] },
    },
    request: async ({ suspension }) => ({ query: { cursor: String((await suspension()) + 1), limit: "1" } }),
    holds: z.object({
      entries: z.tuple([
        z.object({
          id: z.number(),
          createdAt: z.iso.datetime(),
          action: z.literal("suspend"),
          kind: z.literal("person"),
          reason: z.string(),
          until: z.iso.datetime(),
          moderatorName: z.string(),
          person: z.object({ userId: z.number(), name: z.string() }),
          report: report.omit({ person: true }),
          inForce: z.boolean(),
          own: z.literal(false),
        }),
      ]),
      nextCursor: z.string().nullable(),
    }),
  },
  {
    call: "POST /api/moderation/log/{id}/undo",
    fields: { reason: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "   ", "x".repeat(501)] } },
    ids: numberIds,
    request: async ({ suspension }) => ({ id: String(await suspension()), body: { reason: "My mistake" } }),
    holds: z.object({ undone: z.literal(true) }),
  },
]);
