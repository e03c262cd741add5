import { expect, it } from "vitest";
import { recipeIdsContract } from "../../contracts/recipe/recipe_ids_contract.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresRecipeIds } from "./recipe_ids.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";

const database = databaseForFile({ people: [], recipes: [] });

recipeIdsContract("Postgres", async () => ({
  ids: new PostgresRecipeIds(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
}));

it("reads both from the index of the shuffled order alone", async () => {
  const plans = await database.knex.transaction(async (transaction) => {
    // A table of 25 rows is read as a whole otherwise.
    await transaction.raw("SET LOCAL enable_seqscan = off");
    await transaction.raw("SET LOCAL enable_bitmapscan = off");
    const statements: { sql: string; bindings: unknown[] }[] = [];
    transaction.on("query", ({ sql, bindings }) => statements.push({ sql, bindings }));
    const ids = new PostgresRecipeIds(transaction);
    await ids.listFrom("dish-0", { limit: 10 });
    await ids.listPageStarts({ pageSize: 10, limit: 5 });
    return await Promise.all(
      statements.map(async ({ sql, bindings }) => {
        const query = sql.replaceAll(/\$\d+/gu, "?");
        const { rows } = await transaction.raw(`EXPLAIN ${query}`, bindings as string[]);
        return rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]).join("\n");
      }),
    );
  });

  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toContain("Index Only Scan using recipe_variety");
  expect(plans[0]).not.toContain("Sort");
});
