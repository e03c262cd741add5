import { describe, expect, it } from "vitest";
import { food, foods } from "../../adapters/memory/food/foods.ts";
import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import { contentsOf, type FoodContents, FoodTable } from "../food/mod.ts";
import { exclusionTagsOf, type Recipe } from "../recipe/mod.ts";
import { brokenRules, type DishFoods } from "./broken_rules.ts";
import { excludedTags } from "./excluded_tags.ts";
import { type FoodRules, NO_FOOD_RULES } from "./food_rules.ts";

const table = new FoodTable([
  ...foods,
  food("peanut-butter"),
  food("soy-sauce"),
  food("honey"),
  food("parmesan"),
  food("bread"),
  food("cilantro", { name: "coriander" }),
]);

const CONTENTS: Readonly<Record<string, Partial<FoodContents> | undefined>> = {
  "chicken-thigh": { contains: ["meat"] },
  feta: { contains: ["milk", "lactose"] },
  parmesan: { contains: ["milk"] },
  "peanut-butter": { contains: ["peanuts"], mayContain: ["nuts"], reason: "Most are made beside nuts." },
  "soy-sauce": { contains: ["soy"], mayContain: ["gluten"], reason: "Many are brewed with wheat." },
  bread: { contains: ["gluten"], mayContain: ["milk"], reason: "Loaves differ." },
  "grandmas-mix": undefined,
};

/** A dish of these foods, with their contents. */
function dish(keys: readonly string[], diets: Recipe["diets"] = []): DishFoods {
  const named = keys.map((key) => ({ key, name: table.nameOf(key) }));
  const contents = contentsOf(
    named.map(({ key, name }) => ({
      name,
      contents:
        key in CONTENTS && !CONTENTS[key] ? undefined : { contains: [], mayContain: [], reason: "", ...CONTENTS[key] },
    })),
  );
  return { foods: named, contents, diets };
}

const broken = (rules: Partial<FoodRules>, eaten: DishFoods) =>
  brokenRules({ ...NO_FOOD_RULES, ...rules }, eaten, table).map(
    ({ rule, state, disliked, foods: names }) =>
      `${rule}${disliked === undefined ? "" : ` ${disliked}`}: ${state} [${names.join(", ")}]`,
  );

describe("brokenRules", () => {
  it("breaks none for a person who eats everything, and none by what the person allows", () => {
    expect(broken({}, dish(["chicken-thigh", "peanut-butter", "grandmas-mix"]))).toEqual([]);
    expect(broken({ intolerances: ["milk"] }, dish(["peanut-butter", "tomato"]))).toEqual([]);
  });

  it("distinguishes foods that contain an allergen from those that may, and names the foods", () => {
    const noodles = dish(["soy-sauce", "peanut-butter", "tomato"]);

    expect(broken({ intolerances: ["gluten", "peanuts", "nuts"] }, noodles)).toEqual([
      "gluten: may contain [soy sauce]",
      "peanuts: contains [peanut butter]",
      "nuts: may contain [peanut butter]",
    ]);
    expect(broken({ intolerances: ["coeliac"] }, dish(["soy-sauce", "bread"]))).toEqual(["gluten: contains [bread]"]);
  });

  it.each([
    ["pescatarian", ["chicken-thigh", "feta", "honey"], [], ["pescatarian: contains [chicken thigh]"]],
    ["vegetarian", ["chicken-thigh"], [], ["vegetarian: contains [chicken thigh]"]],
    ["vegetarian", ["parmesan"], [], ["vegetarian: contains [parmesan]"]],
    ["vegan", ["honey", "oil"], ["vegetarian"], ["vegan: contains [honey]"]],
    ["vegan", ["feta", "honey", "bread"], ["vegetarian"], ["vegan: contains [feta, honey]"]],
    ["vegan", ["bread"], ["vegetarian"], ["vegan: may contain [bread]"]],
    ["vegan", ["garlic"], ["vegetarian"], ["vegan: contains []"]],
    ["vegan", ["tomato"], ["vegan", "vegetarian"], []],
    ["vegetarian", ["feta", "honey"], ["vegetarian"], []],
  ] as const)("says why a dish is not %s: %j", (diet, keys, diets, expected) => {
    expect(broken({ diet }, dish(keys, diets))).toEqual(expected);
  });

  it("finds a disliked food, its kinds, and what is made from it", () => {
    expect(broken({ dislikedFoods: ["cilantro", "tomato"] }, dish(["cilantro", "cherry-tomato", "onion"]))).toEqual([
      "dislike coriander: contains [coriander]",
      "dislike tomato: contains [cherry tomato]",
    ]);
    expect(broken({ dislikedFoods: ["cherry-tomato"] }, dish(["tomato"]))).toEqual([]);
  });

  it("counts a food that is not known as may contain, and says so once", () => {
    const secret = dish(["grandmas-mix", "peanut-butter"], ["vegan", "vegetarian"]);

    expect(broken({ intolerances: ["peanuts", "milk", "eggs"] }, secret)).toEqual([
      "peanuts: contains [peanut butter]",
      "unknown: may contain []",
    ]);
    expect(broken({ diet: "vegan" }, secret)).toEqual(["unknown: may contain []"]);
    expect(broken({ dislikedFoods: ["onion"] }, secret)).toEqual([]);
  });

  it("breaks a rule exactly where lists leave the recipe out", () => {
    const dishes = [
      ...["chicken-thigh", "feta", "parmesan", "peanut-butter", "soy-sauce", "bread", "honey", "cherry-tomato"].map(
        (key) => dish([key, "oil"]),
      ),
      dish(["grandmas-mix"]),
      dish(["tomato"], ["vegan", "vegetarian"]),
    ];
    const people: Partial<FoodRules>[] = [
      {},
      ...(["pescatarian", "vegetarian", "vegan"] as const).map((diet) => ({ diet })),
      ...(["gluten", "coeliac", "peanuts", "milk", "lactose"] as const).map((each) => ({ intolerances: [each] })),
      { dislikedFoods: ["tomato"] },
      { avoids: ["pork", "alcohol"] },
    ];

    for (const changes of people) {
      const rules = { ...NO_FOOD_RULES, ...changes };
      for (const eaten of dishes) {
        const tags = exclusionTagsOf(
          recipe({ id: "dish", name: "Dish", ...eaten, foods: eaten.foods.map(({ key }) => key) }),
          (key) => table.get(key)?.parent,
        );
        const isLeftOut = excludedTags(rules).some((tag) => tags.includes(tag));
        expect([changes, eaten.foods, brokenRules(rules, eaten, table).length > 0]).toEqual([
          changes,
          eaten.foods,
          isLeftOut,
        ]);
      }
    }
  });
});
