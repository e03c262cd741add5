/** Foods that many have at home, in the specification's order. */
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

/** Only so many of them are shown. */
export const SHOWN_SUGGESTIONS = SUGGESTED_INGREDIENTS.slice(0, 8);
