import { mealPlanStoreContract } from "../contracts/meal_plan_store_contract.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../memory/people_and_recipes.ts";
import { PostgresMealPlanStore } from "./meal_plan_store.ts";
import { freshDatabase } from "./testing/fresh_database.ts";

mealPlanStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
  return {
    store: new PostgresMealPlanStore(database.knex),
    maya: maya.id,
    tomas: tomas.id,
    async clear() {
      await database.knex("planned_meal").delete();
    },
    close: () => database.drop(),
  };
});
