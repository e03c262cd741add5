import { expect, it } from "vitest";
import { openSlot, slots, weekDish, weekProblem } from "../testing/week_builders.ts";
import { brokenSlotRules, repeatsOf } from "./slot_rules.ts";
import { slotNumber, type WeekProblem, type WeekSlot } from "./week_problem.ts";

const monday = slotNumber(0, "Dinner");
const soup = weekDish("soup", { meals: ["Lunch", "Dinner"], activeMinutes: 20, totalMinutes: 40 });

it("knows which rules of a slot a dish breaks", () => {
  const broken = (slot: number, limits: Partial<WeekSlot>) =>
    brokenSlotRules(soup, { slot, problem: weekProblem({ slots: slots({ [slot]: { ...openSlot, ...limits } }) }) });

  expect(broken(monday, {})).toEqual([]);
  expect(broken(monday, { activeMinutesMax: 20, totalMinutesMax: 40 })).toEqual([]);
  expect(broken(monday, { activeMinutesMax: 19 })).toEqual(["activeMinutes"]);
  expect(broken(monday, { totalMinutesMax: 39, not: ["soup"] })).toEqual(["totalMinutes", "replaced"]);
  expect(broken(slotNumber(0, "Breakfast"), {})).toEqual(["mealTime"]);
});

it("counts recent dinners for dinners only", () => {
  const week: WeekProblem = weekProblem({ recentDinners: ["soup"] });
  expect(brokenSlotRules(soup, { slot: monday, problem: week })).toEqual(["recentDinners"]);
  expect(brokenSlotRules(soup, { slot: slotNumber(0, "Lunch"), problem: week })).toEqual([]);
});

it("lets breakfasts and snacks come twice, and a dish of several meals as often as the strictest allows", () => {
  expect(repeatsOf({ meals: ["Breakfast"] })).toBe(2);
  expect(repeatsOf({ meals: ["Breakfast", "Snacks"] })).toBe(2);
  expect(repeatsOf({ meals: ["Breakfast", "Lunch"] })).toBe(1);
});
