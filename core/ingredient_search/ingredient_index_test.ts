import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FoodRole, STAPLES } from "../food/mod.ts";
import { type RecipeNeeds } from "../recipe/mod.ts";
import { IngredientIndex, IngredientIndexBuilder } from "./ingredient_index.ts";

describe("IngredientIndex", () => {
  it("sorts by what can be cooked now, then by the share on hand, then by insertion order", () => {
    const index = indexOf([
      needs("quick-omelette", ["egg", "butter"]),
      needs("slow-omelette", ["egg", "butter"]),
      needs("shakshuka", ["egg", "tomato", "feta"]),
      needs("feast", ["egg", "tomato", "lamb", "rice", "leek", "pea", "fig", "date"]),
      needs("boiled-egg", ["egg", "salt"]),
      needs("salad", ["lettuce"]),
    ]);

    const best = (foods: number) => idsOf(index.best(["egg", "tomato"], { limit: 10, foods }));

    // With a full kitchen, a dish that lacks little; with few foods, one that uses most of them.
    expect(best(20)).toEqual(["boiled-egg", "shakshuka", "quick-omelette", "slow-omelette", "feast"]);
    expect(best(3)).toEqual(["boiled-egg", "shakshuka", "feast", "quick-omelette", "slow-omelette"]);
  });

  it("prefers a recipe that lacks a seasoning to one that lacks a food", () => {
    const index = indexOf([needs("rice-and-peas", ["rice", "pea"]), needs("spiced-rice", ["rice", "cumin"])]);

    expect(idsOf(index.best(["rice"], { limit: 2 }))).toEqual(["spiced-rice", "rice-and-peas"]);
  });

  it("prefers a recipe that lacks a food to one that lacks its meat", () => {
    const index = indexOf([needs("rice-and-beef", ["rice", "beef"]), needs("rice-and-peas", ["rice", "pea"])]);

    expect(idsOf(index.best(["rice"], { limit: 2 }))).toEqual(["rice-and-peas", "rice-and-beef"]);
  });

  // #recipe-find-ranking
  it("leaves optional foods out of the share", () => {
    const index = indexOf([
      needs("plain-soup", ["tomato", "onion"]),
      needs("creamy-soup", ["tomato", "onion"], ["cream", "basil"]),
      needs("milkshake", ["milk"], ["cream"]),
    ]);

    expect(idsOf(index.best(["tomato", "cream"], { limit: 3 }))).toEqual(["plain-soup", "creamy-soup"]);
  });

  it("lists matched, missing and assumed foods", () => {
    const index = indexOf([needs("soup", ["tomato", "onion", "salt", "olive-oil"], ["basil", "cream"])]);

    expect(index.best(["tomato", "cream", "salt"], { limit: 1 })).toEqual([
      { id: "soup", matched: ["tomato", "cream"], missing: ["onion"], assumed: ["salt", "olive-oil"] },
    ]);
  });

  it("finds nothing for pantry basics alone", () => {
    const basics = ["salt", "corn-oil"];

    expect(indexOf([needs("salted-oil", basics)]).best(basics, { limit: 10 })).toEqual([]);
  });

  it("counts a food once if a recipe names it twice, and as required if it is also optional", () => {
    const index = indexOf([needs("double", ["egg", "egg", "butter"], ["butter", "milk", "milk"])]);

    expect(index.best(["egg", "milk"], { limit: 1 })).toEqual([
      { id: "double", matched: ["egg", "milk"], missing: ["butter"], assumed: [] },
    ]);
  });

  it("refuses a recipe with more required foods than a score can represent", () => {
    const foods = Array.from({ length: 128 }, (_, n) => `food-${n}`);

    expect(() => indexOf([needs("feast", foods)])).toThrow(new RangeError("Cannot index feast: it has too many needs"));
    expect(indexOf([needs("meal", foods.slice(1))]).best(foods, { limit: 1 })[0]?.matched).toHaveLength(127);
  });

  it("refuses more foods than fit into a need's number", () => {
    const builder = new IngredientIndexBuilder({ roleOf });
    for (let n = 0; n < 32_768; n++) builder.add(needs(`recipe-${n}`, [`food-${n}`]));
    builder.add(needs("known", ["food-32767"]));

    expect(() => builder.add(needs("unknown", ["food-32768"]))).toThrow(
      new RangeError("Cannot index more than 32768 foods"),
    );
    expect(idsOf(builder.build().best(["food-32767"], { limit: 9 }))).toEqual(["recipe-32767", "known"]);
  });

  // #recipe-find-ranking
  it("returns the same as a plain count and sort", () => {
    const food = fc.constantFrom("egg", "tomato", "onion", "feta", "salt", "water", "rice", "cumin", "beef");
    const recipes = fc
      .array(fc.record({ required: fc.array(food, { maxLength: 6 }), optional: fc.array(food, { maxLength: 3 }) }), {
        maxLength: 40,
      })
      .map((all) => all.map((each, n): RecipeNeeds => ({ id: `recipe-${n}`, ...each })));
    fc.assert(
      fc.property(recipes, fc.array(food), fc.integer({ min: 1, max: 50 }), (all, served, limit) => {
        expect(idsOf(indexOf(all).best(served, { limit }))).toEqual(idsOf(plainBest(all, served).slice(0, limit)));
      }),
    );
  });

  it("answers the same when it is made again of its parts", () => {
    const built = indexOf(catalogueOf(200));
    const again = IngredientIndex.of(built.parts, { roleOf });
    const onHand = ["food-0", "food-7", "food-299"];

    expect(again.best(onHand, { limit: 200 })).toEqual(built.best(onHand, { limit: 200 }));
  });

  it("looks at few recipes of a large catalogue for common foods, and finds the best of all", () => {
    const recipes = catalogueOf(20_000);
    const index = indexOf(recipes);
    for (const size of [3, 30]) {
      const common = Array.from({ length: size }, (_, n) => `food-${n}`);
      const before = index.compared;

      expect(idsOf(index.best(common, { limit: 20 }))).toEqual(idsOf(plainBest(recipes, common).slice(0, 20)));
      expect(index.compared - before).toBeLessThan(100);
    }
  });
});

