import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, maya, recipe, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { declineFoodRules, findBrokenRules, saveFoodRules } from "./mod.ts";

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

const choice = recipe({
  id: "egg-or-tofu",
  name: "Egg or tofu",
  ingredientGroups: [
    {
      title: undefined,
      items: [
        {
          food: "egg",
          foodName: "egg",
          text: "1 egg or tomato",
          optional: false,
          principal: true,
          alternatives: ["tomato"],
        },
      ],
    },
  ],
});

let ports: MemoryStores;
beforeEach(() => {
  ports = memoryStores({ recipes: [caprese, chickenCurry, tomatoSoup, peppered, choice] });
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
  const dislike = {
    diet: "everything",
    avoids: [],
    intolerances: [],
    dislikedFoods: ["tomato", "mozzarella"],
  } as const;
  await saveFoodRules(ports, { userId: maya.id, ...dislike });
  await saveFoodRules(ports, { userId: tomas.id, ...dislike, diet: "vegan", dislikedFoods: ["mozzarella"] });
  await ports.join(maya, tomas);

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

// #food-alternatives
it("finds that a dish may contain each of two alternatives", async () => {
  for (const food of ["egg", "tomato"]) {
    await saveFoodRules(ports, {
      userId: maya.id,
      diet: "everything",
      avoids: [],
      intolerances: [],
      dislikedFoods: [food],
    });
    expect((await brokenFor(maya.id, [choice.id]))[choice.id]).toMatchObject([{ state: "may contain", foods: [food] }]);
  }
});
