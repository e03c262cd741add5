import { afterAll, beforeAll, expect, it } from "vitest";
import { weekOf } from "../../core/meal_plan/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { mealPlanReadsContract } from "../contracts/meal_plan_reads_contract.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../memory/people_and_recipes.ts";
import { PostgresMealPlanReads } from "./meal_plan_reads.ts";
import { PostgresMealPlanStore } from "./meal_plan_store.ts";
import { countStatements } from "./testing/count_statements.ts";
import { type FreshDatabase, freshDatabase } from "./testing/fresh_database.ts";

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
});
afterAll(() => database.drop());

mealPlanReadsContract("Postgres", async () => ({
  reads: new PostgresMealPlanReads(database.knex),
  store: new PostgresMealPlanStore(database.knex),
  async close() {},
}));

it("reads a week in one statement", async () => {
  const reads = new PostgresMealPlanReads(database.knex);
  const week = weekOf(calendarDate("2026-11-19"));

  expect(await countStatements(database.knex, () => reads.findWeek(maya.id, week))).toHaveLength(1);
});
