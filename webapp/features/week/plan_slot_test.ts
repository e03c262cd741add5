import { expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { parseDay, parseMealTime, selectMealPath } from "./mod.ts";

it("builds a slot's address as the specification says", () => {
  const slot = { day: "Friday", mealTime: "Dinner", date: calendarDate("2026-11-19") } as const;

  expect(selectMealPath(slot)).toBe("/select-meal/Friday?time=Dinner&date=2026-11-19");
});

it("reads day and meal time in any case", () => {
  expect(parseDay("friday")).toBe("Friday");
  expect(parseMealTime("dinner")).toBe("Dinner");
});

it.each([null, "", "Brunch"])("parses %j as Breakfast", (time) => {
  expect(parseMealTime(time)).toBe("Breakfast");
});

it.each([undefined, "", "Someday"])("finds no day in %j", (day) => {
  expect(parseDay(day)).toBeUndefined();
});
