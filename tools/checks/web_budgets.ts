import { join } from "node:path";
import { measureBuild, measureShared, overBudget, overSharedBudget } from "../bench_web/route_sizes.ts";

// The initial JavaScript of each route, the fonts and the first picture stay within tools/bench_web/route_sizes.ts. size-limit only
// adds up files that are named in advance: it can't follow the imports in a build's manifest from a route.

const ROOT = join(import.meta.dirname, "..", "..");
const BUILD = join(ROOT, "webapp", "dist");

const sizes = await measureBuild(BUILD);
const shared = await measureShared(BUILD, join(ROOT, "catalogue", "pictures"));
const breaches = [...overBudget(sizes), ...overSharedBudget(shared)];

for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exit(1);
const [first] = sizes;
const most = sizes.reduce((one, other) => (other.javascript > one.javascript ? other : one));
console.log(
  `${sizes.length} routes keep their budgets: ${first?.path} ${first?.javascript.toFixed(1)} KB of JavaScript, ${most.path} ${most.javascript.toFixed(1)} KB; fonts ${shared.fonts.toFixed(1)} KB, a picture at most ${shared.picture.toFixed(1)} KB`,
);
