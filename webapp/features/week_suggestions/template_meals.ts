import { t } from "@lingui/core/macro";
import { type DayOfWeek, dateOf, type MealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SuggestWeekBody } from "../../../wire/week_plan/week_suggestions.ts";
import type { WeekTemplateReply } from "../../../wire/week_plan/week_templates.ts";
import { isSameSlot } from "./slots.ts";

type TemplateMeal = WeekTemplateReply["meals"][number];

export interface TemplateWeek {
  /** A day of the week. */
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly isPlanned: (day: DayOfWeek, meal: MealTime) => boolean;
}

/**
 * The meals of a template that come into a week: in empty slots from today on, leftovers only together with the meal that they are
 * left from.
 */
export function mealsOfTemplate(
  { meals }: WeekTemplateReply,
  { date, today, isPlanned }: TemplateWeek,
): NonNullable<SuggestWeekBody["meals"]> {
  const week = weekOf(date);
  const comes = ({ day, time, leftOut }: TemplateMeal) =>
    leftOut === undefined && dateOf(day, week) >= today && !isPlanned(day, time);
  return meals.filter(comes).flatMap(({ day, time, recipeId, portions, leftoversOf }) => {
    const cooked = leftoversOf && meals.find((meal) => isSameSlot(meal, leftoversOf));
    if (leftoversOf && !(cooked && comes(cooked))) return [];
    return [
      {
        day,
        time,
        recipeId,
        portions,
        leftoversOf: leftoversOf && { date: dateOf(leftoversOf.day, week), time: leftoversOf.time },
      },
    ];
  });
}

const LEFT_OUT: Readonly<Record<NonNullable<TemplateMeal["leftOut"]>, (name: string) => string>> = {
  gone: (name) => t`${name} is not in the catalogue any more.`,
  rules: (name) => t`${name} breaks a food rule of your household.`,
  leftovers: (name) => t`${name} is left from a meal that is left out.`,
};

/** "Pan Pizza breaks a food rule of your household." Each dish once. */
export function leftOutTexts({ meals }: WeekTemplateReply): string[] {
  return [...new Set(meals.flatMap(({ name, leftOut }) => (leftOut ? [LEFT_OUT[leftOut](name)] : [])))];
}
