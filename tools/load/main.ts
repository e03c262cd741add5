import { join, resolve } from "node:path";
import { copyOfFilledDatabase } from "../measure/filled_database.ts";
import { machineLine } from "../measure/machine_line.ts";
import { startMeasureStack } from "../measure/measure_stack.ts";
import { printFigures, writeMeasurements, writeReport } from "../measure/measurements.ts";
import { figuresTable, type LoadFigure, overLimit } from "./figures.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { measureBuses } from "./measure_buses.ts";
import { measureEvening } from "./measure_evening.ts";
import { measureIndex } from "./measure_index.ts";
import { measureInstances } from "./measure_instances.ts";
import { measureLists } from "./measure_lists.ts";
import { measureSoak } from "./measure_soak.ts";
import { measureSockets } from "./measure_sockets.ts";
import { measureUploads } from "./measure_uploads.ts";
import { type LoadPart, readOptions } from "./options.ts";

// `make load`: many users at once, and for a long time. README.md explains the results.

const STATE_FOLDER = join(import.meta.dirname, "..", "..", ".cache", "load");

const PARTS: Readonly<
  Record<
    LoadPart,
    { readonly title: string; readonly measure: (environment: LoadEnvironment) => Promise<LoadFigure[]> }
  >
> = {
  sockets: { title: "Idle sockets, and messages among them", measure: measureSockets },
  uploads: { title: "Reads during photo uploads", measure: measureUploads },
  instances: { title: "Two instances compared with one", measure: measureInstances },
  buses: { title: "Events between instances through Postgres and NATS", measure: measureBuses },
  index: { title: "The index of the ingredient search at four servers", measure: measureIndex },
  lists: { title: "Households that change their shopping lists at once", measure: measureLists },
  evening: { title: "An evening: all kinds of load at one server", measure: measureEvening },
  soak: { title: "Memory under mixed load", measure: measureSoak },
};

/** @returns whether every part was measured and is within its limits */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  console.log(`On ${machineLine()}\nStarting Postgres and the identity service's emulator …`);
  const stack = await startMeasureStack(STATE_FOLDER);
  const measured: { part: LoadPart; figures: readonly LoadFigure[] }[] = [];
  const failed: LoadPart[] = [];
  try {
    for (const part of options.parts) {
      const { title, measure } = PARTS[part];
      printFigures(`\n### ${title}\n`);
      try {
        const databaseUrl = await copyOfFilledDatabase(stack, options.recipes);
        const figures = await measure({ stack, databaseUrl, options });
        printFigures(`\n${figuresTable(figures)}`);
        measured.push({ part, figures });
      } catch (error) {
        // The parts that were measured before are still reported.
        console.error(error);
        failed.push(part);
      }
    }
  } finally {
    await stack.stop();
  }
  // One part alone does not overwrite the figures of the others.
  const [first, ...others] = options.parts;
  const page = others.length === 0 ? `load_${first}` : "load";
  await writeMeasurements(page, { title: "What many users at once cost" });
  if (options.json !== undefined) {
    await writeReport(resolve(options.json), { machine: machineLine(), options, measured });
  }
  if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}.`);
  const exceeded = measured.flatMap(({ figures }) => overLimit(figures));
  for (const { name, value, limit } of exceeded) {
    console.error(`${name}: ${value.toFixed(2)} is more than ${limit}.`);
  }
  return failed.length === 0 && exceeded.length === 0;
}

process.exit((await main()) ? 0 : 1);
