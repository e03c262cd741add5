import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { prebundled } from "./.storybook/prebundled.ts";
import { findMinio } from "./tests/setup/find_minio.ts";
import { chromium } from "./tools/checks/chromium.ts";
import { englishTexts } from "./webapp/texts.config.ts";

/**
 * Without a display nothing has to be drawn, which would take a seventh of the component tests' processor time, and a
 * twentieth of the stories'. Layout, hit tests, animations and computed styles inside a transparent frame are those of a
 * visible one.
 */
const DRAW_NOTHING = `if (navigator.userAgent.includes("Headless")) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("iframe { opacity: 0; }");
  document.adoptedStyleSheets.push(sheet);
}`;

/** A new object for each project, since Vitest writes the project's name into the instances. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  orchestratorScripts: [{ content: DRAW_NOTHING }],
  provider: playwright({ launchOptions: chromium() }),
  instances: [{ browser: "chromium" as const }],
});

/**
 * The plugin that makes tests of the stories. Reading Storybook takes three seconds of processor time, so a run without
 * stories does not.
 */
async function stories() {
  const asked = [...process.argv.join(" ").matchAll(/--project[ =](\S+)/gu)].map(([, name = ""]) => name);
  if (asked.length > 0 && asked.every((name) => /^(?!storybook$)\w+$/u.test(name))) return [];
  const { storybookTest } = await import("@storybook/addon-vitest/vitest-plugin");
  return [storybookTest({ configDir: ".storybook" })];
}

/** Waits are long, since a busy machine is no fault of the product. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
/** A process or a container takes longer to start than a server in the test's own process. */
const startTimeouts = { ...timeouts, testTimeout: 120_000, hookTimeout: 180_000 };

/** Most of these tests wait for Postgres and sockets, so that two cores serve three files. */
const SERVER_WORKERS = 3;

/** Tests that start processes, or wait most of the time. They run together, after those in the test's own process. */
const processes = { maxWorkers: 2, sequence: { groupOrder: 3 } };

const postgres = ["tests/setup/embedded_postgres.ts", "tests/setup/local_minio.ts"];
const INTEGRATION_TESTS = ["adapters/postgres/**/*_test.ts", "**/*_integration_test.ts"];
/** Needs a MinIO server: on this machine or, without one, in a container. */
const MINIO_TESTS = ["adapters/**/photo_storage_away_integration_test.ts"];
/** Needs a MinIO server whose disk is small. */
const FULL_MINIO_TESTS = ["adapters/**/photo_storage_full_integration_test.ts"];

/** Need NATS's server, which is built from its source. */
const NATS_TESTS = "adapters/nats/**/*_integration_test.ts";
const NATS_INSTANCES = "tests/instances/chat_over_nats_integration_test.ts";

/**
 * What few changes touch, and takes a quarter of the server tests' time. Not part of `make test`. A server whose storage is
 * away, whose tables are locked, or whose uploads are slow.
 */
const FAULT_TESTS = [
  "**/{slow_uploads,photo_storage_away,database_waits}_integration_test.ts",
  "**/upload_cost_test.ts",
];
/** Drawing and searching in threads, files with more entries than a zip can have, imports of hundreds, a run of the compiler. */
const SLOW_TESTS = [
  "adapters/worker_threads/**/{plate_artist,week_planner}_test.ts",
  "**/{zip_stream,boundaries}_test.ts",
  "tests/conformance/recipe_imports_integration_test.ts",
];

/** Tests of several instances that expect nothing within seconds. */
const UNMEASURED_INSTANCES = ["one_sweeper", "shared_limits"].map(
  (name) => `tests/instances/${name}_integration_test.ts`,
);

/**
 * The conformance tests that see what can differ in the image: its files and modules, its user, the settings of production,
 * the screens, photos in MinIO, and a restart. The others would repeat what they prove without containers.
 */
const IN_IMAGE = "story,security,photo_storage_away,production_identity,provider";

