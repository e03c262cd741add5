import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "../../tools/checks/chromium.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const PORT = process.env["JOURNEY_PORT"] ?? "3100";
const EMULATOR_PORT = process.env["JOURNEY_EMULATOR_PORT"] ?? "9199";
/** A product that runs already and holds the six people, such as that of `make up`. */
const PRODUCT_URL = process.env["PRODUCT_URL"];
const { executablePath, args } = chromium();

// Journeys through the whole product, on `make run`'s own stack over a folder of its own that begins empty; or on another
// one, whose identity service's emulator they find as every browser does, by its `config.json`.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*_journey.ts",
  outputDir: join(ROOT, "reports", "journeys"),
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0, // a flaky journey is a bug
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: join(ROOT, "reports", "playwright-results.json") }]],
  use: {
    baseURL: PRODUCT_URL ?? `http://localhost:${PORT}`,
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    // What was on the screen is kept of a failure alone: a film of every journey would take a sixth of their time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true },
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
      env: { PORT, AUTH_EMULATOR_PORT: EMULATOR_PORT, STATE_FOLDER: ".cache/journeys", LOG_LEVEL: "warn" },
    },
  }),
});
