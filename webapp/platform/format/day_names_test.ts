import { afterEach, expect, test } from "vitest";
import { i18n } from "#i18n";
import { DAYS_OF_WEEK } from "../../../core/meal_plan/mod.ts";
import { dayMealName, shortDayName } from "./mod.ts";

afterEach(() => i18n.activate("en"));

test.each([
  ["en", "Mon Tue Wed Thu Fri Sat Sun"],
  ["de", "Mo Di Mi Do Fr Sa So"],
])("short names of days are in the language %s", (language, names) => {
  i18n.load(language, {});
  i18n.activate(language);

  expect(DAYS_OF_WEEK.map(shortDayName).join(" ")).toBe(names);
});

test("a meal is named by its day and its time", () => {
  expect(dayMealName({ day: "Monday", mealTime: "Dinner" })).toBe("Monday's Dinner");
});
