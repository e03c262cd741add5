import { installChromium } from "./chromium.ts";
import { prepareNatsServer } from "./nats_server.ts";
import { hasOwnNetwork } from "./own_network.ts";
import { prebuildImages } from "./prebuild_images.ts";
import { runSuites } from "./run_suites.ts";
import { prepareSchemathesis } from "./schemathesis.ts";
import { allPhases, CONTAINERS, ESSENTIAL } from "./suites.ts";

// `make test`, `make test-all` and `make test-containers`.

const PLANS = {
  essential: async () => [ESSENTIAL],
  all: async () => allPhases({ ownNetworks: await hasOwnNetwork() }),
  containers: async () => [[CONTAINERS]],
} as const;

const plan = process.argv[2] ?? "essential";
if (!(plan in PLANS)) throw new Error(`Cannot run "${plan}": choose one of ${Object.keys(PLANS).join(", ")}`);
const phases = await PLANS[plan as keyof typeof PLANS](); // sound: checked above
await installChromium();
// The first time, these compile for minutes on all processors: tests beside them would reach their time limits.
if (plan === "all") await Promise.all([prebuildImages(), prepareSchemathesis(), prepareNatsServer()]);
if (!(await runSuites(phases))) process.exitCode = 1;
