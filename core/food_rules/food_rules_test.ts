import { describe, expect, it } from "vitest";
import { ALLERGENS } from "../food/mod.ts";
import { exclusionsOf, type FoodRules, INTOLERANCES, mergeFoodRules, NO_FOOD_RULES } from "./food_rules.ts";

const rules = (changes: Partial<FoodRules>): FoodRules => ({ ...NO_FOOD_RULES, ...changes });

describe("exclusionsOf", () => {
  it("excludes nothing for a person who eats everything", () => {
    expect(exclusionsOf(NO_FOOD_RULES)).toEqual({ diet: "everything", constituents: [], foods: [] });
  });

  it.each([
    ["pescatarian", ["meat", "pork", "beef"]],
    ["vegetarian", ["meat", "pork", "beef", "fish", "crustaceans", "molluscs"]],
    ["vegan", ["meat", "pork", "beef", "fish", "crustaceans", "molluscs", "eggs", "milk", "lactose"]],
  ] as const)("excludes what is not %s", (diet, constituents) => {
    expect(exclusionsOf(rules({ diet }))).toEqual({ diet, constituents, foods: [] });
  });

  it("excludes every allergen, lactose, and gluten for coeliac disease", () => {
    const { constituents } = exclusionsOf(rules({ intolerances: INTOLERANCES }));

    expect(constituents).toEqual([...ALLERGENS, "lactose"]);
    expect(exclusionsOf(rules({ intolerances: ["coeliac"] })).constituents).toEqual(["gluten"]);
  });

  it("names what two rules exclude once", () => {
    const both = rules({
      diet: "vegan",
      avoids: ["pork", "alcohol"],
      intolerances: ["milk"],
      dislikedFoods: ["onion"],
    });

    expect(exclusionsOf(both)).toEqual({
      diet: "vegan",
      constituents: [...exclusionsOf(rules({ diet: "vegan" })).constituents, "alcohol"],
      foods: ["onion"],
    });
  });
});

describe("mergeFoodRules", () => {
  it("is the strictest diet and the union of the rest, in any order", () => {
    const maya = rules({ diet: "vegetarian", intolerances: ["nuts"], dislikedFoods: ["onion", "dill"] });
    const tomas = rules({ diet: "pescatarian", avoids: ["alcohol"], intolerances: ["gluten", "nuts"] });
    const yuki = rules({ avoids: ["pork"], dislikedFoods: ["dill", "celery"] });

    const merged = {
      diet: "vegetarian",
      avoids: ["pork", "alcohol"],
      intolerances: ["gluten", "nuts"],
      dislikedFoods: ["onion", "dill", "celery"],
    };
    expect(mergeFoodRules([maya, tomas, yuki])).toEqual(merged);
    expect(mergeFoodRules([maya, mergeFoodRules([tomas, yuki])])).toEqual(merged);
    expect(mergeFoodRules([yuki, tomas, maya])).toEqual({ ...merged, dislikedFoods: ["dill", "celery", "onion"] });
  });

  it("excludes what any of the people excludes", () => {
    const all = [rules({ diet: "vegan" }), rules({ avoids: ["beef"], intolerances: ["sesame", "coeliac"] })];
    const alone = new Set(all.flatMap((each) => exclusionsOf(each).constituents));

    expect(new Set(exclusionsOf(mergeFoodRules(all)).constituents)).toEqual(alone);
  });

  it("has no rules where there are no people", () => {
    expect(mergeFoodRules([])).toEqual(NO_FOOD_RULES);
  });
});
