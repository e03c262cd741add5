import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";

export const toggleLikeBody = z.object({ firebaseUid });

/** The post's likes after the call, with the feed's field names. */
export const toggleLikeReply = z.object({
  likedByUser: z.union([z.literal(0), z.literal(1)]),
  like_count: z.number().int().nonnegative(),
});

export type ToggleLikeReply = z.infer<typeof toggleLikeReply>;
