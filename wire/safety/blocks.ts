import { z } from "zod";
import { BLOCKS_MAX } from "../../core/safety/mod.ts";

/** The `id` of a call's path: the person to block or unblock. */
export const blockParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "Expected a person's number")
    .transform(Number),
});

/**
 * `PUT` and `DELETE /api/blocks/{id}`, ours; without a body. Repeating a call changes nothing. The same for a number that
 * belongs to no person.
 */
export const blockReply = z.object({ blocked: z.boolean() });

/** `GET /api/blocks`, ours: the people whom the caller has blocked, the newest first. */
export const listBlockedReply = z.object({
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
});

export type ListBlockedReply = z.infer<typeof listBlockedReply>;
