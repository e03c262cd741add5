import { expect, it } from "vitest";
import { readCompositionTable } from "./composition_table.ts";
import { ingredientText } from "./ingredient_text.ts";
import type { Ingredient } from "./recipe_file.ts";

const table = await readCompositionTable();

it.each<[Ingredient, string]>([
  [{ food: "olive-oil", quantity: 1, unit: "tbsp" }, "1 tbsp olive oil"],
  [
    { food: "lemon", quantity: 2, unit: "piece", preparation: "one sliced, one juiced" },
    "2 lemons, one sliced, one juiced",
  ],
  [{ food: "waxy-potato", quantity: 700, unit: "g", as: "small new potatoes" }, "700 g small new potatoes"],
  [{ food: "blueberry", quantity: 150, unit: "g" }, "150 g blueberries"],
  [{ food: "red-onion", quantity: 0.5, unit: "piece", preparation: "sliced" }, "½ red onion, sliced"],
  [{ food: "salt", quantity: 1.5, unit: "tsp" }, "1½ tsp salt"],
  [{ food: "sugar", quantity: 0.33, unit: "cup" }, "⅓ cup sugar"],
  [{ food: "tomato", quantity: 1200, unit: "g" }, "1.2 kg tomatoes"],
  [{ food: "vegetable-stock", quantity: 1000, unit: "ml" }, "1 litre vegetable stock"],
  [{ food: "garlic", quantity: 1, unit: "clove" }, "1 garlic clove"],
  [{ food: "garlic", quantity: 3, unit: "clove", preparation: "crushed" }, "3 garlic cloves, crushed"],
  [{ food: "celery", quantity: 1, unit: "stick" }, "1 celery stick"],
  [{ food: "rye-bread", quantity: 4, unit: "slice" }, "4 slices of rye bread"],
  [{ food: "sourdough", quantity: 2, unit: "slice", as: "thick slices of sourdough" }, "2 thick slices of sourdough"],
  [
    { food: "dill", quantity: 1, unit: "handful", as: "fresh dill", preparation: "chopped" },
    "1 handful of fresh dill, chopped",
  ],
  [{ food: "basil", quantity: 2, unit: "bunch" }, "2 bunches of basil"],
  [{ food: "cayenne", quantity: 1, unit: "pinch" }, "1 pinch of cayenne"],
  [
    { food: "salmon", quantity: 4, unit: "fillet", note: "about 150 g each", preparation: "skin on" },
    "4 salmon fillets (about 150 g each), skin on",
  ],
  [
    { food: "black-olive", quantity: 60, unit: "g", preparation: "pitted", optional: true },
    "60 g black olives, pitted (optional)",
  ],
  [{ food: "black-pepper" }, "Black pepper"],
  [{ food: "salt", with: ["black-pepper"] }, "Salt and black pepper"],
  [{ food: "salt", quantity: 0.25, unit: "tsp", with: ["black-pepper"] }, "¼ tsp salt, and black pepper to taste"],
])("%j reads as %s", (ingredient, text) => {
  expect(ingredientText(ingredient, { food: food(ingredient.food), with: (ingredient.with ?? []).map(food) })).toBe(
    text,
  );
});

function food(key: string) {
  const found = table.get(key);
  if (!found) throw new Error(`no ${key}`);
  return found;
}
