import { beforeAll, expect, it } from "vitest";
import { opinionStoreContract } from "../../contracts/recipe/opinion_store_contract.ts";
import { caprese, maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresOpinionStore } from "./opinion_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup, caprese] });
let store: PostgresOpinionStore;

beforeAll(async () => {
  store = new PostgresOpinionStore(database.knex);
});

opinionStoreContract("Postgres", async () => ({
  store: new PostgresOpinionStore(database.knex),
  async clear() {
    await database.knex("recipe_rating").delete();
    await database.knex("recipe_favourite").delete();
  },
}));

it("lists favourites in one statement", async () => {
  expect(
    await countStatements(database.knex, () => store.listFavourites(maya.id, { before: undefined, limit: 60 })),
  ).toHaveLength(1);
});

it.each([0, 6])("refuses %d stars by a constraint of the table", async (stars) => {
  await expect(store.rate(maya.id, shakshuka.id, { stars })).rejects.toThrow("recipe_rating_stars_check");
});
