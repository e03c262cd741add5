/** Common ingredients, in the specification's order. */
export const SUGGESTED_INGREDIENTS = [
  "Chicken",
  "Tomatoes",
  "Garlic",
  "Onion",
  "Pasta",
  "Rice",
  "Spinach",
  "Eggs",
  "Cheese",
  "Milk",
] as const;

/** The visible ones, from the specification. */
export const SHOWN_SUGGESTIONS = SUGGESTED_INGREDIENTS.slice(0, 8);
