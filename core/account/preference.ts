/** The categories that a person can prefer, spelled as the specification has them. */
export const PREFERENCES = [
  "main dish",
  "Dessert",
  "Salad",
  "Dinner",
  "Fried",
  "Snack",
  "Mediterranean",
  "Gluten-Free",
  "High-Protein",
  "sandwiches",
] as const;

export type Preference = (typeof PREFERENCES)[number];

/** Preferences about health: a person who chose one sees only recipes that meet it. */
export const STRICT_PREFERENCES: readonly Preference[] = ["Gluten-Free"];

/** Fewest preferences that a person chooses. */
export const PREFERENCES_MIN = 2;
