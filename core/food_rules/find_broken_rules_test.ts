import { beforeEach, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { MemoryFoodStore } from "../../adapters/memory/food/food_store.ts";
import { foods } from "../../adapters/memory/food/foods.ts";
import { MemoryFoodRulesStore } from "../../adapters/memory/food_rules/food_rules_store.ts";
import { MemoryHouseholdStore } from "../../adapters/memory/household/household_store.ts";
import { MemoryIngredientSource } from "../../adapters/memory/ingredient_search/ingredient_source.ts";
import { caprese, chickenCurry, maya, recipe, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryOpinionStore } from "../../adapters/memory/recipe/opinion_store.ts";
import { MemoryRecipePages } from "../../adapters/memory/recipe/recipe_pages.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { declineFoodRules, type FindBrokenRulesPorts, findBrokenRules, saveFoodRules } from "./mod.ts";

const peppered = recipe({
  id: "peppered-egg",
  name: "Peppered Egg",
  ingredientGroups: [
    {
      title: undefined,
      items: [
        {
          food: "egg",
          foodName: "egg",
          text: "1 egg, with black pepper",
          optional: false,
          principal: true,
          seasonings: ["black-pepper"],
        },
      ],
    },
  ],
});

let ports: FindBrokenRulesPorts & { foodRules: MemoryFoodRulesStore };
beforeEach(() => {
  const recipes = new MemoryRecipeStore([caprese, chickenCurry, tomatoSoup, peppered]);
  ports = {
    foodRules: new MemoryFoodRulesStore(),
    ingredients: new MemoryIngredientSource(recipes, new MemoryFoodStore(foods)),
    pages: new MemoryRecipePages(recipes, new MemoryOpinionStore(recipes)),
  };
});

async function brokenFor(userId: typeof maya.id, recipeIds: readonly RecipeId[]) {
  return Object.fromEntries(await findBrokenRules(ports, { userId, recipeIds }));
}

it("finds the rules that each recipe breaks, for the person alone", async () => {
  const rules = { diet: "vegetarian", avoids: [], intolerances: [], dislikedFoods: ["mozzarella"] } as const;
  await saveFoodRules(ports, { userId: maya.id, ...rules });

  const ids = [caprese.id, chickenCurry.id, tomatoSoup.id, caprese.id, "no-such-dish"];
  expect(await brokenFor(maya.id, ids)).toEqual({
    [caprese.id]: [{ rule: "dislike", state: "contains", disliked: "mozzarella", foods: ["mozzarella"] }],
    [chickenCurry.id]: [{ rule: "vegetarian", state: "contains", disliked: undefined, foods: [] }],
  });
  expect(await brokenFor(tomas.id, ids)).toEqual({});
});

it("says whose rule it is in a household, to each member, and merges the same rules", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas]);
  const households = new MemoryHouseholdStore(people);
  ports = { ...ports, foodRules: new MemoryFoodRulesStore(households) };
  const dislike = {
    diet: "everything",
    avoids: [],
    intolerances: [],
    dislikedFoods: ["tomato", "mozzarella"],
  } as const;
  await saveFoodRules(ports, { userId: maya.id, ...dislike });
  await saveFoodRules(ports, { userId: tomas.id, ...dislike, diet: "vegan", dislikedFoods: ["mozzarella"] });
  const [now, from] = [new Date("2026-11-19"), calendarDate("2026-11-16")];
  await households.invite(maya.id, { tokenHash: "link", createdAt: now, expiresAt: new Date("2026-11-26") }, 5);
  await households.join(tomas.id, { tokenHash: "link", now, from, bringPlan: false, maxMembers: 12 });

  const [mine, his] = [maya, tomas].map(({ id, fullName }) => ({ id, name: fullName }));
  const contains = { state: "contains", disliked: undefined } as const;
  const found = (await brokenFor(maya.id, [caprese.id]))[caprese.id];
  expect(found).toEqual([
    { ...contains, rule: "vegan", foods: [], people: [his] },
    { ...contains, rule: "dislike", disliked: "tomato", foods: ["tomato"], people: [mine] },
    { ...contains, rule: "dislike", disliked: "mozzarella", foods: ["mozzarella"], people: [mine, his] },
  ]);
  expect((await brokenFor(tomas.id, [caprese.id]))[caprese.id]).toMatchObject([
    { rule: "vegan", people: [his] },
    { disliked: "mozzarella", people: [his, mine] },
    { disliked: "tomato", people: [mine] },
  ]);
});

it("counts the seasonings of a line", async () => {
  const rules = { diet: "everything", avoids: [], intolerances: [], dislikedFoods: ["black-pepper"] } as const;
  await saveFoodRules(ports, { userId: maya.id, ...rules });

  expect(await brokenFor(maya.id, [peppered.id])).toMatchObject({ [peppered.id]: [{ foods: ["black pepper"] }] });
});

it("reads no recipe for a person whose rules exclude nothing, and nothing without recipes", async () => {
  await declineFoodRules(ports, { userId: maya.id });
  const unread = { ...ports, pages: { listDishes: () => Promise.reject(new Error("It was read")) } };

  expect(await findBrokenRules(unread, { userId: maya.id, recipeIds: [caprese.id] })).toEqual(new Map());
  expect(await findBrokenRules(unread, { userId: tomas.id, recipeIds: [caprese.id] })).toEqual(new Map());
  await saveFoodRules(ports, { userId: maya.id, diet: "vegan", avoids: [], intolerances: [], dislikedFoods: [] });
  expect(await findBrokenRules(unread, { userId: maya.id, recipeIds: [] })).toEqual(new Map());
});
