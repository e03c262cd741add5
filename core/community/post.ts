import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { PhotoKey, PhotoSize } from "./photo.ts";
import { normalizeLine, normalizeLines, normalizeText } from "./plain_text.ts";

declare const brand: unique symbol;

/** A post's number; a later post has a higher one. */
export type PostId = number;

/** Longest meal name, in JavaScript's length. */
export const MEAL_NAME_MAX_LENGTH = 120;

/** Longest list of ingredients, one a line, in JavaScript's length. */
export const INGREDIENTS_MAX_LENGTH = 4_000;

/** Longest instructions, one step a line, in JavaScript's length. */
export const INSTRUCTIONS_MAX_LENGTH = 10_000;

/** Longest caption, in JavaScript's length. */
export const CAPTION_MAX_LENGTH = 280;

/** What a person reads when something that a post needs is missing, as the specification has it. */
export const POST_INCOMPLETE = "Please complete all fields, including a photo.";

interface PostFields {
  readonly mealName: string;
  /** One a line. */
  readonly ingredients: string;
  /** One step a line. */
  readonly instructions: string;
  /** Empty where there is none. */
  readonly caption: string;
}

/** The words of a post: complete, trimmed, within their bounds. Only {@linkcode postText} makes one. */
export type PostText = PostFields & { readonly [brand]: "PostText" };

/** A photo in the storage and how large it shows in the feed. */
export interface PostPhoto {
  readonly key: PhotoKey;
  readonly feedSize: PhotoSize;
}

/** A meal that somebody shares. */
export interface Post {
  readonly id: PostId;
  readonly authorId: UserId;
  readonly text: PostText;
  readonly photo: PostPhoto;
  readonly createdAt: Date;
}

/** A post as one person sees it in the feed. */
export interface FeedPost extends Post {
  readonly authorName: string;
  readonly likeCount: number;
  readonly likedByViewer: boolean;
}

/**
 * Reads the words of a post.
 *
 * @throws {DomainError} `invalid_input` where one that is needed is blank, or one is too long.
 */
export function postText(fields: PostFields): PostText {
  return {
    mealName: needed("mealName", normalizeLine(fields.mealName), { maxLength: MEAL_NAME_MAX_LENGTH }),
    ingredients: needed("ingredients", normalizeLines(fields.ingredients), { maxLength: INGREDIENTS_MAX_LENGTH }),
    instructions: needed("instructions", normalizeLines(fields.instructions), { maxLength: INSTRUCTIONS_MAX_LENGTH }),
    caption: bounded("postText", normalizeText(fields.caption), { maxLength: CAPTION_MAX_LENGTH }),
  } as PostText;
}

function needed(field: string, text: string, options: { maxLength: number }): string {
  if (text === "") throw new DomainError("invalid_input", POST_INCOMPLETE, { field });
  return bounded(field, text, options);
}

function bounded(field: string, text: string, options: { maxLength: number }): string {
  const { maxLength } = options;
  if (text.length > maxLength) {
    throw new DomainError(
      "invalid_input",
      `Cannot post the meal: ${field} has ${text.length} characters and may have at most ${maxLength}`,
      { field },
    );
  }
  return text;
}
