import { expect, it } from "vitest";
import { MemoryFoodFacts } from "../adapters/memory/food/food_facts.ts";
import { catalogueFoodFacts } from "./food_facts.ts";

it("has the contents and diets of the food table, as the ones in memory say", async () => {
  const facts = await catalogueFoodFacts().current();

  const keys = [
    "bread",
    "butter",
    "cheddar",
    "egg",
    "feta",
    "honey",
    "mozzarella",
    "onion",
    "salmon",
    "spaghetti",
    "walnut",
  ];
  const memory = await new MemoryFoodFacts(keys.map((key) => ({ key }))).current();
  const summary = (from: typeof facts) =>
    keys.map((key) => [key, from.get(key)?.contents, [...(from.get(key)?.diets ?? [])].sort()]);
  expect(summary(facts)).toEqual(summary(memory));
});
