import { AsyncLocalStorage } from "node:async_hooks";

/** From where some work reads. It never moves from the primary to a replica, whose data is older. */
export interface ReadSource {
  /** Undecided before the first statement. */
  current: "undecided" | "replica" | "primary";
}

/** A constant of the process: it keeps no state of its own. */
const sources = new AsyncLocalStorage<ReadSource>();

/**
 * Does work that only reads, and to which what was true some seconds ago is good enough, so that a replica may answer. What
 * fails there, or is not there yet, is asked of the primary: the work is done once more.
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

/** Does work that needs the primary, also as a part of what tolerates lag. */
export function readFromPrimary<Result>(work: () => Result): Result {
  return sources.run({ current: "primary" }, work);
}

/** Where the current work reads. Undefined where it did not say that it tolerates lag. */
export function readSource(): ReadSource | undefined {
  return sources.getStore();
}
