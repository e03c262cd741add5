import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "../../tools/checks/chromium.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const PORT = process.env["JOURNEY_PORT"] ?? "3100";
const EMULATOR_PORT = process.env["JOURNEY_EMULATOR_PORT"] ?? "9199";
/** A running product with the six demo people, such as that of `make up`. */
const PRODUCT_URL = process.env["PRODUCT_URL"];
const { executablePath, args } = chromium();
// Its week has the demo users' meals. Workers inherit it, so that a run over midnight on Sunday keeps it.
process.env["JOURNEY_DATE"] ??= new Date().toISOString().slice(0, 10);

// Journeys through the whole product: a new one by `make run` with an empty state folder, or the one at PRODUCT_URL.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*_journey.ts",
  outputDir: join(ROOT, "reports", "journeys"),
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0, // a flaky journey is a bug
  // Waits are long, since a busy machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 30 * 60_000, // only ends a run that hangs
  use: {
    baseURL: PRODUCT_URL ?? `http://localhost:${PORT}`,
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    // No trace, which takes a quarter of the time. `--trace on` records one, to look at a failure.
    screenshot: "only-on-failure",
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  ...(PRODUCT_URL === undefined && {
    webServer: {
      command: "STATE_FOLDER=.cache/journeys sh infra/embedded/reset.sh && exec make --no-print-directory run",
      cwd: ROOT,
      url: `http://localhost:${PORT}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      env: {
        PORT,
        AUTH_EMULATOR_PORT: EMULATOR_PORT,
        STATE_FOLDER: ".cache/journeys",
        LOG_LEVEL: "warn",
        MODERATORS: "priya@example.com",
        // Where a journey serves a page to import.
        IMPORT_ALLOW_HOSTS: `127.0.0.1:${process.env["JOURNEY_PAGES_PORT"] ?? "3199"}`,
      },
    },
  }),
});
