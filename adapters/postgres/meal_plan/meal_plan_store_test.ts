import { expect, it } from "vitest";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import { mealPlanStoreContract } from "../../contracts/meal_plan/meal_plan_store_contract.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { countStatements } from "../testing/count_statements.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresMealPlanStore } from "./meal_plan_store.ts";

mealPlanStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
  return {
    store: new PostgresMealPlanStore(database.knex),
    maya: maya.id,
    tomas: tomas.id,
    async clear() {
      await database.knex("planned_meal").delete();
      await database.knex("sent_plan_change").delete();
    },
    close: () => database.drop(),
  };
});

it("plans a meal and its portions in one statement each, and moves it and changes many slots in one transaction", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya], recipes: [shakshuka] });
  try {
    const store = new PostgresMealPlanStore(knex);
    const from = { date: calendarDate("2026-11-16"), mealTime: "Lunch" } as const;
    const to = { ...from, mealTime: "Dinner" } as const;
    const meal = { ...from, userId: maya.id, recipeId: shakshuka.id };

    const put = () => store.put({ ...meal, name: "Lunch: Shakshuka", portions: 2 });
    expect(await countStatements(knex, put)).toHaveLength(1);
    expect(await countStatements(knex, () => store.setPortions({ ...meal, portions: 3 }))).toHaveLength(1);
    const moving = await countStatements(knex, () => store.move({ ...meal, from, to }));
    expect([moving[0], moving.at(-1), moving.length]).toEqual(["BEGIN;", "COMMIT;", 8]);
    const { householdId } = await store.put({ ...meal, name: "Lunch: Shakshuka" });
    const changes = [1, 2, 3, 4].map((days) => ({
      ...meal,
      date: addDays(from.date, days),
      from: undefined,
      to: { recipeId: shakshuka.id, name: "Lunch: Shakshuka" },
    }));
    const changing = await countStatements(knex, () => store.changeSlots({ userId: maya.id, householdId, changes }));
    expect([changing[0], changing.at(-1), changing.length]).toEqual(["BEGIN;", "COMMIT;", 5]);
  } finally {
    await drop();
  }
});
