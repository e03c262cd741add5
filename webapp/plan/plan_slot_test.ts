import { expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { dayOf, mealTimeOf, selectMealPath } from "./mod.ts";

it("writes a slot's address as the specification has it", () => {
  const slot = { day: "Friday", mealTime: "Dinner", date: calendarDate("2026-11-19") } as const;

  expect(selectMealPath(slot)).toBe("/select-meal/Friday?time=Dinner&date=2026-11-19");
});

it("reads day and meal time in any case", () => {
  expect(dayOf("friday")).toBe("Friday");
  expect(mealTimeOf("dinner")).toBe("Dinner");
});

it.each([null, "", "Brunch"])("takes %j for Breakfast", (time) => {
  expect(mealTimeOf(time)).toBe("Breakfast");
});

it.each([undefined, "", "Someday"])("finds no day in %j", (day) => {
  expect(dayOf(day)).toBeUndefined();
});
