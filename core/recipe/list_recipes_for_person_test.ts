import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import {
  caprese,
  chickenCurry,
  maya,
  recipe,
  shakshuka,
  tomatoSoup,
} from "../../adapters/memory/people_and_recipes.ts";
import { MEAL_TIMES } from "../meal_plan/mod.ts";
import { addDays, type CalendarDate, calendarDate } from "../shared/mod.ts";
import type { ExclusionTag } from "./exclusion_tags.ts";
import {
  LISTED_RECIPES_MAX,
  type ListRecipesForPersonInput,
  listRecipesForPerson,
  type PersonalList,
} from "./list_recipes_for_person.ts";
import type { Recipe } from "./recipe.ts";

const thursday = calendarDate("2026-11-19");
let ports: MemoryStores;
let mayasExclusions: readonly ExclusionTag[];

beforeEach(() => {
  ports = memoryStores();
  mayasExclusions = [];
});

async function mayasList(options: { personalised?: boolean } = {}): Promise<string[]> {
  return (await list({ personalised: true, ...options })).recipes.map(({ name }) => name);
}

async function list(options: Omit<ListRecipesForPersonInput, "userId" | "without">): Promise<PersonalList> {
  return await listRecipesForPerson(ports, { userId: maya.id, without: mayasExclusions, ...options });
}

async function plan(date: CalendarDate): Promise<void> {
  await ports.mealPlans.put({
    userId: maya.id,
    date,
    mealTime: "Dinner",
    recipeId: caprese.id,
    name: `Dinner: ${caprese.name}`,
  });
}

// #recipe-call-list
it("begins with the recipe that meets most preferences", async () => {
  await ports.preferences.replace(maya.id, ["Salad", "Mediterranean", "High-Protein"]);

  const list = await mayasList();

  expect(list[0]).toBe(caprese.name);
  expect(list.slice(1, 3).sort()).toEqual([chickenCurry.name, shakshuka.name]);
  expect(list[3]).toBe(tomatoSoup.name);
});

// #recipe-favourite
it("begins with a favourite if nothing else is known", async () => {
  await ports.opinions.addFavourite(maya.id, tomatoSoup.id);

  expect((await mayasList())[0]).toBe(tomatoSoup.name);
});

it.each([
  ["14 days ago", "2026-11-05"],
  ["today", "2026-11-19"],
  ["next week's Sunday", "2026-11-29"],
])("does not offer a recipe that is planned for %s, not even a favourite", async (_day, date) => {
  await ports.opinions.addFavourite(maya.id, caprese.id);
  await plan(calendarDate(date));

  expect((await mayasList()).sort()).toEqual([chickenCurry.name, tomatoSoup.name, shakshuka.name]);
});

it.each([
  ["15 days ago", "2026-11-04"],
  ["the Monday after next", "2026-11-30"],
])("offers a recipe that is planned for %s", async (_day, date) => {
  await ports.preferences.replace(maya.id, ["Salad", "Mediterranean"]);
  await plan(calendarDate(date));

  expect((await mayasList())[0]).toBe(caprese.name);
});

it("says why each recipe is in the list, also where nothing is known of the person", async () => {
  await plan(calendarDate("2026-10-01"));
  const reasons = async () =>
    Object.fromEntries((await list({ personalised: true })).recipes.map(({ name, reason }) => [name, reason]));

  expect(await reasons()).toEqual({
    [caprese.name]: "Not planned lately",
    [tomatoSoup.name]: "New to you",
    [chickenCurry.name]: "New to you",
    [shakshuka.name]: "New to you",
  });
  await ports.preferences.replace(maya.id, ["Salad", "Fried"]);
  await ports.opinions.rate(maya.id, tomatoSoup.id, { stars: 5 });
  expect(await reasons()).toMatchObject({
    [caprese.name]: `Because you like ${tomatoSoup.name}`,
    [tomatoSoup.name]: "You gave it 5 stars",
  });
});

// #recipe-call-list
it("returns the same varied selection each time if nothing is known or opinions are ignored", async () => {
  const nothingKnown = await mayasList();
  await ports.preferences.replace(maya.id, ["Salad", "Mediterranean"]);
  await ports.opinions.addFavourite(maya.id, tomatoSoup.id);

  expect(nothingKnown).toHaveLength(4);
  expect(await mayasList({ personalised: false })).toEqual(nothingKnown);
});

// #recipe-call-list
it("returns a full list of limited size, however many are planned or disliked", async () => {
  const many = Array.from({ length: 300 }, (_, n) => recipe({ id: `dish-${n}`, name: `Dish ${n}` }));
  await ports.recipes.putAll(many);
  await ports.preferences.replace(maya.id, ["Dinner", "Fried"]);
  for (const { id } of many.slice(0, 60)) await ports.opinions.rate(maya.id, id, { stars: 1 });
  const meals = Array.from({ length: 25 }, (_, day) =>
    MEAL_TIMES.map((mealTime) => ({ date: addDays(thursday, day - 14), mealTime })),
  ).flat();
  for (const [place, meal] of meals.entries()) {
    const { id, name } = many[100 + place] as Recipe;
    await ports.mealPlans.put({ userId: maya.id, ...meal, recipeId: id, name: `${meal.mealTime}: ${name}` });
  }

  const list = await mayasList();

  expect(list).toHaveLength(LISTED_RECIPES_MAX);
  expect(await mayasList({ personalised: false })).toHaveLength(LISTED_RECIPES_MAX);
  expect(
    list.filter((name) => [...many.slice(0, 60), ...many.slice(100, 200)].some((each) => each.name === name)),
  ).toEqual([]);
});

it("leaves out what the person's rules exclude, and says how many", async () => {
  mayasExclusions = ["food:tomato"];
  await ports.opinions.addFavourite(maya.id, caprese.id);
  const without = await list({ personalised: true });

  expect(without.recipes.map(({ name }) => name)).toEqual([chickenCurry.name]);
  expect(without.hiddenByRules).toBe(3);
  mayasExclusions = [];
  expect(await list({ personalised: true })).toMatchObject({
    recipes: [{ name: caprese.name }, {}, {}, {}],
    hiddenByRules: 0,
  });
});

it("leaves it out of the varied selection too", async () => {
  mayasExclusions = ["food:tomato"];

  expect(await list({ personalised: false })).toMatchObject({
    recipes: [{ name: chickenCurry.name }],
    hiddenByRules: 3,
  });
  mayasExclusions = [];
  expect((await list({ personalised: false })).recipes).toHaveLength(4);
});
