import { prebuildImages } from "./prebuild_images.ts";
import type { Lane, Suite } from "./run_suites.ts";
import { prepareSchemathesis } from "./schemathesis.ts";

/** Many times what a suite needs on two busy cores: the limit only ends a run that hangs. */
const TIME_LIMIT_MINUTES = 15;

function vitest(name: string, projects: readonly string[], options: Partial<Suite> = {}): Suite {
  const args = projects.flatMap((project) => ["--project", project]);
  return { name, command: ["vitest", "run", ...args], timeLimitMinutes: TIME_LIMIT_MINUTES, ...options };
}

function playwright(name: string, config: string, args: readonly string[] = []): Suite {
  return {
    name,
    command: ["playwright", "test", `--config=${config}`, ...args],
    timeLimitMinutes: TIME_LIMIT_MINUTES,
  };
}

const JOURNEYS = "tests/journeys/playwright.config.ts";

const server = vitest("server", ["unit", "integration", "conformance"]);
const screens = vitest("screens", ["browser", "storybook"]);

/** `make test`: what a newcomer needs to trust a change. */
export const ESSENTIAL: readonly Lane[] = [
  [server, playwright("essential journeys", JOURNEYS, ["--grep=@essential"])],
  [screens],
];

const containers = vitest("containers", ["containers"], { prepare: prebuildImages });
const productionJourneys: Suite = {
  name: "journeys through make up",
  command: ["node", "tests/production/run_journeys.ts"],
  timeLimitMinutes: TIME_LIMIT_MINUTES,
  prepare: prebuildImages,
};

/** The tests on containers alone: `make test-containers`. */
export const CONTAINERS: Lane = [containers, productionJourneys];

/**
 * `make test-all`, in two lanes that take about as long as each other. What starts containers comes after what uses a browser
 * in the other lane: a new network interface makes Chromium cancel its requests.
 */
export const ALL: readonly Lane[] = [
  [
    playwright("journeys", JOURNEYS),
    playwright("built Storybook", "tests/storybook/playwright.config.ts"),
    productionJourneys,
    containers,
  ],
  [
    { ...screens, env: { VITE_BOTH_THEMES: "true" } },
    server,
    vitest("processes", ["processes"]),
    vitest("generated requests", ["fuzz"], { prepare: prepareSchemathesis }),
  ],
];

/** Suites that measure seconds, so that nothing may run beside them. */
export const ALONE: readonly Lane[] = [[vitest("instances", ["instances"])]];
