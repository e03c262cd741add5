import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { prebundled } from "./.storybook/prebundled.ts";
import { findMinio } from "./adapters/minio/testing/minio_server.ts";
import { chromium } from "./tools/checks/chromium.ts";
import { reachFrame } from "./tools/checks/frame_of_test/reach_frame.ts";
import { VitestReporter } from "./tools/checks/vitest_reporter.ts";

/** A fresh one for each project: Vitest writes a project's name into the instances that it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromium() }),
  instances: [{ browser: "chromium" as const }],
});

/** Where the integration tests have Postgres and MinIO from: containers for `make test-containers`, else the machine. */
const onContainers = process.env["TEST_PARTS"] === "containers";

/** How long a test waits for what has to come: long, for a busy machine is no fault of the product's. In milliseconds. */
const patience = {
  // A container takes longer to start than what runs in the test's own process.
  ...(onContainers ? { testTimeout: 60_000, hookTimeout: 180_000 } : { testTimeout: 30_000, hookTimeout: 60_000 }),
  expect: { poll: { timeout: 10_000 } },
};

/** Whose every test needs a MinIO: where none is found they are not run, as a line says, and a file without a test is a failure. */
const onMinioAlone = [
  "adapters/http/community/photo_storage_away_integration_test.ts",
  "tests/production/make_photo_key_integration_test.ts",
];

const parts = onContainers
  ? {
      globalSetup: ["tests/setup/containers.ts"],
      // The conformance tests meet the server as an image.
      serverImage: ["tests/setup/server_image.ts"],
      // They start processes with parts of their own.
      exclude: ["tests/embedded/**", "tests/deno/**"],
    }
  : {
      serverImage: [],
      globalSetup: ["tests/setup/embedded_postgres.ts", "tests/setup/local_minio.ts"],
      // It is containers through and through.
      exclude: ["tests/production/drill_integration_test.ts", ...(findMinio() ? [] : onMinioAlone)],
    };

/** Every story in one theme: what can be read in the light may vanish in the dark. */
const stories = (theme: "light" | "dark") => ({
  plugins: [storybookTest({ configDir: ".storybook", initialGlobals: { theme } })],
  test: {
    name: theme === "light" ? "storybook" : `storybook-${theme}`,
    ...patience,
    browser: browser(),
    // One page shows them all, as Storybook's own does: what a story leaves behind is seen, and half the time is saved.
    isolate: false,
    // Two pages at a time, which pays here alone: where every file has a page of its own, two only load it all twice.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
});

export default defineConfig({
  test: {
    reporters: ["default", new VitestReporter(`reports/${onContainers ? "containers" : "vitest"}-results.json`)],
    projects: [
      {
        test: {
          name: "unit",
          ...patience,
          // They share their modules, so none may keep anything in one; it takes half the time.
          isolate: false,
          include: [
            "core/**/*_test.ts",
            "adapters/**/*_test.ts",
            "wire/**/*_test.ts",
            "catalogue/**/*_test.ts",
            "infra/**/*_test.ts",
            "tests/**/*_test.ts",
            "tools/**/*_test.ts",
            "webapp/**/*_test.ts",
            "ui-kit/**/*_test.ts",
            ".storybook/**/*_test.ts",
          ],
          exclude: ["adapters/postgres/**", "**/*_integration_test.ts", "tools/plate_art/**", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "integration",
          ...patience,
          include: ["adapters/postgres/**/*_test.ts", "**/*_integration_test.ts"],
          exclude: [...parts.exclude, "tests/instances/**", "**/node_modules/**"],
          globalSetup: [...parts.serverImage, ...parts.globalSetup],
        },
      },
      {
        test: {
          name: "instances",
          ...patience,
          include: ["tests/instances/**/*_integration_test.ts"],
          globalSetup: parts.globalSetup,
          // One after the other and beside no other test: they put processes under load, and hold them to seconds. What
          // `tools/checks/prebuild_images.ts` builds meanwhile takes only what they leave.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [react()],
        // Known ahead, so that the page is not reloaded under a test: the test of reduced motion renders every story.
        optimizeDeps: { ...prebundled, include: [...prebundled.include, "@storybook/react-vite", "storybook/test"] },
        test: {
          name: "browser",
          ...patience,
          include: ["ui-kit/**/*_test.tsx", "webapp/**/*_test.tsx", ".storybook/**/*_test.tsx"],
          setupFiles: ["tools/checks/frame_of_test/set_up.ts"],
          browser: { ...browser(), commands: { reachFrame } },
        },
      },
      ...(["light", "dark"] as const).map(stories),
    ],
  },
});
