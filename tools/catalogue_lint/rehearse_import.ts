import { join } from "node:path";
import type { Knex } from "knex";
import { PostgresFoodStore } from "../../adapters/postgres/food/food_store.ts";
import { migrate } from "../../adapters/postgres/migrate.ts";
import { PostgresCatalogueImports } from "../../adapters/postgres/recipe/catalogue_imports.ts";
import { PostgresRecipeStore } from "../../adapters/postgres/recipe/recipe_store.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { importCatalogue } from "../../catalogue/importer/import_catalogue.ts";
import { readConfig } from "../../infra/config.ts";
import { startEmbeddedStack } from "../../infra/embedded/embedded_stack.ts";
import { runProgram } from "../../infra/run_program.ts";
import { emptyDatabase } from "../../tests/testing/empty_database.ts";
import { withDatabase } from "../measure/with_database.ts";

// The second half of `make catalogue`: imports the catalogue into an empty database and prints how long each step took.

const STATE_FOLDER = join(import.meta.dirname, "..", "..", ".cache", "catalogue");
const DATABASE = "catalogue_rehearsal";

const startTime = performance.now();

function printStep(step: string): void {
  console.log(`${((performance.now() - startTime) / 1000).toFixed(1).padStart(5)} s  ${step}`);
}

await runProgram(async () => {
  printStep("Starting Postgres");
  const stack = await startEmbeddedStack(
    readConfig({
      PORT: String(await freePort()),
      STATE_FOLDER: process.env["STATE_FOLDER"] ?? STATE_FOLDER,
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1", // unused: no user signs in
    }),
  );
  try {
    await withDatabase(await emptyDatabase(stack.databaseUrl, DATABASE), importInto, { size: 2 });
  } finally {
    await stack.stop();
  }
});

async function importInto(knex: Knex): Promise<void> {
  printStep("Migrating an empty database");
  await migrate(knex);
  const { foods, recipes } = await importCatalogue(
    {
      recipes: new PostgresRecipeStore(knex),
      foods: new PostgresFoodStore(knex),
      imports: new PostgresCatalogueImports(knex),
    },
    { onProgress: printStep },
  );
  printStep(`Imported ${foods} foods and ${recipes} recipes`);
}
