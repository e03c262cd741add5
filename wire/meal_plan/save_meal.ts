import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { changeFields, mealPortions, slot, slotView } from "./slot_fields.ts";

/** The specification's call. */
export const saveMeal = call("POST /api/save-meal", {
  summary: "Put a recipe into a slot of the week",
  body: z.object({
    firebaseUid,
    ...slot,
    meal: z.object({ id: z.string().min(1).max(200), name: z.string().max(300).optional() }),
    /** Ours: how many portions are eaten; as many as the household eats if absent. */
    portions: mealPortions.optional(),
    ...changeFields,
  }),
  reply: slotView.extend({ meal_name: z.string() }),
  errors: ["recipe_not_found", "slot_changed", "household_changed"],
});

/** Ours. An empty slot stays empty. */
export const clearSlot = call("DELETE /api/save-meal", {
  summary: "Empty a slot of the week",
  body: z.object({ firebaseUid, ...slot, ...changeFields }),
  reply: slotView,
  errors: ["slot_changed", "household_changed"],
});
