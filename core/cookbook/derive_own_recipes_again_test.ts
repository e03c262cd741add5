import { expect, it } from "vitest";
import { MemoryFoodFacts } from "../../adapters/memory/food/food_facts.ts";
import { MemoryFoodTables } from "../../adapters/memory/food/food_tables.ts";
import { foods } from "../../adapters/memory/food/foods.ts";
import { deriveOwnRecipesAgain } from "./derive_own_recipes_again.ts";

it("derives batch after batch until none is left", async () => {
  let left = 103;
  const derived = await deriveOwnRecipesAgain({
    ingredients: new MemoryFoodTables({ all: async () => [...foods] }),
    facts: new MemoryFoodFacts(foods),
    pictures: { photo: (key) => `/photos/${key}`, none: "/pictures/own-recipe.webp" },
    ownRecipes: {
      async deriveAgain(_derivation, { limit }) {
        const batch = Math.min(limit, left);
        left -= batch;
        return batch;
      },
    },
  });

  expect([derived, left]).toEqual([103, 0]);
});
