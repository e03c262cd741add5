import { expect, it } from "vitest";
import type { Amount } from "../amounts/mod.ts";
import type { IngredientLine } from "../recipe/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { SHOP_FOODS } from "../shopping/testing/shop_foods.ts";
import { type CookedDish, foodsUsed, type PantryFood } from "./mod.ts";

let ids = 0;

function atHome(food: string, amount: Amount | undefined, changes: Partial<PantryFood> = {}): PantryFood {
  ids += 1;
  return {
    id: ids,
    name: food,
    food,
    amount,
    useBy: undefined,
    storage: undefined,
    alwaysThere: false,
    addedBy: undefined,
    addedAt: new Date(0),
    ...changes,
  };
}

const grams = (quantity: number): Amount => ({ quantity, unit: "g" });
const pieces = (quantity: number): Amount => ({ quantity, unit: "piece" });
const ml = (quantity: number): Amount => ({ quantity, unit: "ml" });

function dish(lines: readonly [string, Amount | undefined, number?][], portions = 2): CookedDish {
  const items = lines.map(
    ([food, measured, weight]): IngredientLine => ({
      food,
      foodName: food,
      text: food,
      measured: measured && { ...measured, one: food, many: food },
      grams: weight,
      optional: false,
      principal: false,
    }),
  );
  return { recipe: { servings: 2, ingredientGroups: [{ title: undefined, items }] }, portions };
}

/** The remaining amount of each food: 0 if it is used up. */
function leftOf(pantry: readonly PantryFood[], cooked: CookedDish): (number | undefined)[] {
  const { put = [], remove = [] } = foodsUsed(pantry, { dish: cooked, foods: SHOP_FOODS });
  return pantry.map(({ id, amount }) =>
    remove.includes(id) ? 0 : (put.find((each) => each.id === id) ?? { amount }).amount?.quantity,
  );
}

it("uses what a dish needs for its portions, and never more than there is", () => {
  const potatoes = [atHome("potato", grams(800))];
  const cooked: [string, Amount, number][] = [["potato", grams(500), 500]];
  expect(leftOf(potatoes, dish(cooked))).toEqual([300]);
  expect(leftOf(potatoes, dish(cooked, 1))).toEqual([550]);
  expect(leftOf(potatoes, dish(cooked, 4))).toEqual([0]);
});

it("uses first what is to be used first, and what has no date last", () => {
  const friday = { useBy: calendarDate("2026-11-27") };
  const sunday = { useBy: calendarDate("2026-11-29") };
  const milk = [atHome("milk", ml(500)), atHome("milk", ml(500), sunday), atHome("milk", ml(500), friday)];
  expect(leftOf(milk, dish([["milk", ml(700), 721.7]]))).toEqual([500, 300, 0]);
});

it("leaves foods of an unknown amount, those always there, and what a dish has to taste", () => {
  const foods = [
    atHome("potato", undefined),
    atHome("salt", grams(500), { alwaysThere: true }),
    atHome("black-pepper", grams(40)),
  ];
  const cooked = dish([
    ["potato", grams(500), 500],
    ["salt", grams(10), 10],
    ["black-pepper", undefined],
  ]);
  expect(foodsUsed(foods, { dish: cooked, foods: SHOP_FOODS })).toEqual({ used: [], put: [], remove: [] });
});

it("uses juice before lemons, and whole eggs for yolks and whites", () => {
  const cooked = dish([
    ["lemon-juice", ml(60), 60],
    ["egg-yolk", pieces(2), 34],
    ["egg-white", pieces(2), 66],
    ["egg", pieces(1), 50],
  ]);
  const foods = [atHome("lemon", pieces(3)), atHome("lemon-juice", ml(20)), atHome("egg", pieces(6))];
  expect(leftOf(foods, cooked)).toEqual([2, 0, 3]);
});

it("returns the used and the remaining amounts, so that it can be undone", () => {
  const foods = [atHome("potato", grams(800)), atHome("lemon", pieces(1))];
  const cooked = dish([
    ["potato", grams(300.4), 300.4],
    ["lemon", pieces(1), 58],
  ]);
  expect(foodsUsed(foods, { dish: cooked, foods: SHOP_FOODS }).used).toMatchObject([
    { food: { name: "potato" }, used: grams(300), left: grams(500) },
    { food: { name: "lemon" }, used: pieces(1), left: undefined },
  ]);
});
