import { describe, expect, it } from "vitest";
import { foods } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { rankForFullKitchen } from "./full_kitchen.ts";

const table = new FoodTable(foods);
const tomatoSalad = { name: "Tomato Salad", matched: ["onion"], missing: ["tomato"] };
const onionSalad = { name: "Onion Salad with Tomato", matched: ["onion"], missing: ["tomato"] };
const stew = { name: "Stew", matched: ["chicken-thigh", "onion", "tomato"], missing: ["basil"] };
const omelette = { name: "Omelette", matched: ["egg"], missing: [] };

describe("the order of recipes for a full kitchen", () => {
  const rank = (onHand: number) =>
    rankForFullKitchen([tomatoSalad, onionSalad, stew, omelette], { foods: table, onHand }).map(({ name }) => name);

  it("begins with what lacks nothing, then little, and ends with what lacks the food in its name", () => {
    expect(rank(15)).toEqual(["Omelette", "Stew", "Onion Salad with Tomato", "Tomato Salad"]);
  });

  it("stays as it is with fewer foods on hand", () => {
    expect(rank(14)).toEqual(["Tomato Salad", "Onion Salad with Tomato", "Stew", "Omelette"]);
  });
});
