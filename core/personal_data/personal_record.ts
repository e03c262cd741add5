/** The parts of a person's exported data, in their order. */
export const PERSONAL_RECORDS = [
  "profile",
  "preferences",
  "foodRules",
  "household",
  "plannedMeals",
  "pantry",
  "ratings",
  "favourites",
  "ownRecipes",
  "recipeImports",
  "posts",
  "likes",
  "messages",
  "messageRequests",
  "blocks",
  "reports",
  "warnings",
  "calendarFeed",
  "sessions",
] as const;

export type PersonalRecords = (typeof PERSONAL_RECORDS)[number];

/** One row of a part, as it is exported. Times are dates; a post's `photo` is the key of its photo, a recipe's `photos` are those of its. */
export type PersonalRecord = Readonly<Record<string, unknown>>;
