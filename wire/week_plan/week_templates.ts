import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { WEEK_TEMPLATE_NAME_MAX_LENGTH, WEEK_TEMPLATES_MAX } from "../../core/week_plan/mod.ts";
import { call } from "../call.ts";
import { perMeal } from "../meal_plan/per_meal.ts";
import { mealPortions } from "../meal_plan/slot_fields.ts";
import { numberInAddress } from "../number_in_address.ts";
import { suggestionSlot } from "./suggestion_slot.ts";

// Meals that a household wants in many weeks, and its suggestion for every next week: ours, not of the specification.

const DAYS_MAX = DAYS_OF_WEEK.length;
const MEALS_MAX = DAYS_MAX * MEAL_TIMES.length;

const id = z.number().int().positive();

const templateInList = z.object({ id, name: z.string(), mealCount: z.number().int().min(1).max(MEALS_MAX) });

export type WeekTemplateInList = z.infer<typeof templateInList>;

/** By name. */
export const listWeekTemplates = call("GET /api/week-templates", {
  summary: "The templates of the caller's household, by name",
  reply: z.object({ templates: z.array(templateInList).max(WEEK_TEMPLATES_MAX) }),
});

const params = z.object({ id: numberInAddress("a number") });

export const readWeekTemplate = call("GET /api/week-templates/:id", {
  summary: "A template, with what of it can be suggested now",
  params,
  reply: z.object({
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
  }),
  errors: ["template_not_found"],
});

export type WeekTemplateReply = z.infer<typeof readWeekTemplate.reply>;

/** `invalid_input` if nothing is planned there. */
export const saveWeekTemplate = call("POST /api/week-templates", {
  summary: "Save what is planned on days of a week as a template",
  body: z.object({
    name: z.string().trim().min(1).max(WEEK_TEMPLATE_NAME_MAX_LENGTH),
    /** The Monday of the planned week. */
    monday: z.iso.date(),
    days: z.array(z.enum(DAYS_OF_WEEK)).min(1).max(DAYS_MAX),
  }),
  reply: templateInList,
  errors: ["template_exists", "too_many_templates"],
});

export type SaveWeekTemplateBody = z.infer<typeof saveWeekTemplate.body>;

export const removeWeekTemplate = call("DELETE /api/week-templates/:id", {
  summary: "Delete a template",
  params,
  reply: z.undefined(),
  errors: ["template_not_found"],
});

const minutes = z.number().int().min(0).max(600).optional();
const minutesPerMeal = z.strictObject(perMeal(minutes));

/** The wishes in the sheet 'Fill my week'. */
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

const weeklySuggestion = z.object({
  /** Null if it wants none. */
  wishes: weeklyWishes.nullable(),
  /** The Monday of the last week for which it wanted none. */
  dismissed: z.iso.date().nullable(),
});

export type WeeklySuggestionReply = z.infer<typeof weeklySuggestion>;

export const findWeeklySuggestion = call("GET /api/weekly-suggestion", {
  summary: "Whether the caller's household wants a suggestion for every next week",
  reply: weeklySuggestion,
});

/** Null ends the suggestions. */
export const setWeeklySuggestion = call("PUT /api/weekly-suggestion", {
  summary: "Set what the suggestion for every next week is like, or end it",
  body: z.object({ wishes: weeklyWishes.nullable() }),
  reply: weeklySuggestion,
});

export const dismissWeeklySuggestion = call("POST /api/weekly-suggestion/dismiss", {
  summary: "Want no suggestion for a week",
  /** The Monday of the week. */
  body: z.object({ monday: z.iso.date() }),
  reply: weeklySuggestion,
});
