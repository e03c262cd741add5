import { type FeedPost, PHOTO_MAX_BYTES, type PostMealInput } from "../../../core/community/mod.ts";
import { PHOTO_FIELD, postMealBody, postMealReply } from "../../../wire/community/post_meal.ts";
import { type Route, route } from "../route.ts";
import { postView } from "./post_view.ts";

export function postMealRoute(postMeal: (input: PostMealInput) => Promise<FeedPost>): Route {
  return route({
    method: "post",
    path: "/api/community-posts",
    summary: "Share a meal with a photo",
    access: "signed-in",
    rateClass: "photo",
    body: postMealBody,
    upload: { field: PHOTO_FIELD, maxBytes: PHOTO_MAX_BYTES },
    reply: postMealReply,
    async handle({ caller, body, file }) {
      const post = await postMeal({
        author: { id: caller.userId, fullName: caller.fullName },
        mealName: body.mealName,
        ingredients: body.ingredients,
        instructions: body.instructions,
        caption: body.postText,
        recipeId: body.recipeId === "" ? undefined : body.recipeId,
        photo: file?.bytes,
        clientId: body.clientPostId === "" ? undefined : body.clientPostId,
      });
      return { post: postView(post) };
    },
  });
}
