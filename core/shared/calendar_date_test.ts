import { describe, expect, it } from "vitest";
import { addDays, calendarDate, daysSinceMonday } from "./mod.ts";

describe("calendarDate", () => {
  it.each(["1900-01-01", "2028-02-29", "2999-12-31"])("accepts %s", (text) => {
    expect(calendarDate(text)).toBe(text);
  });

  it.each([
    "2026-02-30",
    "2026-13-01",
    "16-11-2026",
    "",
    "today",
    "0000-01-01",
    "1899-12-31",
    "3000-01-01",
    "2026-11-19T00:00:00Z",
  ])("refuses %j", (text) => {
    expect(() => calendarDate(text)).toThrow(
      expect.objectContaining({
        name: "DomainError",
        code: "invalid_input",
        field: "date",
        message: `Cannot read the date "${text}": it is not a day written YYYY-MM-DD`,
      }),
    );
  });
});

it.each([
  [1, "2026-12-01"],
  [-30, "2026-10-31"],
  [0, "2026-11-30"],
])("adds %d days", (days, date) => {
  expect(addDays(calendarDate("2026-11-30"), days)).toBe(date);
});

it("counts the days since Monday", () => {
  const week = ["2026-11-16", "2026-11-17", "2026-11-22"].map((text) => daysSinceMonday(calendarDate(text)));

  expect(week).toEqual([0, 1, 6]);
});
