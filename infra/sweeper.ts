import type { Container } from "inversify";
import { describeFault } from "../adapters/http/request_log.ts";
import type { RateLimit } from "../adapters/shared/rate_limiter.ts";
import { sweepPhotos } from "../core/community/mod.ts";
import { tokens } from "./tokens.ts";

/** How often what nobody needs any more is looked for, in milliseconds. */
const SWEEP_INTERVAL_MS = 15 * 60 * 1000;
/** Of several instances one sweeps at a time. A little less, so that the same one's next turn is not too early. */
const SWEEP_LIMIT: RateLimit = { name: "sweeps", capacity: 1, windowMs: SWEEP_INTERVAL_MS - 60_000 };

/** Sweeps from time to time, one time after the other, until it is stopped. */
export function startSweeper(container: Container): { stop(): Promise<void> } {
  const logger = container.get(tokens.logger);
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweepIfDue(container))
      .then(
        (swept) => logger.debug({ swept }, "photos swept"),
        (error: unknown) => logger.error({ fault: describeFault(error) }, "sweeping failed"),
      );
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

/**
 * Removes photos whose post never came, and forgets counts of calls that say nothing any more.
 *
 * @returns how many photos were removed; nothing where another instance has just swept, or still does.
 */
export async function sweepIfDue(container: Container): Promise<number | undefined> {
  const rateLimiter = container.get(tokens.rateLimiter);
  if ((await rateLimiter.consume(SWEEP_LIMIT, "all instances")) > 0) return undefined;
  await rateLimiter.sweep();
  return await sweepPhotos({
    posts: container.get(tokens.postStore),
    photoStorage: container.get(tokens.photoStorage),
    clock: container.get(tokens.clock),
  });
}
