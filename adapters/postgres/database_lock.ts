import type { Knex } from "knex";
import { openDatabase } from "./database.ts";

/** Work that one server at a time does on a database. */
export type DatabaseLock = "schema" | "catalogue" | "people";

/** Longest that one server waits for another's work, in milliseconds. */
export const LOCK_TIMEOUT_MS = 10 * 60_000;

/**
 * Waits for its turn, and has it until the transaction ends, which Postgres sees to also where this process is killed.
 *
 * @throws when the turn does not come within {@linkcode LOCK_TIMEOUT_MS}, which becomes the transaction's longest statement.
 */
export async function acquireLock(transaction: Knex.Transaction, lock: DatabaseLock): Promise<void> {
  await transaction.raw(`SET LOCAL statement_timeout = ${LOCK_TIMEOUT_MS}`);
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [`weekplate ${lock}`]);
}

/**
 * Does the work while no other server does the same. The lock has a connection of its own, so that the work may have all of
 * a pool's.
 */
export async function withLock<Result>(
  { url, lock }: { url: string; lock: DatabaseLock },
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = openDatabase(url, { size: 1 });
  try {
    return await holder.transaction(async (transaction) => {
      await acquireLock(transaction, lock);
      return await work();
    });
  } finally {
    await holder.destroy();
  }
}
