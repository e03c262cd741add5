import { z } from "zod";
import { UNITS } from "../../core/amounts/mod.ts";
import { STORAGES } from "../../core/food/mod.ts";
import { COOKED_PORTIONS_MAX, PANTRY_FOODS_MAX, PANTRY_QUANTITY_MAX } from "../../core/pantry/mod.ts";
import { call } from "../call.ts";
import { recipeParams } from "../recipe/recipe_fields.ts";

const amount = z.object({ quantity: z.number().min(0.001).max(PANTRY_QUANTITY_MAX), unit: z.enum(UNITS) });

const id = z.number().int().positive();

/** A food at home that a dish uses. */
const usedFood = z.object({
  id,
  name: z.string(),
  /** Key of the food that the name means; null of what is no known food. */
  food: z.string().nullable(),
  useBy: z.iso.date().nullable(),
  storage: z.enum(STORAGES).nullable(),
  /** How much there was before. */
  had: amount,
  /** At most `had`. */
  used: amount,
  /** Null if nothing is left. */
  left: amount.nullable(),
});

const usedFoods = z.object({ foods: z.array(usedFood).max(PANTRY_FOODS_MAX) });

export type UsedFoodWire = z.infer<typeof usedFood>;

/** Ours. Changes nothing. */
export const previewCookedDish = call("GET /api/recipe/:id/cooked", {
  summary: "What a dish would use of the foods at home",
  params: recipeParams,
  query: z.object({
    portions: z
      .string()
      .regex(/^\d{1,3}(?:\.\d{1,2})?$/u, "Expected a number of portions")
      .transform(Number)
      .pipe(z.number().positive().max(COOKED_PORTIONS_MAX)),
  }),
  reply: usedFoods,
  errors: ["recipe_not_found"],
});

/**
 * Ours. Replies with the foods that it reduced. A food of which there is not as much as `had` stays as it is: so a call that is sent
 * twice reduces once.
 */
export const cookDish = call("POST /api/recipe/:id/cooked", {
  summary: "Reduce the foods at home by what a cooked dish used",
  params: recipeParams,
  body: z.object({
    portions: z.number().positive().max(COOKED_PORTIONS_MAX),
    /** Foods of the preview: those that the dish really used. */
    foods: z
      .array(z.object({ id, had: amount }))
      .min(1)
      .max(PANTRY_FOODS_MAX),
  }),
  reply: usedFoods,
  errors: ["recipe_not_found"],
});
