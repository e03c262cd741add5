import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, maya, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { NO_FOOD_RULES, rulesOfList } from "./mod.ts";

const ids = [caprese.id, chickenCurry.id, tomatoSoup.id];
let ports: MemoryStores;
let read: RecipeId[];

beforeEach(() => {
  ports = memoryStores({ recipes: [caprese, chickenCurry, tomatoSoup] });
  read = [];
});

/** Counts the recipes whose tags and contents are read. */
function counted() {
  return {
    ...ports,
    personal: {
      listTagged: (...asked: Parameters<typeof ports.personal.listTagged>) => {
        read.push("tags");
        return ports.personal.listTagged(...asked);
      },
    },
    pages: {
      listDishes: (asked: readonly RecipeId[]) => {
        read.push(...asked);
        return ports.pages.listDishes(asked);
      },
    },
  };
}

async function found(isFiltered = false) {
  const rules = await rulesOfList(counted(), { userId: maya.id });
  return [...(await rules.findBroken(ids, { isFiltered })).keys()];
}

const dislike = (food: string) => ({ ...NO_FOOD_RULES, dislikedFoods: [food] });

// #food-rules-marked
it("finds the rules of all members, and whose they are", async () => {
  await ports.foodRules.save(maya.id, dislike("mozzarella"));
  await ports.foodRules.save(tomas.id, dislike("mozzarella"));
  await ports.join(maya, tomas);
  const rules = await rulesOfList(ports, { userId: maya.id });

  expect(rules.excluded).toEqual(["food:mozzarella"]);
  const people = [maya, tomas].map(({ id, fullName }) => ({ id, name: fullName }));
  expect([...(await rules.findBroken(ids))]).toEqual([
    [caprese.id, [{ rule: "dislike", state: "contains", disliked: "mozzarella", foods: ["mozzarella"], people }]],
  ]);
});

it("reads nothing of the recipes in a household without rules", async () => {
  await ports.join(maya, tomas);

  expect(await found()).toEqual([]);
  expect(read).toEqual([]);
});

it("reads nothing for the person's own rules in a list that follows them", async () => {
  await ports.foodRules.save(maya.id, dislike("mozzarella"));

  expect(await found(true)).toEqual([]);
  expect(read).toEqual([]);
  expect(await found()).toEqual([caprese.id]);
});

it("reads the contents only of recipes that break a rule", async () => {
  await ports.foodRules.save(tomas.id, dislike("mozzarella"));
  await ports.join(maya, tomas);

  expect(await found(true)).toEqual([caprese.id]);
  expect(read).toEqual(["tags", caprese.id]);
});
