import { calendarDate } from "../../../core/shared/mod.ts";
import { weekTemplateStoreContract } from "../../contracts/week_plan/week_template_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresWeekTemplateStore } from "./week_template_store.ts";

weekTemplateStoreContract("Postgres", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya, tomas], recipes: [] });
  const households = new PostgresHouseholdStore(knex);
  const templates = new PostgresWeekTemplateStore(knex);
  return {
    templates,
    households,
    async clear() {
      await households.leave(tomas.id, { from: calendarDate("2999-01-01") });
      await knex("week_template").delete();
      await knex("weekly_suggestion").delete();
    },
    close: drop,
  };
});
