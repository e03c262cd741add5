import { setTimeout as delay } from "node:timers/promises";

/** How often it is asked, in milliseconds. */
const EVERY = 10;

/** Waits for a condition, and for no longer than so many milliseconds; it is for the caller to say what is missing then. */
export async function waitUntil(condition: () => boolean, { patience }: { patience: number }): Promise<void> {
  const until = performance.now() + patience;
  while (!condition() && performance.now() < until) await delay(EVERY);
}
