export { deletePost } from "./delete_post.ts";
export { editPost } from "./edit_post.ts";
export { FEED_PAGE_MAX, FEED_SEARCH_MAX_LENGTH, type FeedPosition, POST_SORTS, type PostSort } from "./feed_order.ts";
export { findPost } from "./find_post.ts";
export { listPosts } from "./list_posts.ts";
export {
  AVIF_PHOTO_WIDTHS,
  evidenceKey,
  FEED_PHOTO_WIDTH,
  isEvidenceKey,
  PHOTO_FILES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_MIB,
  PHOTO_MAX_PIXELS,
  PHOTO_WIDTHS,
  type PhotoFile,
  type PhotoKey,
  type PhotoSize,
  type PhotoType,
  type PhotoVariant,
  type PhotoWidth,
  type PreparedPhoto,
  photoKey,
  requirePhoto,
} from "./photo.ts";
export { type PhotoAccess, photoAccess } from "./photo_access.ts";
export type { PhotoProcessor } from "./photo_processor.ts";
export {
  type ByteRange,
  type PhotoContent,
  type PhotoStorage,
  photosUnavailable,
  type StoredPhoto,
} from "./photo_storage.ts";
export {
  CAPTION_MAX_LENGTH,
  type FeedPost,
  INGREDIENTS_MAX_LENGTH,
  INSTRUCTIONS_MAX_LENGTH,
  MEAL_NAME_MAX_LENGTH,
  POST_INCOMPLETE,
  type Post,
  type PostId,
  type PostText,
  postText,
} from "./post.ts";
export type { FeedQuery, PostFeed } from "./post_feed.ts";
export { type PostMealPorts, postMeal } from "./post_meal.ts";
export type { LikeState, NewPost, PhotoPost, PostStore } from "./post_store.ts";
export { sweepPhotos } from "./sweep_photos.ts";
export { toggleLike } from "./toggle_like.ts";
