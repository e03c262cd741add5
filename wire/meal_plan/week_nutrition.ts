import { z } from "zod";
import { call } from "../call.ts";
import { targetDate } from "./slot_fields.ts";

const knownAmount = z.object({
  /** Kilocalories or grams. */
  amount: z.number().nonnegative(),
  /** Share of the weight with this nutrient known. */
  weightShare: z.number().min(0).max(1),
});

/** Ours: a portion of each recipe that is planned for the week. */
export const listWeekNutrition = call("GET /api/week-nutrition", {
  summary: "The nutrition of what the caller has planned for the week of a date",
  query: z.object({ targetDate }),
  reply: z
    .array(
      z.object({
        recipeId: z.string(),
        /** Of a portion, without plain water; the shares refer to it. */
        grams: z.number().nonnegative(),
        nutrients: z.object({
          kcal: knownAmount,
          proteinGrams: knownAmount,
          carbsGrams: knownAmount,
          fatGrams: knownAmount,
          saturatedFatGrams: knownAmount,
          fiberGrams: knownAmount,
          saltGrams: knownAmount,
        }),
      }),
    )
    .max(28),
});

export type WeekNutrition = z.infer<typeof listWeekNutrition.reply>;
