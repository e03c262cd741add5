import { prebuildImages } from "./prebuild_images.ts";
import type { Lane, Suite } from "./run_suites.ts";

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

/** `make test`: what a newcomer needs to trust a change. */
export const ESSENTIAL: readonly Lane[] = [
  [
    vitest("server", ["unit", "integration", "conformance"]),
    playwright("essential journeys", JOURNEYS, ["--grep=@essential"]),
  ],
  [vitest("screens", ["browser", "storybook"])],
];

/** The tests on containers alone: `make test-containers`. */
export const CONTAINERS: Lane = [
  vitest("containers", ["containers"], { prepare: prebuildImages }),
  {
    name: "journeys through make up",
    command: ["node", "tests/production/run_journeys.ts"],
    timeLimitMinutes: TIME_LIMIT_MINUTES,
    prepare: prebuildImages,
  },
];

/** What `make test-all` runs beside {@linkcode ESSENTIAL}. */
export const REST: readonly Lane[] = [
  [
    vitest("stories in the dark theme", ["storybook-dark"]),
    playwright("other journeys", JOURNEYS, ["--grep-invert=@essential"]),
    playwright("built Storybook", "tests/storybook/playwright.config.ts"),
  ],
  [vitest("processes", ["processes"]), ...CONTAINERS],
];

/** Suites that measure seconds, so that nothing may run beside them. */
export const ALONE: readonly Lane[] = [[vitest("instances", ["instances"])]];
