import { FEED_PHOTO_WIDTH, type FeedPost } from "../../../core/community/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { photoUrl } from "./photo_url.ts";

/** A post as the feed shows it. */
export function postView(post: FeedPost): CommunityPost {
  const { text, photo } = post;
  return {
    id: post.id,
    user_id: post.authorId,
    author: post.authorName,
    meal_name: text.mealName,
    ingredients: text.ingredients,
    instructions: text.instructions,
    like_count: post.likeCount,
    likedByUser: post.likedByViewer ? 1 : 0,
    photo: photoUrl(photo.key, FEED_PHOTO_WIDTH),
    photoWidth: photo.feedSize.width,
    photoHeight: photo.feedSize.height,
    postText: text.caption,
    created_at: post.createdAt.toISOString(),
    ...recipeView(post),
    ...(post.hidden ? { hidden: true } : {}),
  };
}

function recipeView({ recipeId, recipeName }: FeedPost): Pick<CommunityPost, "recipe" | "recipeName"> {
  if (recipeName === undefined) return {};
  return recipeId === undefined ? { recipeName } : { recipe: { id: recipeId, name: recipeName } };
}