/** Recipes of five to twelve of 300 foods. Those with low numbers are the most frequent. */
function catalogueOf(count: number): RecipeNeeds[] {
  let state = 1;
  const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, n) =>
    needs(
      `recipe-${n}`,
      Array.from({ length: 5 + Math.floor(chance() * 8) }, () => `food-${Math.floor(chance() ** 3 * 300)}`),
    ),
  );
}

function roleOf(food: string): FoodRole {
  if (STAPLES.has(food)) return "basic";
  return food === "cumin" ? "seasoning" : food === "beef" ? "main" : "food";
}

function needs(id: string, required: string[], optional: string[] = []): RecipeNeeds {
  return { id, required, optional };
}

function indexOf(recipes: readonly RecipeNeeds[]) {
  const builder = new IngredientIndexBuilder({ roleOf });
  for (const recipe of recipes) builder.add(recipe);
  return builder.build();
}

function idsOf(recipes: readonly { id: string }[]): string[] {
  return recipes.map(({ id }) => id);
}

function plainBest(recipes: readonly RecipeNeeds[], served: readonly string[]) {
  const points = (foods: readonly string[]) =>
    foods.reduce((sum, food) => sum + { basic: 0, seasoning: 1, food: 2, main: 3 }[roleOf(food)], 0);
  const prior = Math.min(12, 400 / Math.max(1, new Set(served).size) ** 2);
  return recipes
    .map(({ id, required }) => {
      const foods = [...new Set(required)];
      const total = points(foods);
      const matched = points(foods.filter((food) => served.includes(food)));
      return { id, matched, share: matched / (total + prior), cooksNow: Number(matched === total) };
    })
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.cooksNow - a.cooksNow || b.share - a.share);
}