// `isolate: false`: the files of a project share their modules, and those in a browser their page, which halves the time. So
// no module may keep state, and a test shows what another one leaves behind. `groupOrder`: projects with another number of
// workers run one after the other.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [englishTexts()],
        test: {
          name: "unit",
          ...timeouts,
          isolate: false,
          maxWorkers: SERVER_WORKERS,
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
          exclude: [
            "adapters/postgres/**",
            "**/*_integration_test.ts",
            ...FAULT_TESTS,
            ...SLOW_TESTS,
            "**/node_modules/**",
          ],
        },
      },
      {
        test: {
          name: "integration",
          ...timeouts,
          include: INTEGRATION_TESTS,
          exclude: [
            "tests/**",
            "tools/**",
            NATS_TESTS,
            ...FAULT_TESTS,
            ...SLOW_TESTS,
            ...FULL_MINIO_TESTS,
            "**/node_modules/**",
          ],
          globalSetup: postgres,
          isolate: false,
          maxWorkers: SERVER_WORKERS,
        },
      },
      {
        test: {
          name: "conformance",
          ...timeouts,
          include: ["tests/conformance/**/*_integration_test.ts"],
          exclude: [...FAULT_TESTS, ...SLOW_TESTS, "**/node_modules/**"],
          globalSetup: [...postgres, "tests/setup/identity_emulator.ts"],
          isolate: false,
          maxWorkers: SERVER_WORKERS,
        },
      },
      {
        test: {
          name: "slow",
          ...timeouts,
          include: [...FAULT_TESTS, ...SLOW_TESTS],
          exclude: ["tools/plate_art/**", ...(findMinio() ? [] : MINIO_TESTS), "**/node_modules/**"],
          globalSetup: [...postgres, "tests/setup/identity_emulator.ts"],
          isolate: false,
          maxWorkers: SERVER_WORKERS,
        },
      },
      {
        test: {
          // Generated requests, for a minute.
          name: "fuzz",
          ...timeouts,
          include: ["tests/fuzz/**/*_integration_test.ts"],
          globalSetup: ["tests/setup/schemathesis.ts", ...postgres, "tests/setup/identity_emulator.ts"],
          ...processes,
        },
      },
      {
        plugins: [englishTexts()],
        test: {
          // They start the product's own process, or take long without a server to test.
          name: "processes",
          ...startTimeouts,
          include: [
            "tests/embedded/**/*_integration_test.ts",
            "tests/production/{starting_together,service_account}_integration_test.ts",
            ...UNMEASURED_INSTANCES,
            "tools/{load,measure}/**/*_integration_test.ts",
          ],
          globalSetup: postgres,
          ...processes,
        },
      },
      {
        plugins: [englishTexts()],
        test: {
          name: "nats",
          ...startTimeouts,
          include: [NATS_TESTS, NATS_INSTANCES],
          globalSetup: ["tests/setup/nats_server.ts", ...postgres],
          ...processes,
        },
      },
      {
        test: {
          name: "deno",
          ...timeouts,
          include: ["tests/deno/**/*_integration_test.ts"],
          globalSetup: postgres,
          ...processes,
        },
      },
      {
        test: {
          // The contracts on Postgres and MinIO in containers, the server's image, and its backups.
          name: "containers",
          ...startTimeouts,
          include: [
            "adapters/{postgres,minio}/**/*_test.ts",
            `tests/conformance/{${IN_IMAGE}}_integration_test.ts`,
            "tests/production/drill_integration_test.ts",
            "tests/production/make_photo_key_integration_test.ts",
            ...FULL_MINIO_TESTS,
            ...(findMinio() ? [] : MINIO_TESTS),
          ],
          isolate: false,
          globalSetup: ["tests/setup/server_image.ts", "tests/setup/containers.ts", "tests/setup/identity_emulator.ts"],
          maxWorkers: SERVER_WORKERS,
        },
      },
      {
        plugins: [englishTexts()],
        test: {
          name: "instances",
          ...startTimeouts,
          include: ["tests/instances/**/*_integration_test.ts"],
          exclude: [...UNMEASURED_INSTANCES, NATS_INSTANCES, "**/node_modules/**"],
          globalSetup: postgres,
          // One after the other: they put processes under load, and expect answers within seconds.
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        plugins: [englishTexts(), react()],
        // Listed, since Vite reloads the page when it finds a dependency during a test.
        optimizeDeps: prebundled,
        test: {
          name: "browser",
          ...timeouts,
          include: ["ui-kit/**/*_test.tsx", "webapp/**/*_test.tsx", ".storybook/**/*_test.tsx"],
          setupFiles: ["tools/checks/clean_up_components.ts"],
          browser: browser(),
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [stories()],
        test: {
          name: "storybook",
          ...timeouts,
          ...(process.env["STORIES"] === "kit" && { exclude: ["webapp/**"] }),
          browser: browser(),
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
