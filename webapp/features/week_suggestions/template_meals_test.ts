import { expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { WeekTemplateReply } from "../../../wire/week_plan/week_templates.ts";
import { leftOutTexts, mealsOfTemplate } from "./template_meals.ts";

const date = calendarDate("2026-11-19");
const monday = { day: "Monday", time: "Dinner" } as const;
const friday = { day: "Friday", time: "Dinner" } as const;
const curry = { recipeId: "curry", name: "Curry" };

function template(meals: WeekTemplateReply["meals"]): WeekTemplateReply {
  return { id: 1, name: "Our week", meals };
}

const week = (planned: readonly string[] = []) => ({
  date,
  today: date,
  isPlanned: (day: string, time: string) => planned.includes(`${day} ${time}`),
});

it("fills empty slots from today on, with portions and leftovers of this week", async () => {
  const saturday = { day: "Saturday", time: "Lunch", ...curry, portions: 2, leftoversOf: friday } as const;
  const meals = template([{ ...monday, ...curry }, { ...friday, ...curry }, saturday]);

  expect(mealsOfTemplate(meals, week())).toEqual([
    { ...friday, recipeId: "curry" },
    {
      day: "Saturday",
      time: "Lunch",
      recipeId: "curry",
      portions: 2,
      leftoversOf: { date: "2026-11-20", time: "Dinner" },
    },
  ]);
  // Without the dinner there is nothing left to eat.
  expect(mealsOfTemplate(meals, week(["Friday Dinner"]))).toEqual([]);
});

it("leaves out what cannot be suggested, and says why, each dish once", async () => {
  const pizza = { recipeId: "pizza", name: "Pizza", leftOut: "rules" } as const;
  const meals = template([
    { ...friday, ...pizza },
    { day: "Sunday", time: "Dinner", ...pizza },
    { day: "Sunday", time: "Lunch", recipeId: "gruel", name: "Gruel", leftOut: "gone" },
  ]);

  expect(mealsOfTemplate(meals, week())).toEqual([]);
  expect(leftOutTexts(meals)).toEqual([
    "Pizza breaks a food rule of your household.",
    "Gruel is not in the catalogue any more.",
  ]);
});
