import { z } from "zod";

/** A post as the feed shows it. */
export const communityPost = z.object({
  id: z.number().int().positive(),
  /** The author's number, to chat with. */
  user_id: z.number().int().positive(),
  author: z.string(),
  meal_name: z.string(),
  /** One a line. */
  ingredients: z.string(),
  /** One step a line. */
  instructions: z.string(),
  like_count: z.number().int().nonnegative(),
  likedByUser: z.union([z.literal(0), z.literal(1)]),
  /**
   * Address of the photo 800 pixels wide, relative to the server: `/photos/{key}/800.webp`. The same with 400 or 1600
   * in place of 800 is that width. A photo that was narrower is as wide as it was; a very tall one is narrower.
   */
  photo: z.string(),
  /** Ours: the real size of `photo` in pixels, so that a page keeps its layout while the photo loads. */
  photoWidth: z.number().int().positive(),
  photoHeight: z.number().int().positive(),
  /** Ours: the caption, empty where there is none. */
  postText: z.string(),
  /** Ours: ISO 8601 in UTC. */
  created_at: z.iso.datetime(),
});

export type CommunityPost = z.infer<typeof communityPost>;

/** The `id` of a call's path. */
export const postParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "Expected a post's number")
    .transform(Number),
});
