import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { ensureComposeCommand } from "../../infra/production/compose.ts";
import { dockerEngine } from "../../infra/production/images/docker.ts";
import { buildProductionImages } from "../../infra/production/production_images.ts";
import { TESTED_IMAGES } from "../../tests/production/testing/tested_images.ts";
import { ensureNatsServer } from "./nats_server.ts";
import { ensureSchemathesis } from "./schemathesis.ts";

// Installs and builds what some projects of Vitest need. The first time this compiles for minutes on all processors: tests
// beside it would reach their time limits. The arguments are the projects, by default all. Prints the names of those that this
// machine can't run; why goes to stderr.

class NoEngine extends Error {}

const NEEDS: Readonly<Record<string, () => Promise<unknown>>> = {
  nats: ensureNatsServer,
  fuzz: ensureSchemathesis,
  containers: buildImages,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(NEEDS);
const leftOut: string[] = [];
await Promise.all(
  Object.entries(NEEDS)
    .filter(([project]) => wanted.includes(project))
    .map(async ([project, prepare]) => {
      try {
        await prepare();
      } catch (error) {
        // Images that can't be built are a fault of ours: their tests run, and fail.
        const isFault = project === "containers" && !(error instanceof NoEngine);
        if (!isFault) leftOut.push(project);
        console.error(
          `${isFault ? "Not prepared" : "Left out"}: ${project}, because of "${String(error).split("\n", 1)[0]}"`,
        );
      }
    }),
);
console.log(leftOut.join(" "));

/** Makes all that takes long before `make up` can start, and what the server's image is built from. */
async function buildImages(): Promise<void> {
  if ((await dockerEngine()) === undefined) throw new NoEngine("no Docker engine answers");
  Object.assign(process.env, TESTED_IMAGES);
  await mkdir("reports", { recursive: true });
  const log = createWriteStream("reports/images.log");
  const onProgress = (step: string) => void log.write(`${step}\n`);
  await buildProductionImages({ emulator: true, onProgress });
  await ensureComposeCommand({ onProgress });
  log.end();
}
