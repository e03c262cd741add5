import type { Knex } from "knex";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { maya, recipe, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPostStore } from "../community/post_store.ts";
import { PostgresOwnRecipeStore } from "../cookbook/own_recipe_store.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresOpinionStore } from "./opinion_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });
let knex: Knex;
let ownRecipes: PostgresOwnRecipeStore;
let opinions: PostgresOpinionStore;
let plans: PostgresMealPlanStore;

beforeAll(() => {
  ({ knex } = database);
  ownRecipes = new PostgresOwnRecipeStore(knex);
  opinions = new PostgresOpinionStore(knex);
  plans = new PostgresMealPlanStore(knex);
});

const date = calendarDate("2026-11-23");
const slot = { userId: tomas.id, date, mealTime: "Dinner" } as const;
const name = "Dinner: Goulash";

async function addRecipe(): Promise<string> {
  const written = { name: "Goulash", ingredients: [], steps: [], notes: [], tags: [] };
  const added = await ownRecipes.add(maya.id, { written, isShared: true }, ({ id }) => ({
    ...recipe({ id, name: "Goulash" }),
    isTimeKnown: true,
  }));
  if (added === "full") throw new Error("Maya's cookbook is full");
  return added.id;
}

async function householdOf(userId: number): Promise<number> {
  return (await knex("household_member").where({ user_id: userId }).first("household_id")).household_id;
}

describe("a recipe that is deleted at the same moment", () => {
  it.each<[what: string, write: (recipeId: string) => Promise<unknown>]>([
    ["plans it", (recipeId) => plans.put({ ...slot, recipeId, name })],
    [
      "accepts a week with it",
      async (recipeId) => {
        const changes = [{ ...slot, from: undefined, to: { recipeId, name } }];
        return await plans.changeSlots({ userId: tomas.id, householdId: await householdOf(tomas.id), changes });
      },
    ],
    ["rates it", (recipeId) => opinions.rate(tomas.id, recipeId, { stars: 5 })],
    ["marks it as favourite", (recipeId) => opinions.addFavourite(tomas.id, recipeId)],
  ])("is not found by who %s", async (_what, write) => {
    const id = await addRecipe();
    const deleting = await knex.transaction();
    await new PostgresOwnRecipeStore(deleting).remove(maya.id, id);
    const writing = Promise.allSettled([write(id)]);
    await untilBlocked();
    await deleting.commit();

    expect(await writing).toMatchObject([{ status: "rejected", reason: { code: "recipe_not_found" } }]);
  });

  it("stays out of a post", async () => {
    const recipeId = await addRecipe();
    const deleting = await knex.transaction();
    await new PostgresOwnRecipeStore(deleting).remove(maya.id, recipeId);
    const posting = new PostgresPostStore(knex).insert(newPost({ recipeId }));
    await untilBlocked();
    await deleting.commit();

    expect(
      await knex("post")
        .where({ id: await posting })
        .first("recipe_id"),
    ).toEqual({ recipe_id: null });
  });

  it("leaves a plan that is changed at the same moment", async () => {
    const households = new PostgresHouseholdStore(knex);
    const [now, tomorrow] = [new Date("2026-11-23"), new Date("2026-11-24")];
    for (let round = 0; round < 20; round += 1) {
      const recipeId = await addRecipe();
      const tokenHash = `round ${round}`;
      await households.invite(maya.id, { tokenHash, createdAt: now, expiresAt: tomorrow }, 5);
      await households.join(tomas.id, { tokenHash, now, from: date, bringPlan: false, maxMembers: 5 });
      await plans.put({ ...slot, recipeId, name });
      const to = { ...slot, mealTime: "Lunch" } as const;
      const [removed, ...others] = await Promise.allSettled([
        ownRecipes.remove(maya.id, recipeId),
        plans.put({ ...to, recipeId, name }),
        plans.move({ userId: tomas.id, recipeId, from: slot, to }),
        households.leave(tomas.id, { from: date }),
      ]);

      expect(removed.status).toBe("fulfilled");
      const failed = others.filter((other) => other.status === "rejected");
      expect(failed.filter(({ reason }) => reason.code !== "recipe_not_found")).toEqual([]);
      expect(await plans.listWeek(tomas.id, { monday: date, sunday: date })).toEqual([]);
    }
  });

  it("is referred to by no other table, whose writers would have to be here", async () => {
    const { rows } = await knex.raw(
      "SELECT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'stored_recipe'::regclass",
    );

    expect(rows.map((row: { name: string }) => row.name).toSorted()).toEqual([
      "own_recipe",
      "planned_meal",
      "post",
      "recipe_favourite",
      "recipe_page",
      "recipe_rating",
    ]);
  });
});

async function untilBlocked(): Promise<void> {
  let waiting: unknown;
  do {
    waiting = await knex("pg_locks").where({ granted: false }).first();
  } while (!waiting);
}
