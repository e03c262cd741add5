import { setTimeout as delay } from "node:timers/promises";

export interface PaceOptions {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Paced {
  /** How many were begun. */
  readonly begun: number;
  /** How long each took that went well, in milliseconds, from the moment at which it was due. */
  readonly latencies: readonly number[];
  readonly failed: number;
  /** Why the first of those failed. */
  readonly firstFailure: Error | undefined;
}

/** As fine as timers are. */
const TICK = 2;

/**
 * Begins a work so many times a second, whether or not the earlier ones have ended: people don't wait for each other.
 * Resolves when all have ended.
 */
export async function pace(
  work: (nth: number) => Promise<unknown>,
  { perSecond, seconds }: PaceOptions,
): Promise<Paced> {
  const latencies: number[] = [];
  let failed = 0;
  let firstFailure: Error | undefined;
  const running = new Set<Promise<void>>();
  const start = performance.now();
  const total = Math.max(1, Math.round(perSecond * seconds));
  let begun = 0;
  while (begun < total) {
    const due = start + (begun / perSecond) * 1_000;
    if (performance.now() < due) {
      await delay(TICK);
      continue;
    }
    const one = work(begun)
      .then(
        () => void latencies.push(performance.now() - due),
        (error: unknown) => {
          failed += 1;
          firstFailure ??= error instanceof Error ? error : new Error("not even an error", { cause: error });
        },
      )
      .finally(() => running.delete(one));
    running.add(one);
    begun += 1;
  }
  await Promise.all(running);
  return { begun, latencies, failed, firstFailure };
}
