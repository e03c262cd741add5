import { join } from "node:path";
import type { Knex } from "knex";
import { acquireLock } from "./database_lock.ts";
import { isDatabaseUnavailable } from "./is_database_unavailable.ts";

/** Longest that a migration waits for a table that is in use, in milliseconds: all others wait for it behind it. */
const TABLE_PATIENCE = 5_000;

/** A migration that can't be done. The database is as it was before. */
export class CannotMigrate extends Error {
  override readonly name = "CannotMigrate";
}

export interface MigrateOptions {
  /** Where the migrations lie; ours by default. */
  readonly directory?: string;
}

/**
 * Brings a database to the newest schema: all of it or nothing, in one transaction, which one of several starting servers
 * does while the others wait. Migrations that these files don't know stay: the database may serve a newer server already.
 *
 * @throws {CannotMigrate} when a migration fails.
 */
export async function migrate(
  knex: Knex,
  { directory = join(import.meta.dirname, "migrations") }: MigrateOptions = {},
): Promise<void> {
  await knex.transaction(async (transaction) => {
    await acquireLock(transaction, "schema");
    await transaction.raw(`SET LOCAL lock_timeout = ${TABLE_PATIENCE}`);
    const migrations = {
      directory,
      loadExtensions: [".ts"],
      tableName: "schema_migration",
      disableMigrationsListValidation: true,
    };
    try {
      // Knex's own lock is a row that a killed server leaves behind; no other server is here now.
      await transaction.migrate.forceFreeMigrationsLock(migrations);
      await transaction.migrate.latest(migrations);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const reason = String(error instanceof Error ? error.message : error).replace(/\s+/gu, " ");
      throw new CannotMigrate(`the database can't be brought to the newest schema (${reason})`, { cause: error });
    }
  });
}
