import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startBenchStack } from "../bench/bench_stack.ts";
import { figuresTable, type LoadFigure } from "./figures.ts";
import { loadDatabase } from "./load_database.ts";
import type { LoadPlace } from "./load_place.ts";
import { machineLine } from "./machine.ts";
import { measureInstances } from "./measure_instances.ts";
import { measureSoak } from "./measure_soak.ts";
import { measureSockets } from "./measure_sockets.ts";
import { measureUploads } from "./measure_uploads.ts";
import { type LoadPart, readOptions } from "./options.ts";

// `make load`: what many people at once, for long, come to. README.md says how to read it.

const STATE_FOLDER = join(import.meta.dirname, "..", "..", ".cache", "load");

const PARTS: Readonly<
  Record<LoadPart, { readonly title: string; readonly measure: (place: LoadPlace) => Promise<LoadFigure[]> }>
> = {
  sockets: { title: "Idle sockets, and messages among them", measure: measureSockets },
  uploads: { title: "Reads while photos are uploaded", measure: measureUploads },
  instances: { title: "Two instances against one", measure: measureInstances },
  soak: { title: "Memory under mixed load", measure: measureSoak },
};

/** @returns whether everything could be measured */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  const machine = machineLine();
  console.log(`On ${machine}\nStarting Postgres and the identity service's emulator …`);
  const stack = await startBenchStack(STATE_FOLDER);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stack.stop().finally(() => process.exit(130)));
  }
  const measured: { part: LoadPart; figures: readonly LoadFigure[] }[] = [];
  const failed: LoadPart[] = [];
  try {
    for (const part of options.parts) {
      const { title, measure } = PARTS[part];
      console.log(`\n### ${title}\n`);
      try {
        const databaseUrl = await loadDatabase(stack, options.recipes);
        const figures = await measure({ stack, databaseUrl, options });
        console.log(`\n${figuresTable(figures)}`);
        measured.push({ part, figures });
      } catch (error) {
        // What was measured before is worth an hour, and is still to be written down.
        console.error(error);
        failed.push(part);
      }
    }
  } finally {
    await stack.stop();
  }
  console.log(`\nMeasured on ${machine}.`);
  if (options.json !== undefined) {
    await mkdir(dirname(options.json), { recursive: true });
    await writeFile(options.json, JSON.stringify({ machine, options, measured }, undefined, 2));
  }
  if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}.`);
  return failed.length === 0;
}

process.exit((await main()) ? 0 : 1);
