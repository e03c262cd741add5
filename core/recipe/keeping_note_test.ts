import { expect, it } from "vitest";
import { keepingInNote, keepingOf } from "./keeping_note.ts";

it.each([
  ["Keeps for 5 days in the fridge and 3 months in the freezer.", 5, true],
  ["Keeps for a week in a tin.", 7, false],
  ["They keep for 2 weeks in the fridge.", 14, false],
  ["Like most stews it gains by a night in the fridge. It keeps for 3 days.", 3, false],
  ["Two days in the fridge. Heat it covered.", 2, false],
  ["The sauce keeps for 4 days in the fridge.", 0, false],
  ["The sauce is better the day after. It keeps for 3 days in the fridge or 3 months in the freezer.", 3, true],
  ["Best within 2 hours. It is safe for 2 days in the fridge.", 0, false],
  ["Raw rolls freeze for 2 months.", 0, true],
  ["Freeze them raw on a tray, then bag them; they keep for 2 months.", 0, true],
  ["Keeps for 2 days in the fridge. Do not freeze it.", 2, false],
  ["They are for eating straight away.", 0, false],
])("reads from %j that the dish keeps %d days", (note, days, canBeFrozen) => {
  expect(keepingInNote(note)).toEqual({ days, canBeFrozen });
});

it("believes the recipe rather than its note, and the note of a recipe that does not say it", () => {
  const notes = ["The filling keeps for 2 days. Raw rolls freeze for 2 months."];
  expect(keepingOf({ keeps: { days: 1, freezerMonths: 0 }, notes })).toEqual({ days: 1, canBeFrozen: false });
  expect(keepingOf({ notes })).toEqual({ days: 0, canBeFrozen: true });
  expect(keepingOf({ notes: [] })).toEqual({ days: 0, canBeFrozen: false });
});
