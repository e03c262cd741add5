import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { PhotoKey, PhotoSize } from "./photo.ts";
import { normalizeLine, normalizeLines, normalizeText } from "./plain_text.ts";

declare const brand: unique symbol;

/** A post's id; a later post has a higher one. */
export type PostId = number;

/** Longest meal name, in UTF-16 code units. */
export const MEAL_NAME_MAX_LENGTH = 120;

/** Longest list of ingredients, one per line, in UTF-16 code units. */
export const INGREDIENTS_MAX_LENGTH = 4_000;

/** Longest instructions, one step per line, in UTF-16 code units. */
export const INSTRUCTIONS_MAX_LENGTH = 10_000;

/** Longest caption, in UTF-16 code units. */
export const CAPTION_MAX_LENGTH = 280;

/** The specification's message for a post without a required field. */
export const POST_INCOMPLETE = "Please complete all fields, including a photo.";

interface PostFields {
  readonly mealName: string;
  /** One per line. */
  readonly ingredients: string;
  /** One step per line. */
  readonly instructions: string;
  /** Empty if there is none. */
  readonly caption: string;
}

/** Texts of a post: complete, normalized, within their limits. Only {@linkcode postText} creates it. */
export type PostText = PostFields & { readonly [brand]: "PostText" };

/** A photo in the storage and its size in the feed. */
export interface PostPhoto {
  readonly key: PhotoKey;
  readonly feedSize: PhotoSize;
}

/** A meal that a person has shared. */
export interface Post {
  readonly id: PostId;
  readonly authorId: UserId;
  readonly text: PostText;
  readonly photo: PostPhoto;
  /** The recipe that was cooked, if one was named and still exists: of the catalogue, or the author's own. */
  readonly recipeId?: RecipeId | undefined;
  readonly createdAt: Date;
}

/** A post as one person sees it in the feed. */
export interface FeedPost extends Post {
  readonly authorName: string;
  readonly likeCount: number;
  readonly likedByViewer: boolean;
  /** The name that the recipe of `recipeId` has now. Without an id, that of another person's recipe when it was posted. */
  readonly recipeName?: string | undefined;
  /** Whether a moderator has hidden it: then only its author sees it. */
  readonly hidden: boolean;
}

/**
 * Reads the texts of a post.
 *
 * @throws {DomainError} `invalid_input` if a required one is blank, or one is too long.
 */
export function postText(fields: PostFields): PostText {
  return {
    mealName: required("mealName", normalizeLine(fields.mealName), { maxLength: MEAL_NAME_MAX_LENGTH }),
    ingredients: required("ingredients", normalizeLines(fields.ingredients), { maxLength: INGREDIENTS_MAX_LENGTH }),
    instructions: required("instructions", normalizeLines(fields.instructions), { maxLength: INSTRUCTIONS_MAX_LENGTH }),
    caption: limited("postText", normalizeText(fields.caption), { maxLength: CAPTION_MAX_LENGTH }),
  } as PostText; // sound: checked above
}

function required(field: string, text: string, options: { maxLength: number }): string {
  if (text === "") throw new DomainError("invalid_input", POST_INCOMPLETE, { field });
  return limited(field, text, options);
}

function limited(field: string, text: string, options: { maxLength: number }): string {
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
