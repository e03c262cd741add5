import { z } from "zod";
import { call } from "../call.ts";
import { saveMeal } from "./save_meal.ts";
import { changeFields, mealPortions, slot, slotView } from "./slot_fields.ts";

// Changes to a meal that is planned, all ours.

const portions = mealPortions.nullable();

/** Null for as many portions as the household eats. */
export const setMealPortions = call("PUT /api/meal-portions", {
  summary: "Set how many portions of a planned meal are eaten",
  body: z.object({ ...slot, portions, ...changeFields }),
  reply: slotView.extend({ portions }),
  errors: ["meal_not_found", "slot_changed", "household_changed"],
});

/** A cooked meal is not shopped for any more. Another meal that replaces it was not cooked. */
export const setMealCooked = call("PUT /api/meal-cooked", {
  summary: "Say whether a planned meal was cooked",
  body: z.object({ ...slot, cooked: z.boolean() }),
  reply: slotView.extend({ cooked: z.boolean() }),
  errors: ["meal_not_found"],
});

/** A meal in the other slot gets the old one. 404 if this recipe is not planned in the slot any more. */
export const moveMeal = call("POST /api/move-meal", {
  summary: "Move a meal to another slot, where a meal gets the old one",
  body: z.object({
    meal: saveMeal.body.shape.meal.pick({ id: true }),
    from: z.object(slot),
    to: z.object(slot),
    ...changeFields,
  }),
  reply: z.object({ from: slotView, to: slotView }),
  errors: ["meal_not_found", "slot_changed", "household_changed"],
});
