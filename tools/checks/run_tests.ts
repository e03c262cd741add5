import { installChromium } from "./chromium.ts";
import { hasOwnNetwork } from "./own_network.ts";
import { prebuildImages } from "./prebuild_images.ts";
import { runSuites } from "./run_suites.ts";
import { ALONE, allLanes, CONTAINERS, ESSENTIAL } from "./suites.ts";

// `make test`, `make test-all` and `make test-containers`.

const PLANS = {
  essential: async () => [ESSENTIAL],
  all: async () => [allLanes({ ownNetworks: await hasOwnNetwork() }), ALONE],
  containers: async () => [[CONTAINERS]],
} as const;

const plan = process.argv[2] ?? "essential";
if (!(plan in PLANS)) throw new Error(`Cannot run "${plan}": choose one of ${Object.keys(PLANS).join(", ")}`);
const phases = await PLANS[plan as keyof typeof PLANS](); // sound: checked above
await installChromium();
// Building takes minutes the first time, mostly beside the suites that need no images.
if (plan === "all") void prebuildImages();
if (!(await runSuites(phases))) process.exitCode = 1;
