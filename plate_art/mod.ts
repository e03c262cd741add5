export type { DishSpec } from "./dish_spec.ts";
export { drawPlate } from "./draw_plate.ts";
