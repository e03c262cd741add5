import { z } from "zod";
import { FEED_PAGE_MAX, FEED_SEARCH_MAX_LENGTH, POST_SORTS } from "../../core/community/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { ownField } from "../own_field.ts";
import { recipeId } from "../recipe/recipe_fields.ts";
import { communityPost } from "./community_post.ts";

export const listPosts = call("GET /api/community-posts", {
  summary: "The community's posts: all or the caller's favourites, searched, sorted, page by page",
  toleratesLag: true,
  query: z.object({
    firebaseUid,
    /** `true`: only the posts that the caller likes. */
    favorites: z.enum(["true", "false"]).optional(),
    /** Ours: text in the meal's name, the author's name or the ingredients; blank finds all. */
    search: z.string().trim().max(FEED_SEARCH_MAX_LENGTH).optional(),
    /** Ours: only the posts that link this recipe. */
    recipeId: recipeId.optional(),
    /** Ours; `recent` where absent. */
    sort: z.enum(POST_SORTS).optional(),
    /** Ours: the `nextCursor` of the page before, under the same `sort`. */
    cursor: z.string().min(1).max(1_000).optional(),
    /** Ours: as many as possible where absent. */
    limit: z
      .string()
      .regex(/^\d{1,3}$/, `Expected a number from 1 to ${FEED_PAGE_MAX}`)
      .transform(Number)
      .pipe(z.number().min(1).max(FEED_PAGE_MAX))
      .optional(),
  }),
  reply: z.object({
    posts: z.array(communityPost).max(FEED_PAGE_MAX),
    /** Ours: where the next page begins; null on the last one. */
    nextCursor: ownField(z.string().nullable(), null),
  }),
});

export type ListPostsReply = z.infer<typeof listPosts.reply>;
