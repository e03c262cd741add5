import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "../../tools/checks/chromium.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const PORT = process.env["STORYBOOK_PORT"] ?? "3106";
const { executablePath, args } = chromium();

// A designer's path through the static site that `make storybook-build` makes.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*_journey.ts",
  outputDir: join(ROOT, "reports", "storybook-journeys"),
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0, // a flaky journey is a bug
  timeout: 300_000, // dozens of pages in one test, on a machine that may be busy
  expect: { timeout: 30_000 },
  globalTimeout: 30 * 60_000, // only ends a run that hangs
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    screenshot: "only-on-failure",
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: `make --no-print-directory storybook-build && exec node_modules/.bin/node node_modules/.bin/vite preview --config tests/storybook/site.config.ts --port ${PORT} --strictPort`,
    cwd: ROOT,
    url: `http://localhost:${PORT}/index.json`,
    timeout: 300_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
