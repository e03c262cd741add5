import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_PORTIONS, MEAL_TIMES } from "../../core/meal_plan/mod.ts";

/** Any date of the week that is meant; this week in UTC if absent. */
export const targetDate = z.union([z.iso.date(), z.literal("")]).optional();

/** Quarters of a portion. */
export const mealPortions = z.number().min(MEAL_PORTIONS.min).max(MEAL_PORTIONS.max).multipleOf(MEAL_PORTIONS.step);

/** A slot of the week, as a request names it. */
export const slot = {
  day: z.enum(DAYS_OF_WEEK),
  time: z.enum(MEAL_TIMES),
  /** Any date of the week that is meant. The weekly-meals screen sends none. */
  date: z.union([z.iso.date(), z.literal("")]).nullish(),
};

export type SlotFields = Readonly<z.output<z.ZodObject<typeof slot>>>;

/** The meal that a slot had, or gets; null for none. */
const slotContent = z
  .object({
    recipeId: z.string().min(1).max(200),
    portions: mealPortions.optional(),
    leftoversOf: z.object({ date: z.iso.date(), time: z.enum(MEAL_TIMES) }).optional(),
  })
  .nullable();

/**
 * Ours, for changes that a device sends late, or again. The server remembers `clientChangeId` for 30 days: a change that is sent
 * again with it is answered as before, and not made again. With `seen` it is made if each slot has what the person saw, `from`. A
 * plan that has `to` in all of them has the change already. Else 409 `slot_changed`, or 409 `household_changed` if the caller is
 * not in this household any more.
 */
export const changeFields = {
  clientChangeId: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
  seen: z
    .object({
      householdId: z.number().int().positive().optional(),
      slots: z
        .array(z.object({ ...slot, date: z.iso.date(), from: slotContent, to: slotContent }))
        .min(1)
        .max(2),
    })
    .optional(),
};

export type ChangeFields = Readonly<z.input<z.ZodObject<typeof changeFields>>>;

/** A slot of the week, as a reply names it. */
export const slotView = z.object({
  day_of_week: z.enum(DAYS_OF_WEEK),
  meal_time: z.enum(MEAL_TIMES),
  date: z.iso.date(),
});
