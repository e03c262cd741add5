// The calls of the community.
export { deletePost, editPost, findPost, toggleLike } from "./community_post.ts";
export { listPosts } from "./list_posts.ts";
export { postMeal } from "./post_meal.ts";
