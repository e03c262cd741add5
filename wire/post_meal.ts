import { z } from "zod";
import { communityPost } from "./community_post.ts";
import { firebaseUid } from "./identity_fields.ts";

/** The multipart field that carries the picture. */
export const PHOTO_FIELD = "photo";

/**
 * The text fields of the multipart form. A missing one reads as blank, and what is too long is measured once the line
 * ends are plain (a browser sends CRLF), so both are refused by the use case in the specification's words.
 */
export const postMealBody = z.object({
  firebaseUid,
  /** At most 120 characters. */
  mealName: z.string().default(""),
  /** One a line, at most 4,000 characters. */
  ingredients: z.string().default(""),
  /** One step a line, at most 10,000 characters. */
  instructions: z.string().default(""),
  /** The caption, at most 280 characters. */
  postText: z.string().default(""),
});

export const postMealReply = z.object({ post: communityPost });

export type PostMealReply = z.infer<typeof postMealReply>;
