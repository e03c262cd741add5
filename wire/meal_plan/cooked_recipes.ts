import { z } from "zod";
import { COOKED_RECIPES_MAX } from "../../core/meal_plan/mod.ts";
import { call } from "../call.ts";
import { recipeSummary } from "../recipe/recipe_summary.ts";

/** Ours. */
export const listCookedRecipes = call("GET /api/cooked-recipes", {
  summary: "The recipes that the household cooked in the last 60 days, the latest first",
  toleratesLag: true,
  reply: z.object({
    recipes: z
      .array(
        recipeSummary.pick({ id: true, name: true, mainImage: true }).extend({
          /** The day of the meal for which it was cooked last. */
          cookedOn: z.iso.date(),
        }),
      )
      .max(COOKED_RECIPES_MAX),
  }),
});

export type CookedRecipeWire = z.infer<typeof listCookedRecipes.reply>["recipes"][number];
