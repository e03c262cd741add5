// The shapes of the server's replies to these calls, which load while the first reply is on its way.

import * as calls from "../../../../wire/community/mod.ts";

export const deletePostReply = calls.deletePost.reply;
export const findPostReply = calls.findPost.reply;
export const listPostsReply = calls.listPosts.reply;
export const postMealReply = calls.postMeal.reply;
export const toggleLikeReply = calls.toggleLike.reply;
