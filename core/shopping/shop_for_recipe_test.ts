import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, recipe } from "../../adapters/memory/people_and_recipes.ts";
import type { Amount } from "../amounts/mod.ts";
import { foodsAtHome, type PantryFood } from "../pantry/mod.ts";
import type { IngredientLine } from "../recipe/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { addLine, changeShoppingList, FREE_LINE_MAX_LENGTH, readFreeLine, shopForRecipe, tickLine } from "./mod.ts";
import { SHOP_FOODS } from "./testing/shop_foods.ts";

const userId = maya.id;
const today = calendarDate("2026-11-19");
const soup = recipe({
  id: "soup",
  name: "Soup",
  servings: 2,
  ingredientGroups: [
    {
      title: undefined,
      items: [
        line("potato", { quantity: 500, unit: "g" }),
        line("canned-tomato", { quantity: 700, unit: "g" }),
        line("lemon", { quantity: 1, unit: "piece" }),
        line("black-pepper"),
      ],
    },
  ],
});

let ports: MemoryStores & Pick<Parameters<typeof shopForRecipe>[0], "foodsAtHome">;

beforeEach(() => {
  const stores = memoryStores({ people: [maya], recipes: [soup], foods: SHOP_FOODS.all() });
  ports = { ...stores, foodsAtHome: foodsAtHome(stores.pantries) };
});

async function haveAtHome(...foods: readonly Pick<PantryFood, "food" | "amount">[]): Promise<void> {
  await ports.pantries.change({
    userId,
    at: new Date(0),
    edit: () => ({
      add: foods.map((each) => ({
        name: each.food ?? "",
        useBy: undefined,
        storage: undefined,
        alwaysThere: false,
        ...each,
      })),
    }),
  });
}

const shop = (portions?: number) => shopForRecipe(ports, { userId, recipeId: "soup", portions, today });

// #list-from-recipe
it("names a dish's foods as a shopper writes them, for its own portions or others", async () => {
  expect(await shop()).toEqual({
    state: "to-buy",
    lines: ["black pepper", "2 tins (800 g) canned tomatoes", "1 lemon", "500 g potatoes"],
  });
  expect((await shop(1)).lines).toEqual(["black pepper", "1 tin (400 g) canned tomatoes", "1 lemon", "250 g potatoes"]);
});

it("names each food so that the list knows it again", async () => {
  const { lines } = await shop();
  expect(lines.map((text) => readFreeLine(text, SHOP_FOODS).bought?.food.key)).toEqual([
    "black-pepper",
    "canned-tomato",
    "lemon",
    "potato",
  ]);
  expect(lines.every((text) => text.length <= FREE_LINE_MAX_LENGTH)).toBe(true);
});

it("leaves out what is at home, also in an unknown amount, and needs only the rest", async () => {
  await haveAtHome(
    { food: "potato", amount: { quantity: 200, unit: "g" } },
    { food: "lemon", amount: undefined },
    { food: "black-pepper", amount: { quantity: 10, unit: "g" } },
  );
  expect((await shop()).lines).toEqual(["2 tins (800 g) canned tomatoes", "300 g potatoes"]);

  await haveAtHome(
    { food: "potato", amount: { quantity: 300, unit: "g" } },
    { food: "canned-tomato", amount: { quantity: 1000, unit: "g" } },
  );
  expect(await shop()).toEqual({ state: "at-home", lines: [] });
});

it("needs nothing for a dish of the plan, whose foods the list has", async () => {
  await ports.mealPlans.put({ userId, date: today, mealTime: "Dinner", recipeId: "soup", name: "Dinner: Soup" });

  expect(await shop()).toEqual({ state: "planned", lines: [] });
});

it("needs nothing if all lines are written, and all of them again once one was bought", async () => {
  const { lines } = await shop();
  for (const [i, text] of lines.entries()) {
    await changeShoppingList(ports, { userId, change: addLine(`line-${i}`, text) });
  }
  expect(await shop()).toEqual({ state: "listed", lines: [] });

  await changeShoppingList(ports, { userId, change: tickLine("tick", "line-0") });
  expect(await shop()).toEqual({ state: "to-buy", lines });
});

it("is not found for an unknown recipe", async () => {
  const asked = shopForRecipe(ports, { userId, recipeId: "no-such-dish", today });
  await expect(asked).rejects.toMatchObject({ code: "recipe_not_found" });
});

function line(food: string, amount?: Amount): IngredientLine {
  const foodName = food.replaceAll("-", " ");
  const measured = amount && { ...amount, one: foodName, many: foodName };
  return { food, foodName, text: foodName, measured, optional: false, principal: true };
}
