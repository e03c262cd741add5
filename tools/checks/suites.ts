import { prepareNatsServer } from "./nats_server.ts";
import { OWN_NETWORK } from "./own_network.ts";
import { prebuildImages } from "./prebuild_images.ts";
import type { Lane, Suite } from "./run_suites.ts";
import { prepareSchemathesis } from "./schemathesis.ts";

/** Many times what a suite needs on two busy cores: the limit only ends a run that hangs. */
const TIME_LIMIT_MINUTES = 30;

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
/** With the production build of React, which people get too, and which makes the browser compute less. */
const screens = vitest("screens", ["browser", "storybook"], { env: { NODE_ENV: "production" } });

/**
 * `make test`: what a newcomer needs to trust a change. The stories of the screens, a sixth of its processor time, wait for `make test-all`:
 * what a screen does in its states is tested beside it.
 */
export const ESSENTIAL: readonly Lane[] = [
  [server, playwright("essential journeys", JOURNEYS, ["--grep=@essential"])],
  [{ ...screens, env: { ...screens.env, STORIES: "kit" } }],
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

const journeys = playwright("journeys", JOURNEYS);
const builtStorybook = playwright("built Storybook", "tests/storybook/playwright.config.ts");
const screensInBothThemes: Suite = {
  ...screens,
  env: { ...screens.env, VITE_BOTH_THEMES: "true" },
};
const faults = vitest("faults", ["faults"]);
const processes = vitest("processes", ["processes"]);
const deno = vitest("deno", ["deno"]);
const nats = vitest("nats", ["nats"], { prepare: prepareNatsServer });
const generatedRequests = vitest("generated requests", ["fuzz"], { prepare: prepareSchemathesis });

/** Suites that measure seconds, so that nothing may run beside them. */
const ALONE: readonly Lane[] = [[vitest("instances", ["instances"])]];

/**
 * `make test-all`, in two lanes that take about as long as each other: with three, two slow processors are so busy that tests
 * reach their time limits. What ends processes after fixed times comes when the containers are done.
 *
 * @param options `ownNetworks`: what uses a browser can run in a network of its own, and so beside starting containers.
 */
export function allPhases({ ownNetworks }: { readonly ownNetworks: boolean }): readonly (readonly Lane[])[] {
  if (ownNetworks) {
    const inOwnNetwork = (suite: Suite): Suite => ({ ...suite, command: [...OWN_NETWORK, ...suite.command] });
    return [
      [
        [screensInBothThemes, journeys].map(inOwnNetwork),
        [server, productionJourneys, containers, nats, deno, generatedRequests],
      ],
      [[processes, faults], [inOwnNetwork(builtStorybook)]],
      ALONE,
    ];
  }
  return [
    [
      [journeys, builtStorybook, productionJourneys, containers],
      [screensInBothThemes, server, processes, faults, nats, deno, generatedRequests],
    ],
    ALONE,
  ];
}
