import { AsyncLocalStorage } from "node:async_hooks";

/** A constant of the process. It has no state of its own. */
const groups = new AsyncLocalStorage<string>();

/**
 * Names the kind of work that statements belong to, such as a route. The database pool gives each kind only a part of its
 * connections.
 */
export function runInConnectionGroup<Result>(name: string, work: () => Result): Result {
  return groups.run(name, work);
}

/** The group of the current work. Undefined outside of any, where all connections may be used. */
export function connectionGroup(): string | undefined {
  return groups.getStore();
}
