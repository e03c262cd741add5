import type { DishType } from "../recipe/mod.ts";

export const DRINKS = ["drinks", "Beverage"] as const satisfies readonly DishType[];
/** What is not eaten alone. */
export const NOT_EATEN_ALONE = [...DRINKS, "Sauce"] as const satisfies readonly DishType[];
