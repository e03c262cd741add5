import { setTimeout as delay } from "node:timers/promises";

const POLL_INTERVAL_MS = 10;

/** Waits until the condition is true, or until `timeoutMs` is over. */
export async function waitUntil(condition: () => boolean, { timeoutMs }: { timeoutMs: number }): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!condition() && performance.now() < deadline) await delay(POLL_INTERVAL_MS);
}
