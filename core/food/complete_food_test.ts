import { expect, it } from "vitest";
import { food, foods } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "./food_table.ts";

const table = new FoodTable([...foods, food("spring-onion", { aliases: ["scallion", "salad onion"] })]);

it.each([
  ["oni", ["onion", "spring-onion"]],
  ["ONIONS", ["onion", "spring-onion"]],
  ["creme f", ["creme-fraiche"]],
  ["scal", ["spring-onion"]],
  ["sal", ["salt", "spring-onion"]],
  ["pepper", ["black-pepper", "bell-pepper", "red-bell-pepper"]],
])("completes %j", (text, keys) => {
  expect(table.complete(text, { limit: 8 })).toEqual(keys);
});

it("suggests foods with a similar spelling where none begins so", () => {
  expect(table.complete("tomatto", { limit: 8 })).toEqual(["tomato"]);
});

it("has nothing for a blank text or an unknown word, and no more than the limit", () => {
  expect(table.complete(" ,", { limit: 8 })).toEqual([]);
  expect(table.complete("screwdriver", { limit: 8 })).toEqual([]);
  expect(table.complete("o", { limit: 2 })).toEqual(["oil", "onion"]);
});

it("knows its keys", () => {
  expect([table.has("onion"), table.has("red onion")]).toEqual([true, false]);
});
