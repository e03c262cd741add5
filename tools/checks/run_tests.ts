import { installChromium } from "./chromium.ts";
import { prebuildImages } from "./prebuild_images.ts";
import { runSuites } from "./run_suites.ts";
import { ALL, ALONE, CONTAINERS, ESSENTIAL } from "./suites.ts";

// `make test`, `make test-all` and `make test-containers`.

const PLANS = {
  essential: [ESSENTIAL],
  all: [ALL, ALONE],
  containers: [[CONTAINERS]],
} as const;

const plan = process.argv[2] ?? "essential";
if (!(plan in PLANS)) throw new Error(`Cannot run "${plan}": choose one of ${Object.keys(PLANS).join(", ")}`);
const phases = PLANS[plan as keyof typeof PLANS]; // sound: checked above
await installChromium();
// Building takes minutes the first time, mostly beside the suites that need no images.
if (plan === "all") void prebuildImages();
if (!(await runSuites(phases))) process.exitCode = 1;
