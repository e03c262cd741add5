import { expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { SuggestionReason } from "../../../wire/week_plan/week_suggestions.ts";
import { reasonText } from "./reason_text.ts";

const tofu = { key: "tofu", name: "tofu", plural: "tofu" };
const parsley = { key: "parsley", name: "parsley", plural: "parsley" };
const tuesdayLunch = { day: "Tuesday", time: "Lunch" } as const;

function text(reason: SuggestionReason, energyUnit: "kcal" | "kJ" = "kcal"): string {
  return reasonText(reason, {
    slot: { day: "Saturday", time: "Dinner" },
    date: calendarDate("2026-11-19"),
    energyUnit,
  });
}

it.each<[SuggestionReason, string]>([
  [
    { kind: "usesPantry", food: tofu, grams: 300, ofGrams: 304, useBy: "2026-11-20" },
    "Uses 300 of your 304 g tofu, to be eaten by Friday",
  ],
  [
    { kind: "usesPantry", food: tofu, grams: 303.8, ofGrams: 304.2, useBy: "2026-11-30" },
    "Uses up your 304 g tofu, to be eaten by Nov 30",
  ],
  [{ kind: "usesPantry", food: tofu, grams: 1_300, ofGrams: 2_000 }, "Uses 1,300 of your 2,000 g tofu"],
  [{ kind: "sharesFood", food: parsley, with: tuesdayLunch }, "Shares parsley with Tuesday's Lunch"],
  [{ kind: "boughtAnyway", foods: 5, ofFoods: 7 }, "5 of its 7 foods are bought anyway"],
  [{ kind: "boughtAnyway", foods: 1, ofFoods: 2 }, "1 of its 2 foods is bought anyway"],
  [{ kind: "boughtAnyway", foods: 7, ofFoods: 7 }, "Needs nothing extra"],
  [
    { kind: "finishesPack", food: parsley, grams: 14.6, with: tuesdayLunch },
    "Uses 15 g parsley: with Tuesday's Lunch the pack is used up",
  ],
  [{ kind: "leftovers", of: { day: "Wednesday", time: "Dinner" } }, "Left from Wednesday: nothing to cook"],
  [{ kind: "leftovers", of: { day: "Saturday", time: "Lunch" } }, "Left from Lunch: nothing to cook"],
  [
    { kind: "aim", nutrient: "fiberGrams", amount: 27.2, dayAmount: 38.6, aim: 30 },
    "27 g fibre bring Saturday to 39 g",
  ],
  [
    { kind: "aim", nutrient: "kcal", amount: 619.6, dayAmount: 2_010, aim: 2_000 },
    "620 kcal bring Saturday to 2,010 of 2,000 kcal",
  ],
  [
    { kind: "aim", nutrient: "saltGrams", amount: 0.42, dayAmount: 4.81, aim: 6 },
    "Only 0.4 g salt: Saturday stays at 4.8 of 6 g",
  ],
  [
    { kind: "aim", nutrient: "saltGrams", amount: 0.42, dayAmount: 6.34, aim: 6 },
    "Only 0.4 g salt: Saturday has 6.3 g",
  ],
  [{ kind: "favourite" }, "One of your favourites"],
  [{ kind: "rated", stars: 5 }, "You gave it 5 stars"],
  [{ kind: "preferences", count: 1 }, "Meets one of your preferences"],
  [{ kind: "preferences", count: 3 }, "Meets 3 of your preferences"],
  [{ kind: "quick", activeMinutes: 10 }, "Only 10 min of work"],
  [{ kind: "quick", activeMinutes: 0 }, "No work at the stove"],
  [{ kind: "variety", of: "cuisine", unlike: tuesdayLunch }, "Another cuisine than Tuesday's Lunch"],
  [{ kind: "variety", of: "kind", unlike: tuesdayLunch }, "Another kind of dish than Tuesday's Lunch"],
  [{ kind: "wholeBatch", portions: 4 }, "The whole batch is eaten: 4 portions"],
])("%j", (reason, expected) => {
  expect(text(reason)).toBe(expected);
});

it("says energy in the person's unit", () => {
  const reason = { kind: "aim", nutrient: "kcal", amount: 500, dayAmount: 2_000, aim: 2_000 } as const;
  expect(text(reason, "kJ")).toBe("2,092 kJ bring Saturday to 8,368 of 8,368 kJ");
});
