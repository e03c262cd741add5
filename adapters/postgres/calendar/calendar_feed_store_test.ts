import { beforeAll, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { calendarFeedStoreContract } from "../../contracts/calendar/calendar_feed_store_contract.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresCalendarFeedStore } from "./calendar_feed_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
let store: PostgresCalendarFeedStore;
let mealPlans: PostgresMealPlanStore;

beforeAll(async () => {
  store = new PostgresCalendarFeedStore(database.knex);
  mealPlans = new PostgresMealPlanStore(database.knex);
});

calendarFeedStoreContract("Postgres", async () => ({ store, mealPlans }));

it("gives a slot a newer time whenever another meal is planned in it", async () => {
  const date = calendarDate("2026-05-07");
  const slot = { userId: tomas.id, date, mealTime: "Lunch" } as const;
  const changedAt = async () =>
    (await store.listMeals(tomas.id, { from: date, to: date }))[0]?.changedAt.getTime() ?? 0;
  await mealPlans.put({ ...slot, recipeId: shakshuka.id, name: "Lunch: Shakshuka with Feta" });
  // Seven minutes ago, so that no clock decides.
  await database.knex.raw("ALTER TABLE planned_meal DISABLE TRIGGER note_meal_change");
  await database.knex("planned_meal").update({ changed_at: new Date(Date.now() - 420_000) });
  await database.knex.raw("ALTER TABLE planned_meal ENABLE TRIGGER note_meal_change");
  const before = await changedAt();

  await mealPlans.put({ ...slot, recipeId: tomatoSoup.id, name: "Lunch: Roasted Tomato Soup with Basil" });

  expect(await changedAt()).toBeGreaterThan(before + 400_000);
});

it("makes no feed for a person whose account was just deleted", async () => {
  await store.put(999 as UserId, { tokenHash: "hash-of-no-one", createdAt: new Date("2026-11-19T09:00:00Z") });

  expect(await store.findOwner("hash-of-no-one")).toBeUndefined();
});
