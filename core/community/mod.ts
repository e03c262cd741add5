export { FEED_PAGE_MAX, FEED_SEARCH_MAX_LENGTH, type FeedPlace, POST_SORTS, type PostSort } from "./feed_order.ts";
export {
  FEED_PHOTO_WIDTH,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_WIDTHS,
  type PhotoKey,
  type PhotoSize,
  type PhotoVariant,
  type PhotoWidth,
  type PreparedPhoto,
  photoKey,
} from "./photo.ts";
export {
  CAPTION_MAX_LENGTH,
  INGREDIENTS_MAX_LENGTH,
  INSTRUCTIONS_MAX_LENGTH,
  MEAL_NAME_MAX_LENGTH,
  type PostId,
} from "./post.ts";
