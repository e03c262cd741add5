import { beforeEach, describe, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { personalRecipesContract } from "../../contracts/recipe/personal_recipes_contract.ts";
import { caprese, maya, shakshuka, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPreferenceStore } from "../account/preference_store.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresOpinionStore } from "./opinion_store.ts";
import { PostgresPersonalRecipes } from "./personal_recipes.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

personalRecipesContract("Postgres", async () => ({
  personal: new PostgresPersonalRecipes(database.knex),
  foods: new PostgresFoodStore(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
  opinions: new PostgresOpinionStore(database.knex),
  preferences: new PostgresPreferenceStore(database.knex),
  mealPlans: new PostgresMealPlanStore(database.knex),
  async clear() {
    for (const table of ["planned_meal", "person_preference", "recipe", "preference_set"]) {
      await database.knex(table).delete();
    }
  },
}));

const request = {
  plannedFrom: calendarDate("2026-11-16"),
  plannedTo: calendarDate("2026-11-29"),
  limit: 200,
  shuffleStart: 5,
};

it.each([
  ["rules", ["has:fish", "food:okra"]],
  ["no rules", []],
] as const)("lists candidates in two statements after the first time, with %s", async (_what, without) => {
  await new PostgresRecipeStore(database.knex).putAll([shakshuka, caprese]);
  const personal = new PostgresPersonalRecipes(database.knex);
  const list = () => personal.listCandidates(maya.id, { ...request, without });

  expect(await countStatements(database.knex, list)).toHaveLength(4);
  expect(await countStatements(database.knex, list)).toHaveLength(2);
});

it("lists varied recipes in one statement", async () => {
  const personal = new PostgresPersonalRecipes(database.knex);
  expect(await countStatements(database.knex, () => personal.listDiverse(maya.id, { limit: 120 }))).toHaveLength(1);
});

it.each([
  ["rules", ["has:fish", "food:okra"]],
  ["no rules", []],
] as const)("lists the recipes for a meal in one statement, with %s", async (_what, without) => {
  const personal = new PostgresPersonalRecipes(database.knex);
  const bounds = {
    cookedFrom: request.plannedFrom,
    cookedTo: request.plannedTo,
    skip: 60,
    limit: 61,
    countedMax: 1_000,
  };
  const list = () => personal.listForMeal(maya.id, { ...bounds, mealTime: "Dinner", dishTypes: ["Soup"], without });

  expect(await countStatements(database.knex, list)).toHaveLength(1);
});

describe("the memory cache", () => {
  let personal: PostgresPersonalRecipes;
  let recipes: PostgresRecipeStore;

  beforeEach(async () => {
    personal = new PostgresPersonalRecipes(database.knex);
    recipes = new PostgresRecipeStore(database.knex);
    await database.knex("recipe").delete();
    await recipes.putAll([shakshuka]);
  });

  const names = async () => {
    const candidates = await personal.listCandidates(maya.id, { ...request, without: [] });
    return candidates.map(({ name }) => name).sort();
  };
  const rename = async (name: string) => await database.knex("stored_recipe").update({ name });
  const setBack = async (versions: number) => await database.knex("catalogue_version").decrement("version", versions);

  it("is read again when the catalogue has changed", async () => {
    expect(await names()).toEqual([shakshuka.name]);
    await recipes.putAll([{ ...shakshuka, name: "Green shakshuka" }, caprese]);
    expect(await names()).toEqual(["Green shakshuka", caprese.name]);
  });

  it("is never an own recipe, which changes without a version", async () => {
    await database.knex("stored_recipe").update({ owner_id: maya.id });
    expect(await names()).toEqual([shakshuka.name]);
    await rename("Our shakshuka");
    expect(await names()).toEqual(["Our shakshuka"]);
  });

  it("is of the newest version, whatever a replica says that is behind", async () => {
    await names();
    await rename("Old shakshuka");
    await setBack(1);
    expect(await names()).toEqual(["Old shakshuka"]);
    await rename(shakshuka.name);
    await setBack(-1);
    expect(await names()).toEqual([shakshuka.name]);
  });

  it("ranks again only when the plan, an opinion, a preference or an own recipe has changed", async () => {
    const opinions = new PostgresOpinionStore(database.knex);
    const preferences = new PostgresPreferenceStore(database.knex);
    const dinner = { userId: maya.id, date: request.plannedTo, mealTime: "Dinner", recipeId: shakshuka.id } as const;
    await recipes.putAll([shakshuka, caprese]);
    await database.knex("stored_recipe").where({ id: caprese.id }).update({ owner_id: maya.id });
    let rankings = 0;
    const list = async () => {
      const ranked = await personal.listRanked(maya.id, { ...request, without: [] }, (candidates) => {
        rankings += 1;
        return candidates;
      });
      return ranked.map(({ name }) => name).sort();
    };
    const changes: (() => Promise<unknown>)[] = [
      () => opinions.addFavourite(maya.id, caprese.id),
      () => opinions.rate(maya.id, shakshuka.id, { stars: 4 }),
      () => opinions.rate(maya.id, shakshuka.id, { stars: 2 }),
      () => new PostgresMealPlanStore(database.knex).put({ ...dinner, name: `Dinner: ${shakshuka.name}` }),
      () => preferences.replace(maya.id, ["Salad"]),
      () => database.knex("stored_recipe").where({ id: caprese.id }).update({ name: "Our caprese" }),
    ];

    await list();
    for (const [place, change] of changes.entries()) {
      await change();
      await list();
      await list();
      expect(rankings).toBe(place + 2);
    }
    expect(await list()).toEqual(["Our caprese", shakshuka.name].sort());
  });
});
