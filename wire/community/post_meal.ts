import { z } from "zod";
import { PHOTO_MAX_BYTES } from "../../core/community/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { communityPost } from "./community_post.ts";

/** The multipart field of the picture. */
export const PHOTO_FIELD = "photo";

/**
 * A missing text field is read as blank. The use case checks blank and too long texts, because it normalizes line ends first and has
 * the specification's messages.
 */
export const postMeal = call("POST /api/community-posts", {
  summary: "Share a meal with a photo",
  rateClass: "photo",
  body: z.object({
    firebaseUid,
    /** At most 120 characters. */
    mealName: z.string().default(""),
    /** One per line, at most 4,000 characters. */
    ingredients: z.string().default(""),
    /** One step per line, at most 10,000 characters. */
    instructions: z.string().default(""),
    /** The caption, at most 280 characters. */
    postText: z.string().default(""),
    /** Ours: the recipe that was cooked. One of the caller's own is published with the post; of another person's, only its name is. */
    recipeId: z.string().max(200).optional(),
    /** Ours: an id that the client chose. A meal that is sent again with the same id is posted once. */
    clientPostId: z
      .string()
      .max(100)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u)
      .optional(),
  }),
  upload: { field: PHOTO_FIELD, kind: "photo", maxBytes: PHOTO_MAX_BYTES },
  reply: z.object({ post: communityPost }),
  errors: [
    "photo_too_large",
    "photo_type_unknown",
    "photo_unreadable",
    "photos_unavailable",
    "suspended",
    "email_not_verified",
    "post_not_found",
  ],
});

export type PostMealBody = z.output<typeof postMeal.body>;

export type PostMealReply = z.infer<typeof postMeal.reply>;
