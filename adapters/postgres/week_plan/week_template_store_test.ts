import { calendarDate } from "../../../core/shared/mod.ts";
import { weekTemplateStoreContract } from "../../contracts/week_plan/week_template_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresWeekTemplateStore } from "./week_template_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

weekTemplateStoreContract("Postgres", async () => {
  const households = new PostgresHouseholdStore(database.knex);
  const templates = new PostgresWeekTemplateStore(database.knex);
  return {
    templates,
    households,
    async clear() {
      await households.leave(tomas.id, { from: calendarDate("2999-01-01") });
      await database.knex("week_template").delete();
      await database.knex("weekly_suggestion").delete();
    },
  };
});
