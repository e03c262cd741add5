import { z } from "zod";
import { targetDate } from "./list_week.ts";

export const weekNutritionQuery = z.object({ targetDate });

const knownAmount = z.object({
  /** Kilocalories or grams. */
  amount: z.number().nonnegative(),
  /** Share of the weight with this nutrient known. */
  weightShare: z.number().min(0).max(1),
});

/** `GET /api/week-nutrition`, ours: a portion of each recipe that is planned for the week. */
export const weekNutritionReply = z
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
  .max(28);

export type WeekNutrition = z.infer<typeof weekNutritionReply>;
