import { expect, it } from "vitest";
import { addMealTime, removeMealTime } from "./meal_name.ts";

// #plan-meal-name
it("puts the meal time in front of a recipe's name", () => {
  expect(addMealTime("Oat Porridge", "Breakfast")).toBe("Breakfast: Oat Porridge");
});

// #plan-meal-name
it.each([
  ["Breakfast: Oat Porridge", "Oat Porridge"],
  ["Dinner: Oat Porridge", "Dinner: Oat Porridge"],
  ["Oat Porridge", "Oat Porridge"],
  ["Breakfast: Breakfast: twice", "Breakfast: twice"],
])("removes its own meal time from %j, once", (mealName, recipeName) => {
  expect(removeMealTime(mealName, "Breakfast")).toBe(recipeName);
});
