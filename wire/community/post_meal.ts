import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";
import { communityPost } from "./community_post.ts";

/** The multipart field of the picture. */
export const PHOTO_FIELD = "photo";

/**
 * The text fields of the multipart form. A missing field is read as blank. The use case checks blank and too long texts,
 * because it normalizes line ends first and has the specification's messages.
 */
export const postMealBody = z.object({
  firebaseUid,
  /** At most 120 characters. */
  mealName: z.string().default(""),
  /** One per line, at most 4,000 characters. */
  ingredients: z.string().default(""),
  /** One step per line, at most 10,000 characters. */
  instructions: z.string().default(""),
  /** The caption, at most 280 characters. */
  postText: z.string().default(""),
  /** Ours: a recipe of the catalogue that was cooked. */
  recipeId: z.string().max(200).optional(),
  /** Ours: an id that the client chose. A meal that is sent again with the same id is posted once. */
  clientPostId: z
    .string()
    .max(100)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
});

export const postMealReply = z.object({ post: communityPost });

export type PostMealReply = z.infer<typeof postMealReply>;
