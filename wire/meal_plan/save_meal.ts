import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { mealPortions, planEntry, targetDate } from "./list_week.ts";

const slot = {
  day: z.enum(DAYS_OF_WEEK),
  time: z.enum(MEAL_TIMES),
  /** Any date of the week that is meant. The weekly-meals screen sends none. */
  date: z.union([z.iso.date(), z.literal("")]).nullish(),
};

const slotFields = { firebaseUid, ...slot };

/** What a slot had, or gets; null if that is nothing. */
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
const changeFields = {
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

export type ChangeFields = Readonly<Pick<z.input<typeof clearSlotBody>, "clientChangeId" | "seen">>;

export const saveMealBody = z.object({
  ...slotFields,
  meal: z.object({ id: z.string().min(1).max(200), name: z.string().max(300).optional() }),
  /** Ours: how many portions are eaten; as many as the household eats if absent. */
  portions: mealPortions.optional(),
  ...changeFields,
});

export const saveMealReply = z.object({
  day_of_week: z.enum(DAYS_OF_WEEK),
  meal_time: z.enum(MEAL_TIMES),
  meal_name: z.string(),
  date: z.iso.date(),
});

/**
 * `POST /api/save-leftovers`, ours: plans what is left of an earlier slot, whose recipe it gets. 404 `meal_not_found` if nothing is
 * cooked there, 400 if the slot is not later or the dish does not keep that long.
 */
export const saveLeftoversBody = z.object({
  ...slot,
  of: z.object({ date: z.iso.date(), time: z.enum(MEAL_TIMES) }),
  portions: mealPortions.optional(),
  ...changeFields,
});

/** `GET /api/leftovers`, ours: the meals whose leftovers can be planned for a slot, the latest first. */
export const listLeftoversQuery = z.object({ day: slot.day, time: slot.time, targetDate });

export const listLeftoversReply = z
  .array(planEntry.omit({ brokenRules: true, leftoversOf: true }).extend({ date: z.iso.date() }))
  .max(59);

export type Leftovers = z.infer<typeof listLeftoversReply>;

/** `PUT /api/meal-portions`, ours: null for as many as the household eats. 404 `meal_not_found` for an empty slot. */
export const mealPortionsBody = z.object({ ...slot, portions: mealPortions.nullable(), ...changeFields });

export const mealPortionsReply = saveMealReply
  .omit({ meal_name: true })
  .extend({ portions: mealPortionsBody.shape.portions });

/**
 * `PUT /api/meal-cooked`, ours: what was cooked is not shopped for any more. Another meal that replaces it was not cooked. 404
 * `meal_not_found` for an empty slot.
 */
export const mealCookedBody = z.object({ ...slot, cooked: z.boolean() });

export const mealCookedReply = saveMealReply.omit({ meal_name: true }).extend({ cooked: z.boolean() });

/**
 * `POST /api/move-meal`, ours: moves a meal to another slot. A meal that is there gets the old slot. 404 `meal_not_found` if this
 * recipe is not planned in the slot any more.
 */
export const moveMealBody = z.object({
  meal: saveMealBody.shape.meal.pick({ id: true }),
  from: z.object(slot),
  to: z.object(slot),
  ...changeFields,
});

const movedTo = saveMealReply.omit({ meal_name: true });

export const moveMealReply = z.object({ from: movedTo, to: movedTo });

/** `DELETE /api/save-meal`, ours: the same fields without the meal. */
export const clearSlotBody = z.object({ ...slotFields, ...changeFields });

export const clearSlotReply = saveMealReply.omit({ meal_name: true });
