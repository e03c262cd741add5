import { expect, it } from "vitest";
import { readCompositionTable } from "./composition_table.ts";
import { principalFoodsOf } from "./principal_foods.ts";
import type { Ingredient } from "./recipe_file.ts";
import { tomatoSoupFile } from "./testing/tomato_soup_file.ts";

const table = await readCompositionTable();

function principalOf(...items: Ingredient[]) {
  const { foods, kind } = principalFoodsOf(tomatoSoupFile({ ingredientGroups: [{ items }] }), table);
  return { foods: [...foods].sort(), kind };
}

it("returns the principal foods, without water and stock", () => {
  const soup = principalOf(
    { food: "tomato", quantity: 800, unit: "g" },
    { food: "onion", quantity: 150, unit: "g" },
    { food: "garlic", quantity: 2, unit: "clove" },
    { food: "chicken-stock", quantity: 1000, unit: "ml" },
    { food: "water", quantity: 500, unit: "ml" },
  );
  expect(soup).toEqual({ foods: ["onion", "tomato"], kind: undefined });
});

it("returns the kind with the largest weight", () => {
  const tray = principalOf(
    { food: "chicken-thigh", quantity: 600, unit: "g" },
    { food: "chickpea", quantity: 240, unit: "g" },
    { food: "yogurt", quantity: 150, unit: "g" },
  );
  expect(tray.kind).toBe("poultry");
});
