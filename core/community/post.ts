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
