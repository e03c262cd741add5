import type { Knex } from "knex";
import { openDatabase } from "./database.ts";

/** Work that only one server at a time may do on a database. */
export type DatabaseLock = "schema" | "catalogue" | "people";

/** Longest wait for another server's work. */
export const LOCK_TIMEOUT_MS = 10 * 60_000;
/** A start can wait longer than a call for a connection to a busy database. */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Waits for the lock, which lasts until the transaction ends. Postgres releases it even if this process is killed.
 *
 * @throws if the lock is not free within {@linkcode LOCK_TIMEOUT_MS}, which becomes the transaction's statement timeout.
 */
export async function acquireLock(transaction: Knex.Transaction, lock: DatabaseLock): Promise<void> {
  await transaction.raw(`SET LOCAL statement_timeout = ${LOCK_TIMEOUT_MS}`);
  await transaction.raw("SET LOCAL lock_timeout = 0");
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [`weekplate ${lock}`]);
}

/**
 * Does the work while no other server does the same. The lock uses its own connection, so that the work can use all of the
 * pool's.
 */
export async function withLock<Result>(
  { url, lock }: { url: string; lock: DatabaseLock },
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = openDatabase(url, { size: 1, connectionTimeoutMs: CONNECTION_TIMEOUT_MS });
  try {
    return await holder.transaction(async (transaction) => {
      await acquireLock(transaction, lock);
      return await work();
    });
  } finally {
    await holder.destroy();
  }
}
