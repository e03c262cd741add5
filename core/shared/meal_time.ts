/** The meals of a day in their order, spelled as the specification has them. */
export const MEAL_TIMES = ["Breakfast", "Lunch", "Dinner", "Snacks"] as const;

/** One of {@linkcode MEAL_TIMES}. */
export type MealTime = (typeof MEAL_TIMES)[number];
