/** Key of a food in the food table, such as `cherry-tomato`. */
export type FoodKey = string;
