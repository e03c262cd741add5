import { join } from "node:path";
import type { Knex } from "knex";
import { acquireLock } from "./database_lock.ts";
import { isDatabaseUnavailable, LOCK_NOT_AVAILABLE } from "./is_database_unavailable.ts";

/** Longest wait for a table that is in use; all later statements on it wait behind the migration. */
const TABLE_LOCK_TIMEOUT_MS = 5_000;
/** Longest that a statement of a migration may take. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** A migration failed. The database is unchanged. */
export class CannotMigrate extends Error {
  override readonly name = "CannotMigrate";
}

export interface MigrateOptions {
  /** The folder of the migrations; the product's by default. */
  readonly directory?: string;
}

/**
 * Migrates a database to the newest schema in one transaction, so that it succeeds or changes nothing. Of several starting
 * servers one migrates while the others wait. Unknown migrations stay: a newer server may already use the database.
 *
 * @throws {CannotMigrate} when a migration fails.
 */
export async function migrate(
  knex: Knex,
  { directory = join(import.meta.dirname, "migrations") }: MigrateOptions = {},
): Promise<void> {
  await knex.transaction(async (transaction) => {
    await acquireLock(transaction, "schema");
    await transaction.raw(`SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    await transaction.raw(`SET LOCAL lock_timeout = ${TABLE_LOCK_TIMEOUT_MS}`);
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
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (isDatabaseUnavailable(error) && code !== LOCK_NOT_AVAILABLE) throw error;
      const reason = String(error instanceof Error ? error.message : error).replace(/\s+/gu, " ");
      throw new CannotMigrate(`the database can't be brought to the newest schema (${reason})`, { cause: error });
    }
  });
}
