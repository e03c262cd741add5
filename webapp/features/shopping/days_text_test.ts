import { expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { daysText } from "./days_text.ts";

it.each([
  [[], "none"],
  [["2026-11-19"], "Thu 19"],
  [["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"], "Thu 19 – Sun 22"],
  [["2026-11-30", "2026-12-01"], "Mon 30 – Tue 1"],
  [["2026-11-19", "2026-11-21"], "Thu 19, Sat 21"],
  [["2026-11-19", "2026-11-21", "2026-11-23", "2026-11-25"], "4 days"],
])("says the days %j as %s", (days, text) => {
  expect(daysText(days.map((day) => calendarDate(day)))).toBe(text);
});
