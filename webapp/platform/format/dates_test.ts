import { expect, it } from "vitest";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { dayNumber, messageTime, parseDateOr, shortDate, weekRange } from "./mod.ts";

it.each([
  ["2026-11-19", "Nov 16 – Nov 22, 2026"],
  ["2026-11-30", "Nov 30 – Dec 6, 2026"],
  ["2027-01-01", "Dec 28 – Jan 3, 2027"],
])("says the week of %s from Monday to Sunday", (date, range) => {
  expect(weekRange(weekOf(calendarDate(date)))).toBe(range);
});

it("says a day without its year, and its numeral without a zero", () => {
  expect(shortDate(calendarDate("2026-11-05"))).toBe("Nov 5");
  expect(dayNumber(calendarDate("2026-11-05"))).toBe("5");
});

it.each(["2026-02-30", "tomorrow", "", null, undefined])("falls back where an address says %j", (text) => {
  expect(parseDateOr(text, calendarDate("2026-11-19"))).toBe("2026-11-19");
});

it("takes an existing day from an address", () => {
  expect(parseDateOr("2026-12-24", calendarDate("2026-11-19"))).toBe("2026-12-24");
});

it("shows a message's time today, and its date before that", () => {
  const evening = new Date(2026, 10, 19, 18, 4).toISOString();

  expect(messageTime(evening, calendarDate("2026-11-19"))).toBe("18:04");
  expect(messageTime(evening, calendarDate("2026-11-20"))).toBe("Nov 19");
});
