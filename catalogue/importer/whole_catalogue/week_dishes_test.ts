import { expect, it } from "vitest";
import { type Recipe } from "../../../core/recipe/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { needsOfPlan, wantedFood } from "../../../core/shopping/mod.ts";
import { decigramsOf, weekDish, weekFoods } from "../../../core/week_plan/mod.ts";
import { wholeCatalogue } from "./whole_catalogue.ts";

const { recipes, foods } = wholeCatalogue;

it("a week needs of every recipe what the shopping list has for it", () => {
  expect(recipes.length).toBeGreaterThan(250);
  expect(recipes.filter((recipe) => !isSame(inDish(recipe), onShoppingList(recipe))).map(({ id }) => id)).toEqual([]);
});

it("what is a staple keeps for half a year", () => {
  const keys = recipes.flatMap((recipe) => Object.keys(inDish(recipe)));
  const staples = weekFoods(keys, { foods, alwaysThere: new Set() }).filter(({ isStaple }) => isStaple);
  expect(staples.filter(({ keepsDays }) => keepsDays < 180)).toEqual([]);
  expect(staples.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["salt", "olive-oil", "cumin", "oregano", "black-pepper"]),
  );
});

/** Tenths of a gram of one serving, of each bought food whose amount is known. */
function onShoppingList(recipe: Recipe): Record<string, number> {
  const meal = { date: calendarDate("2026-11-23"), mealTime: "Dinner", recipe, portions: recipe.servings } as const;
  const { toBuy } = needsOfPlan([meal], { foods, pantry: { foods: [], alwaysThere: new Set() } });
  const known = toBuy.filter(({ needed, isSome }) => needed > 0 || !isSome);
  return Object.fromEntries(
    known.map(({ bought: { food }, needed }) => [
      food.key,
      Math.max(1, decigramsOf(wantedFood(food.key, foods), needed / recipe.servings)),
    ]),
  );
}

function inDish(recipe: Recipe): Record<string, number> {
  const dish = weekDish({ recipe, isFavourite: false, stars: undefined, preferences: 0 }, foods);
  return Object.fromEntries(dish.foods.map(({ food, decigrams }) => [food, decigrams]));
}

/** The list counts thousandths of a piece, so that amounts differ by a tenth of a gram. */
function isSame(one: Record<string, number>, other: Record<string, number>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => Math.abs((one[key] ?? Number.NaN) - (other[key] ?? Number.NaN)) <= 1);
}
