/** Key of a food in the food table, such as `cherry-tomato`. */
export type FoodKey = string;

/** The kinds of dish that the rule distinguishes, spelled as the recipes have them. */
export const DISH_TYPES = [
  "Beverage",
  "Bread",
  "Breakfast",
  "Dessert",
  "drinks",
  "main dish",
  "Salad",
  "Sauce",
  "Soup",
] as const;

export type DishType = (typeof DISH_TYPES)[number];

/** The dish to draw. */
export interface DishSpec {
  /** The recipe's id, the seed of everything that looks random. */
  readonly id: string;
  /** A word of it decides the form of the dish, in six languages. */
  readonly name: string;
  /** Empty if they are not known. */
  readonly dishTypes: readonly DishType[];
  /** The heaviest food first; each with its more general foods, nearest first. */
  readonly foods: readonly (readonly FoodKey[])[];
}
