import { type MeasuredFood, measuredFoodText } from "../../core/amounts/mod.ts";
import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";
import type { IngredientLine, Recipe } from "../../core/recipe/mod.ts";
import { addLine, mergeLists, tickFood } from "../../core/shopping/mod.ts";
import type { PlannedRecipe } from "./api/mod.ts";
import { storyFoods } from "./story_foods.ts";
import { lemonSalmon, storyRecipe, storyRecipes } from "./story_recipes.ts";
import { storyToday } from "./story_today.ts";

/** A dish for 4 with these ingredients. */
function dish(id: string, items: readonly IngredientLine[]): Recipe {
  return { ...storyRecipe(id), servings: 4, ingredientGroups: [{ title: undefined, items }] };
}

function item(food: string, measured: Pick<MeasuredFood, "quantity" | "unit">, optional = false): IngredientLine {
  const name = food.replaceAll("-", " ");
  const parts = { ...measured, one: name, many: `${name}s` };
  return {
    food,
    foodName: name,
    text: measuredFoodText(parts, { servings: 4 }),
    measured: parts,
    optional,
    principal: true,
  };
}

const bolognese = dish("spaghetti-bolognese", [
  item("spaghetti", { quantity: 400, unit: "g" }),
  item("canned-tomato", { quantity: 620, unit: "g" }),
  item("onion", { quantity: 250, unit: "g" }),
  item("olive-oil", { quantity: 30, unit: "g" }),
]);

const shakshuka = dish("shakshuka-with-feta", [
  item("canned-tomato", { quantity: 400, unit: "g" }),
  item("egg", { quantity: 4, unit: "piece" }),
  item("feta", { quantity: 120, unit: "g" }),
  item("basil", { quantity: 10, unit: "g" }, true),
]);

/** The story recipes, of which {@linkcode shoppingPlan} plans three with all their amounts. */
export const shoppingRecipes: readonly Recipe[] = [
  bolognese,
  shakshuka,
  ...storyRecipes.filter(({ id }) => ![bolognese.id, shakshuka.id].includes(id)),
];

/** Three dinners, from today on. */
export const shoppingPlan: readonly PlannedRecipe[] = [
  plan("Thursday", "Dinner", lemonSalmon),
  plan("Friday", "Dinner", bolognese),
  plan("Saturday", "Breakfast", shakshuka),
];

/** Fewer canned tomatoes than now: the plan has grown since. */
export const tomatoesBought = tickFood("tomatoes", { food: "canned-tomato", amount: 400, measure: "g", after: [] });

/** 120 written lines of foods and other things. */
export const manyLines = mergeLists(
  ...Array.from({ length: 120 }, (_, place) => {
    const food = storyFoods[place % storyFoods.length];
    return addLine(`line-${place}`, `${100 + place} g ${food?.plural}`);
  }),
);

function plan(day: DayOfWeek, mealTime: MealTime, recipe: Recipe): PlannedRecipe {
  return { slot: { day, mealTime, date: storyToday }, recipe };
}
