import { describe, expect, it } from "vitest";
import { MemoryFoodFacts } from "../../adapters/memory/food/food_facts.ts";
import { MemoryFoodStore } from "../../adapters/memory/food/food_store.ts";
import { food, foods } from "../../adapters/memory/food/foods.ts";
import { MemoryFoodRulesStore } from "../../adapters/memory/food_rules/food_rules_store.ts";
import { MemoryIngredientSource } from "../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import { FoodTable } from "../food/mod.ts";
import { type FoodRules, ingredientsCheckFor, NO_FOOD_RULES, writtenDish } from "./mod.ts";

const all = [
  ...foods,
  food("bread"),
  food("butter"),
  food("honey"),
  food("spaghetti", { generalWords: ["noodles"] }),
  food("rice-noodle", { generalWords: ["noodles"] }),
];
const known = { foods: new FoodTable(all), facts: await new MemoryFoodFacts(all).current() };

/** "certain: egg; perhaps: butter; unknown". */
function read(...lines: readonly string[]): string {
  const dish = writtenDish(lines.join("\n"), known);
  if (!dish) return "nothing";
  const named = (isCertain: boolean) => dish.foods.filter((each) => each.isCertain === isCertain).map(({ key }) => key);
  const parts = [
    ["certain", named(true)],
    ["perhaps", named(false)],
  ] as const;
  const isUnknown = dish.contents.some(({ constituent }) => constituent === "lupin");
  return [
    ...parts.filter(([, keys]) => keys.length > 0).map(([name, keys]) => `${name}: ${keys.join(", ")}`),
    ...(isUnknown ? ["unknown"] : []),
  ].join("; ");
}

describe("writtenDish", () => {
  it.each([
    [["3 eggs", "100 g feta, crumbled", "salt and black pepper"], "certain: egg, salt, black-pepper; perhaps: feta"],
    [["2 tbsp butter"], "certain: butter"],
    [["butter or oil"], "perhaps: butter, oil"],
    [["basil (optional)"], "perhaps: basil"],
    [["200 g noodles"], "perhaps: spaghetti, rice-noodle"],
    [["1 onion, cut into wedges"], "perhaps: onion"],
    [["eggs with the sauce of my aunt"], "perhaps: egg; unknown"],
    [["3 eggs", "my aunt's sauce"], "certain: egg; unknown"],
    [["3 eggs", "egg-free mayonnaise"], "certain: egg; unknown"],
    [["egg free noodles", "no butter"], "nothing"],
    [["my aunt's sauce", "love"], "nothing"],
    [[""], "nothing"],
  ])("reads %j as %s", (lines, expected) => {
    expect(read(...lines)).toBe(expected);
  });

  it("reads at most sixty lines, and counts the others as not known", () => {
    const salt = Array<string>(60).fill("salt");

    expect(read(...salt)).not.toContain("unknown");
    expect(read(...salt, "3 eggs")).not.toContain("egg");
    expect(read(...salt, "3 eggs")).toContain("unknown");
  });
});

describe("ingredientsCheckFor", () => {
  async function broken(rules: Partial<FoodRules>, ...lines: readonly string[]) {
    const foodRules = new MemoryFoodRulesStore();
    await foodRules.save(maya.id, { ...NO_FOOD_RULES, ...rules });
    const ingredients = new MemoryIngredientSource(new MemoryRecipeStore([]), new MemoryFoodStore(all));
    const ports = { foodRules, ingredients, facts: new MemoryFoodFacts(all) };
    expect(await ingredientsCheckFor(ports, { userId: tomas.id })).toBeUndefined();
    const check = await ingredientsCheckFor(ports, { userId: maya.id });
    return check?.(lines.join("\n")).map(({ rule, state, foods: names }) => `${rule} ${state} ${names.join(", ")}`);
  }

  it("says contains only of what is certain", async () => {
    const post = ["500 g spaghetti", "butter or oil", "1 tbsp honey", "bread"];

    expect(await broken({ intolerances: ["gluten", "milk", "soy", "nuts"] }, ...post)).toEqual([
      "gluten contains spaghetti, bread",
      "soy may contain bread",
      "milk may contain butter, bread",
    ]);
    expect(await broken({ diet: "vegan" }, ...post)).toEqual(["vegan contains honey"]);
    expect(await broken({ diet: "vegan" }, "honey or basil")).toEqual(["vegan may contain honey"]);
    expect(await broken({ dislikedFoods: ["oil"] }, ...post)).toEqual(["dislike may contain oil"]);
    expect(await broken({ intolerances: ["gluten"] }, "200 g noodles")).toEqual(["gluten may contain noodles"]);
  });

  it("says that a food is not known beside known ones, and nothing if none is", async () => {
    expect(await broken({ intolerances: ["milk"] }, "3 eggs", "my aunt's sauce")).toEqual(["unknown may contain "]);
    expect(await broken({ intolerances: ["milk"] }, "my aunt's sauce")).toEqual([]);
    expect(await broken({ dislikedFoods: ["onion"] }, "3 eggs", "my aunt's sauce")).toEqual([]);
  });

  it("says nothing to a person whose rules exclude nothing", async () => {
    expect(await broken({}, "3 eggs")).toBeUndefined();
  });
});
