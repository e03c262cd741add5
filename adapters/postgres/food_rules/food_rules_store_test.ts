import { expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { foodRulesStoreContract } from "../../contracts/food_rules/food_rules_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresFoodRulesStore } from "./food_rules_store.ts";

foodRulesStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [] });
  const { knex } = database;
  const households = new PostgresHouseholdStore(knex);
  return { store: new PostgresFoodRulesStore(knex), households, maya, tomas, close: () => database.drop() };
});

it("stores nothing for an unknown person, and nothing that is not a rule", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya], recipes: [] });
  try {
    await new PostgresFoodRulesStore(knex).save(999 as UserId, NO_FOOD_RULES);
    expect(await knex("food_rules")).toEqual([]);

    await new PostgresFoodRulesStore(knex).save(maya.id, NO_FOOD_RULES);
    for (const [column, value] of [
      ["diet", "carnivore"],
      ["avoids", ["lamb"]],
      ["intolerances", ["pollen"]],
      ["disliked_foods", Array.from({ length: 51 }, (_, index) => `food-${index}`)],
    ] as const) {
      await expect(knex("food_rules").update({ [column]: value })).rejects.toMatchObject({ code: "23514" });
    }
  } finally {
    await drop();
  }
});
