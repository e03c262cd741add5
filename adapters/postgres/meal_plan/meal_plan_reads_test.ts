import { expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { mealPlanReadsContract } from "../../contracts/meal_plan/meal_plan_reads_contract.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresMealPlanReads } from "./meal_plan_reads.ts";
import { PostgresMealPlanStore } from "./meal_plan_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });

mealPlanReadsContract("Postgres", async () => ({
  reads: new PostgresMealPlanReads(database.knex),
  store: new PostgresMealPlanStore(database.knex),
}));

it("reads a week in one statement, and its nutrition in one", async () => {
  const reads = new PostgresMealPlanReads(database.knex);
  const week = weekOf(calendarDate("2026-11-19"));

  expect(await countStatements(database.knex, () => reads.findWeek(maya.id, week))).toHaveLength(1);
  expect(await countStatements(database.knex, () => reads.listNutrition(maya.id, week))).toHaveLength(1);
});

it("knows no week of a person who does not exist", async () => {
  const reads = new PostgresMealPlanReads(database.knex);
  const week = weekOf(calendarDate("2026-11-19"));
  const stranger = 999_999 as UserId;

  expect(await reads.findWeek(stranger, week)).toBeUndefined();
  expect(await reads.listNutrition(stranger, week)).toBeUndefined();
});
