import { beforeAll, expect, it } from "vitest";
import type { FoodDetails } from "../../../core/pantry/mod.ts";
import { pantryStoreContract } from "../../contracts/pantry/pantry_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { down, up } from "../migrations/20261125_02_pantry.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresPantryStore } from "./pantry_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });
let pantries: PostgresPantryStore;

beforeAll(async () => {
  pantries = new PostgresPantryStore(database.knex);
});

/** Both live alone and have nothing at home. */
async function clear(): Promise<void> {
  await database.knex.raw(`
    TRUNCATE household CASCADE;
    WITH numbered AS MATERIALIZED (SELECT id, nextval('household_id_seq') AS household_id FROM person),
      made AS (INSERT INTO household (id) OVERRIDING SYSTEM VALUE SELECT household_id FROM numbered)
    INSERT INTO household_member (user_id, household_id) SELECT id, household_id FROM numbered`);
}

pantryStoreContract("Postgres", async () => ({
  pantries,
  households: new PostgresHouseholdStore(database.knex),
  clear,
}));

it("reads in one statement, and changes many foods in as many statements as one", async () => {
  const food: FoodDetails = {
    name: "Jam",
    food: undefined,
    amount: undefined,
    useBy: undefined,
    storage: undefined,
    alwaysThere: false,
  };
  const add = (count: number) =>
    pantries.change({
      userId: maya.id,
      at: new Date(),
      edit: () => ({ add: Array.from({ length: count }, () => food) }),
    });

  expect(await countStatements(database.knex, () => pantries.find(maya.id))).toHaveLength(1);
  const statements = await countStatements(database.knex, () => add(1));
  // BEGIN, lock, read, change, COMMIT
  expect(statements).toHaveLength(5);
  expect(await countStatements(database.knex, () => add(100))).toHaveLength(statements.length);
});

it("leaves no trace when its migration is taken back, and can be made again", async () => {
  await down(database.knex);
  expect(await database.knex.schema.hasTable("pantry_food")).toBe(false);
  await up(database.knex);
  await clear();
  expect(await pantries.find(maya.id)).toMatchObject({ foods: [] });
});
