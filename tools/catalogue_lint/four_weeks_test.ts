import { expect, it } from "vitest";
import type { Recipe } from "../../core/recipe/mod.ts";
import { fourWeeksOf } from "./four_weeks.ts";

type Dish = Pick<Recipe, "dishTypes" | "preferences">;

function times(count: number, dish: Partial<Dish>): Dish[] {
  return Array.from({ length: count }, () => ({ dishTypes: [], preferences: [], ...dish }));
}

it("gives each meal a different recipe every day", () => {
  const recipes = [
    ...times(28, { dishTypes: ["Breakfast"] }),
    ...times(28, { dishTypes: ["Salad"] }),
    ...times(28, { preferences: ["Dinner"] }),
    ...times(5, { preferences: ["Snack"] }),
  ];
  expect(fourWeeksOf(recipes)).toEqual({ Breakfast: 28, Lunch: 28, Dinner: 28, Snack: 5 });
});

it("counts a recipe for one meal only", () => {
  const soups = times(28, { dishTypes: ["Soup"], preferences: ["Dinner"] });
  const { Lunch, Dinner } = fourWeeksOf(soups);
  expect(Lunch + Dinner).toBe(28);
});

it("gives a recipe that suits several meals to the one that has no other", () => {
  const recipes = [
    ...times(28, { dishTypes: ["Breakfast"], preferences: ["Snack"] }),
    ...times(28, { dishTypes: ["Breakfast"] }),
    ...times(28, { dishTypes: ["Soup"], preferences: ["Dinner"] }),
    ...times(28, { preferences: ["Dinner"] }),
  ];
  expect(fourWeeksOf(recipes)).toEqual({ Breakfast: 28, Lunch: 28, Dinner: 28, Snack: 28 });
});
