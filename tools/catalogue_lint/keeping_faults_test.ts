import { expect, it } from "vitest";
import { keepingFaults } from "./keeping_faults.ts";

it.each([
  [3, 2, "Keeps for 3 days in the fridge or 2 months in the freezer.", []],
  [4, 0, "Keeps for 3 days in the fridge.", ["keeps for 4 days, but its note says 3"]],
  [1, 0, "The filling keeps for 3 days.", []],
  [4, 0, "The filling keeps for 3 days.", ["keeps for 4 days, but its note says at most 3"]],
  [
    2,
    0,
    "Cool leftovers within the hour and eat them the next day.",
    ["keeps for 2 days, but its note says at most 1"],
  ],
  [1, 0, "They are for eating straight away.", ["keeps for 1 days, but its note says none"]],
  [0, 0, "They are for eating straight away.", []],
  [0, 3, "Raw rolls freeze for 2 months.", ["keeps for 3 months in the freezer, but its note says 2"]],
  [0, 0, "Raw rolls freeze well.", ["its note says that it can be frozen, but it keeps for 0 months in the freezer"]],
  [0, 1, "Raw rolls freeze well.", []],
  [7, 0, "Keeps for a week in a closed box in the freezer.", []],
  [2, 1, "Keeps for 2 days.", ["keeps for 1 months in the freezer, but its note does not say so"]],
  [9, 9, undefined, []],
])("a dish that keeps for %d days and %d months in the freezer, with the note %j, has the faults %j", (...row) => {
  const [days, freezerMonths, keeping, faults] = row;
  expect(keepingFaults({ keeps: { days, freezerMonths }, keeping })).toEqual(faults);
});
