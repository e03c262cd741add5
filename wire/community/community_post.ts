import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { brokenRules } from "../food_rules/food_rules_fields.ts";
import { numberInAddress } from "../number_in_address.ts";
import { ownField } from "../own_field.ts";
import { recipeId } from "../recipe/recipe_fields.ts";

/** A post as the feed shows it. */
export const communityPost = z.object({
  id: z.number().int().positive(),
  /** The author's id, to chat with. */
  user_id: z.number().int().positive(),
  author: z.string(),
  meal_name: z.string(),
  /** One per line. */
  ingredients: z.string(),
  /** One step per line. */
  instructions: z.string(),
  like_count: z.number().int().nonnegative(),
  likedByUser: z.union([z.literal(0), z.literal(1)]),
  /**
   * Address of the photo 800 pixels wide, relative to the server: `/photos/{key}/800.webp`; also available with 400 and
   * 1600. A narrower photo is not enlarged; a very tall one is scaled down to a smaller width. WebP, or AVIF for a client whose
   * `Accept` names it.
   */
  photo: z.string(),
  /** Ours: the real size of `photo` in pixels, so that a page keeps its layout while the photo loads. */
  photoWidth: z.number().int().positive(),
  photoHeight: z.number().int().positive(),
  /** Ours: the caption, empty if there is none. */
  postText: ownField(z.string(), ""),
  /** Ours: ISO 8601 in UTC. */
  created_at: z.iso.datetime(),
  /** Ours, only where the author named a recipe of the catalogue or of their own that still exists: its id and its present name. */
  recipe: z.object({ id: recipeId, name: z.string() }).optional(),
  /** Ours, only where the author named another person's own recipe: its name then. */
  recipeName: z.string().optional(),
  /** Ours, only on the caller's own posts: a moderator has hidden it from all others. */
  hidden: z.boolean().optional(),
  /** By the foods that its ingredients name; absent also if they name none that is known. */
  brokenRules,
});

export type CommunityPost = z.infer<typeof communityPost>;

const postParams = z.object({ id: numberInAddress("a post's number") });

/** Ours: a post's own address can be shared. */
export const findPost = call("GET /api/community-posts/:id", {
  summary: "One post, as the caller sees it",
  toleratesLag: true,
  params: postParams,
  query: z.object({ firebaseUid }),
  reply: z.object({ post: communityPost }),
  errors: ["post_not_found"],
});

/** Ours. The photo stays. Limits as in `postMeal`; a missing text is read as blank. */
export const editPost = call("PUT /api/community-posts/:id", {
  summary: "Replace the texts of the caller's post",
  params: postParams,
  body: z.object({
    firebaseUid,
    mealName: z.string().default(""),
    ingredients: z.string().default(""),
    instructions: z.string().default(""),
    postText: z.string().default(""),
  }),
  reply: z.object({ post: communityPost }),
  errors: ["post_not_found", "suspended", "email_not_verified"],
});

export const deletePost = call("DELETE /api/community-posts/:id", {
  summary: "Delete the caller's post and its photos",
  params: postParams,
  body: z.object({ firebaseUid }),
  reply: z.object({ id: z.number().int().positive() }),
  errors: ["post_not_found", "photos_unavailable"],
});

export const toggleLike = call("POST /api/community-posts/:id/toggle-like", {
  summary: "Like a post, or remove the like",
  params: postParams,
  body: z.object({ firebaseUid }),
  /** The post's likes after the call, with the feed's field names. */
  reply: communityPost.pick({ likedByUser: true, like_count: true }),
  errors: ["post_not_found"],
});
