// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { deletePostReply } from "../../../../wire/community/delete_post.ts";
export { findPostReply } from "../../../../wire/community/find_post.ts";
export { listPostsReply } from "../../../../wire/community/list_posts.ts";
export { postMealReply } from "../../../../wire/community/post_meal.ts";
export { toggleLikeReply } from "../../../../wire/community/toggle_like.ts";
