import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { WEEK_TEMPLATE_NAME_MAX_LENGTH, WEEK_TEMPLATES_MAX } from "../../core/week_plan/mod.ts";
import { mealPortions } from "../meal_plan/slot_fields.ts";
import { suggestionSlot } from "./suggestion_slot.ts";

// Meals that a household wants in many weeks, and its suggestion for every next week: ours, not of the specification.

const DAYS_MAX = DAYS_OF_WEEK.length;
const MEALS_MAX = DAYS_MAX * MEAL_TIMES.length;

const id = z.number().int().positive();

const templateInList = z.object({ id, name: z.string(), mealCount: z.number().int().min(1).max(MEALS_MAX) });

/** `GET /api/week-templates`, ours: the templates of the caller's household, by name. */
export const listWeekTemplatesReply = z.object({ templates: z.array(templateInList).max(WEEK_TEMPLATES_MAX) });

export type WeekTemplateInList = z.infer<typeof templateInList>;

/** The `id` of a call's path. */
export const weekTemplateParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/u, "Expected a number")
    .transform(Number),
});

/** `GET /api/week-templates/{id}`, ours: a template with what of it can be suggested now. 404 `template_not_found`. */
export const weekTemplateReply = z.object({
  id,
  name: z.string(),
  meals: z
    .array(
      suggestionSlot.extend({
        recipeId: z.string(),
        /** The recipe's name when the template was saved. */
        name: z.string(),
        portions: mealPortions.optional(),
        leftoversOf: suggestionSlot.optional(),
        /** Why it cannot be suggested: there is no such recipe, it breaks a food rule, or it is left from a meal that is left out. */
        leftOut: z.enum(["gone", "rules", "leftovers"]).optional(),
      }),
    )
    .max(MEALS_MAX),
});

export type WeekTemplateReply = z.infer<typeof weekTemplateReply>;

/**
 * `POST /api/week-templates`, ours: saves what is planned on days of a week as a template, and replies with it as the list does. 400 if
 * nothing is planned there; 409 `template_exists`, and `too_many_templates` at 20. `DELETE /api/week-templates/{id}`, ours, replies 204.
 */
export const saveWeekTemplateBody = z.object({
  name: z.string().trim().min(1).max(WEEK_TEMPLATE_NAME_MAX_LENGTH),
  /** The Monday of the planned week. */
  monday: z.iso.date(),
  days: z.array(z.enum(DAYS_OF_WEEK)).min(1).max(DAYS_MAX),
});

export type SaveWeekTemplateBody = z.infer<typeof saveWeekTemplateBody>;

export const saveWeekTemplateReply = templateInList;

const minutes = z.number().int().min(0).max(600).optional();
const minutesPerMeal = z.strictObject({
  [MEAL_TIMES[0]]: minutes,
  [MEAL_TIMES[1]]: minutes,
  [MEAL_TIMES[2]]: minutes,
  [MEAL_TIMES[3]]: minutes,
});

/** What the sheet 'Fill my week' asks for. */
export const weeklyWishes = z.object({
  meals: z.array(z.enum(MEAL_TIMES)).min(1).max(MEAL_TIMES.length),
  days: z.array(z.enum(DAYS_OF_WEEK)).min(1).max(DAYS_MAX),
  activeMinutes: z.object({ weekdays: minutesPerMeal, weekends: minutesPerMeal }),
  leftovers: z.boolean(),
  sameBreakfast: z.boolean(),
  variety: z.number().int().min(0).max(100),
  shoppingDays: z.array(z.enum(DAYS_OF_WEEK)).min(1).max(DAYS_MAX),
  /** The template whose meals come first; one that was deleted is left out. */
  templateId: id.optional(),
});

export type WeeklyWishes = z.infer<typeof weeklyWishes>;

/** `GET /api/weekly-suggestion`, ours: whether the caller's household wants a suggestion for every next week, and of what kind. */
export const weeklySuggestionReply = z.object({
  /** Null if it wants none. */
  wishes: weeklyWishes.nullable(),
  /** The Monday of the last week for which it wanted none. */
  dismissed: z.iso.date().nullable(),
});

export type WeeklySuggestionReply = z.infer<typeof weeklySuggestionReply>;

/** `PUT /api/weekly-suggestion`, ours: replaces the wishes; null ends the suggestions. Replies as `GET`. */
export const setWeeklySuggestionBody = z.object({ wishes: weeklyWishes.nullable() });

/** `POST /api/weekly-suggestion/dismiss`, ours: the household wants no suggestion for the week of this Monday. Replies as `GET`. */
export const dismissWeeklySuggestionBody = z.object({ monday: z.iso.date() });
