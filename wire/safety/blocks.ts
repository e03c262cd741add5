import { z } from "zod";
import { BLOCKS_MAX } from "../../core/safety/mod.ts";
import { call } from "../call.ts";
import { numberInAddress } from "../number_in_address.ts";

// Blocks of people, all ours. Repeating a call changes nothing. A number that belongs to no person has the same reply.

const params = z.object({ id: numberInAddress("a person's number") });

const blockReply = z.object({ blocked: z.boolean() });

export const blockPerson = call("PUT /api/blocks/:id", {
  summary: "Block a person, who is not told",
  params,
  reply: blockReply,
  errors: ["too_many_blocks"],
});

export const unblockPerson = call("DELETE /api/blocks/:id", {
  summary: "End the block of a person",
  params,
  reply: blockReply,
});

/** The newest first. */
export const listBlocked = call("GET /api/blocks", {
  summary: "The people whom the caller has blocked",
  reply: z.object({
    people: z
      .array(
        z.object({
          userId: z.number().int().positive(),
          /** `Person {number}` where the caller may not know the name. */
          name: z.string(),
          /** ISO 8601 in UTC. */
          blockedAt: z.iso.datetime(),
        }),
      )
      .max(BLOCKS_MAX),
  }),
});
