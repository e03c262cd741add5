import { z } from "zod";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { call } from "../call.ts";
import { planEntry } from "./planned_meal.ts";
import { saveMeal } from "./save_meal.ts";
import { changeFields, mealPortions, slot, targetDate } from "./slot_fields.ts";

/** Ours: the meals whose leftovers can be planned for a slot, the latest first. */
export const listLeftovers = call("GET /api/leftovers", {
  summary: "The meals whose leftovers can be planned for a slot",
  query: z.object({ day: slot.day, time: slot.time, targetDate }),
  reply: z.array(planEntry.omit({ brokenRules: true, leftoversOf: true }).extend({ date: z.iso.date() })).max(59),
});

export type Leftovers = z.infer<typeof listLeftovers.reply>;

/** Ours: plans the leftovers of an earlier slot, whose recipe the slot gets. 400 if it is not later or the dish does not keep that long. */
export const saveLeftovers = call("POST /api/save-leftovers", {
  summary: "Plan the leftovers of an earlier slot",
  body: z.object({
    ...slot,
    of: z.object({ date: z.iso.date(), time: z.enum(MEAL_TIMES) }),
    portions: mealPortions.optional(),
    ...changeFields,
  }),
  reply: saveMeal.reply,
  errors: ["meal_not_found", "recipe_not_found", "slot_changed", "household_changed"],
});
