import { AsyncLocalStorage } from "node:async_hooks";

/** From where some work reads. It never moves from the primary to a replica, whose data is older. */
export interface ReadSource {
  /** Undecided before the first statement. */
  current: "undecided" | "replica" | "primary";
}

/** A constant of the process. It has no state of its own. */
const sources = new AsyncLocalStorage<ReadSource>();

/**
 * Runs reads that tolerate replication lag, so that a replica may serve them. If they fail on the replica, or need a row
 * that it does not have yet, they are repeated on the primary.
 */
export async function tolerateLag<Result>(work: () => Promise<Result>): Promise<Result> {
  const source: ReadSource = { current: "undecided" };
  try {
    return await sources.run(source, work);
  } catch (error) {
    if (source.current !== "replica") throw error;
    return await readFromPrimary(work);
  }
}

/** Runs work on the primary, even inside {@linkcode tolerateLag}. */
export function readFromPrimary<Result>(work: () => Result): Result {
  return sources.run({ current: "primary" }, work);
}

/** Where the current work reads. Undefined where it did not say that it tolerates lag. */
export function readSource(): ReadSource | undefined {
  return sources.getStore();
}
