import { z } from "zod";
import type { SpecCall } from "./spec_call.ts";

// The calls with which people protect themselves: all of them from the decisions.

const personIds = { "0": 400, "-1": 400, "1.5": 400, first: 400, "1%20or%201=1": 400 };

export const SPEC_SAFETY_CALLS: readonly SpecCall[] = [
  {
    call: "PUT /api/blocks/{id}",
    origin: "decisions",
    auth: "bearer",
    uidFields: ["firebaseUid"],
    fields: {},
    ids: { ...personIds, "999999999999": 404 },
    request: ({ otherId }) => ({ id: String(otherId) }),
    holds: z.object({ blocked: z.literal(true) }),
  },
  {
    call: "DELETE /api/blocks/{id}",
    origin: "decisions",
    auth: "bearer",
    uidFields: ["firebaseUid"],
    fields: {},
    ids: personIds,
    request: ({ otherId }) => ({ id: String(otherId) }),
    holds: z.object({ blocked: z.literal(false) }),
  },
  {
    call: "GET /api/blocks",
    origin: "decisions",
    auth: "bearer",
    uidFields: ["firebaseUid"],
    fields: {},
    request: () => ({}),
    holds: z.object({
      people: z.array(z.object({ userId: z.number(), name: z.string(), blockedAt: z.iso.datetime() })),
    }),
  },
];
