import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";

export const toggleLikeBody = z.object({ firebaseUid });

/** How the post stands after the call, spelled as in the feed. */
export const toggleLikeReply = z.object({
  likedByUser: z.union([z.literal(0), z.literal(1)]),
  like_count: z.number().int().nonnegative(),
});

export type ToggleLikeReply = z.infer<typeof toggleLikeReply>;
