import type { Container } from "inversify";
import { describeFault } from "../adapters/http/request_log.ts";
import { sweepPhotos } from "../core/community/mod.ts";
import { tokens } from "./tokens.ts";

/** How often photos whose post never came are looked for, in milliseconds. */
const SWEEP_EVERY = 15 * 60 * 1000;

/** Looks for them from time to time, one look after the other, until it is stopped. */
export function startSweeping(container: Container): { stop(): Promise<void> } {
  const ports = {
    posts: container.get(tokens.postStore),
    photoStorage: container.get(tokens.photoStorage),
    clock: container.get(tokens.clock),
  };
  const logger = container.get(tokens.logger);
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweepPhotos(ports))
      .then(
        (swept) => logger.debug({ swept }, "photos swept"),
        (error: unknown) => logger.error({ fault: describeFault(error) }, "sweeping photos failed"),
      );
  }, SWEEP_EVERY);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
