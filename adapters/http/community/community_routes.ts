import { deletePost, editPost, findPost, listPosts, postMeal, toggleLike } from "../../../core/community/mod.ts";
import { ingredientsCheckFor } from "../../../core/food_rules/mod.ts";
import * as calls from "../../../wire/community/mod.ts";
import { brokenRulesView } from "../food_rules/broken_rules_view.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { decodeFeedCursor, encodeFeedCursor } from "./feed_cursor.ts";
import { postView } from "./post_view.ts";

/** The ports that {@linkcode communityRoutes} need. */
export type CommunityPorts = PortsOf<
  | typeof deletePost
  | typeof editPost
  | typeof findPost
  | typeof ingredientsCheckFor
  | typeof listPosts
  | typeof postMeal
  | typeof toggleLike
>;

/** The calls of the community. */
export function communityRoutes(ports: CommunityPorts): Route[] {
  return [
    route(calls.listPosts, async ({ caller: { userId }, query }) => {
      const { posts, next } = await listPosts(ports, {
        viewerId: userId,
        likedOnly: query.favorites === "true",
        search: query.search,
        recipeId: query.recipeId,
        sort: query.sort,
        after: query.cursor === undefined ? undefined : decodeFeedCursor(query.cursor),
        limit: query.limit,
      });
      const check = posts.length > 0 ? await ingredientsCheckFor(ports, { userId }) : undefined;
      const views = posts.map((post) => ({ ...postView(post), ...brokenRulesView(check?.(post.text.ingredients)) }));
      return { posts: views, nextCursor: next ? encodeFeedCursor(next) : null };
    }),
    route(calls.findPost, async ({ caller: { userId }, params }) => {
      const post = await findPost(ports, { viewerId: userId, postId: params.id });
      const check = await ingredientsCheckFor(ports, { userId });
      return { post: { ...postView(post), ...brokenRulesView(check?.(post.text.ingredients)) } };
    }),
    route(calls.postMeal, async ({ caller, body, file }) => {
      const post = await postMeal(ports, {
        authorId: caller.userId,
        mealName: body.mealName,
        ingredients: body.ingredients,
        instructions: body.instructions,
        caption: body.postText,
        recipeId: body.recipeId === "" ? undefined : body.recipeId,
        photo: file?.bytes,
        clientId: body.clientPostId === "" ? undefined : body.clientPostId,
      });
      return { post: postView(post) };
    }),
    route(calls.editPost, async ({ caller: { userId }, params, body }) => {
      const { mealName, ingredients, instructions, postText: caption } = body;
      const texts = { mealName, ingredients, instructions, caption };
      const post = await editPost(ports, { userId, postId: params.id, ...texts });
      const check = await ingredientsCheckFor(ports, { userId });
      return { post: { ...postView(post), ...brokenRulesView(check?.(post.text.ingredients)) } };
    }),
    route(calls.deletePost, async ({ caller: { userId }, params: { id } }) => {
      await deletePost(ports, { userId, postId: id });
      return { id };
    }),
    route(calls.toggleLike, async ({ caller: { userId }, params }) => {
      const { likedByViewer, likeCount } = await toggleLike(ports, { userId, postId: params.id });
      return { likedByUser: likedByViewer ? (1 as const) : (0 as const), like_count: likeCount };
    }),
  ];
}
