import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../core/meal_plan/mod.ts";
import { firebaseUid } from "./identity_fields.ts";

const slotFields = {
  firebaseUid,
  day: z.enum(DAYS_OF_WEEK),
  time: z.enum(MEAL_TIMES),
  /** Any date of the week that is meant. The weekly-meals screen sends none. */
  date: z.union([z.iso.date(), z.literal("")]).nullish(),
};

export const saveMealBody = z.object({
  ...slotFields,
  meal: z.object({ id: z.string().min(1).max(200), name: z.string().max(300).optional() }),
});

export const saveMealReply = z.object({
  day_of_week: z.enum(DAYS_OF_WEEK),
  meal_time: z.enum(MEAL_TIMES),
  meal_name: z.string(),
  date: z.iso.date(),
});

/** `DELETE /api/save-meal`, ours: the same fields without the meal. */
export const clearSlotBody = z.object(slotFields);

export const clearSlotReply = saveMealReply.omit({ meal_name: true });
