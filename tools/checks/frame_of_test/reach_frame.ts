import { setTimeout as delay } from "node:timers/promises";
import { defineBrowserCommand } from "@vitest/browser-playwright";

/** What Vitest calls the frame that a test file runs in. */
const FRAME = "vitest-iframe";
/** Between two tries, in milliseconds. */
const TRY_AGAIN = 20;
const TRIES = 1_000;

/**
 * Waits until Playwright reaches the frame of the test file that asks. On a busy machine a test's first press may come
 * before Playwright has heard that the frame of the file before is gone, and then fails with "Frame was detached".
 *
 * @throws {Error} where it is not reached within about 20 s.
 */
export const reachFrame = defineBrowserCommand(async ({ page }) => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const frame = page.frame(FRAME);
    const isReached = await frame?.evaluate(() => true).catch(() => false);
    if (isReached) return;
    await delay(TRY_AGAIN);
  }
  throw new Error("Cannot reach the frame of the test");
});

declare module "vitest/browser" {
  interface BrowserCommands {
    reachFrame: () => Promise<void>;
  }
}
