// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { deletePostReply } from "../../../wire/delete_post.ts";
export { findPostReply } from "../../../wire/find_post.ts";
export { listPostsReply } from "../../../wire/list_posts.ts";
export { postMealReply } from "../../../wire/post_meal.ts";
export { toggleLikeReply } from "../../../wire/toggle_like.ts";
