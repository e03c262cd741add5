import { expect, it } from "vitest";
import type { Recipe } from "../../core/recipe/mod.ts";
import { fourWeeksOf } from "./four_weeks.ts";

type Dish = Pick<Recipe, "meals">;

function times(count: number, dish: Dish): Dish[] {
  return Array.from({ length: count }, () => ({ ...dish }));
}

it("gives each meal a different recipe every day", () => {
  const recipes = [
    ...times(28, { meals: ["Breakfast"] }),
    ...times(28, { meals: ["Lunch"] }),
    ...times(28, { meals: ["Dinner"] }),
    ...times(5, { meals: ["Snacks"] }),
  ];
  expect(fourWeeksOf(recipes)).toEqual({ Breakfast: 28, Lunch: 28, Dinner: 28, Snacks: 5 });
});

it("counts a recipe for one meal only", () => {
  const soups = times(28, { meals: ["Lunch", "Dinner"] });
  const { Lunch, Dinner } = fourWeeksOf(soups);
  expect(Lunch + Dinner).toBe(28);
});

it("gives a recipe that suits several meals to the one that has no other", () => {
  const recipes = [
    ...times(28, { meals: ["Breakfast", "Snacks"] }),
    ...times(28, { meals: ["Breakfast"] }),
    ...times(28, { meals: ["Lunch", "Dinner"] }),
    ...times(28, { meals: ["Dinner"] }),
  ];
  expect(fourWeeksOf(recipes)).toEqual({ Breakfast: 28, Lunch: 28, Dinner: 28, Snacks: 28 });
});
