import { join } from "node:path";
import type { Knex } from "knex";

/** Brings a database to the newest schema. Knex's own lock lets one of several starting servers do it. */
export async function migrate(knex: Knex): Promise<void> {
  await knex.migrate.latest({
    directory: join(import.meta.dirname, "migrations"),
    loadExtensions: [".ts"],
    tableName: "schema_migration",
  });
}
