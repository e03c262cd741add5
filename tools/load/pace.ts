import { setTimeout as delay } from "node:timers/promises";

export interface PaceOptions {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Paced {
  readonly begun: number;
  /** Duration of each successful call, from the moment it was due. */
  readonly latenciesMs: readonly number[];
  readonly failed: number;
  readonly firstFailure: Error | undefined;
}

/** The resolution of timers. */
const TICK_MS = 2;

/**
 * Calls `work` so many times a second without waiting for earlier calls, as independent users do. Resolves when all calls
 * have ended.
 */
export async function pace(
  work: (nth: number) => Promise<unknown>,
  { perSecond, seconds }: PaceOptions,
): Promise<Paced> {
  const latenciesMs: number[] = [];
  let failed = 0;
  let firstFailure: Error | undefined;
  const running = new Set<Promise<void>>();
  const start = performance.now();
  const total = Math.max(1, Math.round(perSecond * seconds));
  let begun = 0;
  while (begun < total) {
    const due = start + (begun / perSecond) * 1_000;
    if (performance.now() < due) {
      await delay(TICK_MS);
      continue;
    }
    const one = work(begun)
      .then(
        () => void latenciesMs.push(performance.now() - due),
        (error: unknown) => {
          failed += 1;
          firstFailure ??= error instanceof Error ? error : new Error(String(error));
        },
      )
      .finally(() => running.delete(one));
    running.add(one);
    begun += 1;
  }
  await Promise.all(running);
  return { begun, latenciesMs, failed, firstFailure };
}
