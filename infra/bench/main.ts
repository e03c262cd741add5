import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { benchDatabase } from "./bench_database.ts";
import { type BenchStack, startBenchStack } from "./bench_stack.ts";
import { captureStatements, type Statement } from "./capture_statements.ts";
import { explain } from "./explain.ts";
import { measureBoth, measureRound, type Target } from "./measure.ts";
import { type BenchOptions, readOptions } from "./options.ts";
import { startFloorProcess, startServerProcess } from "./processes.ts";
import { type BenchRequest, type ReadCall, readCalls } from "./read_calls.ts";
import { type Result, ratioOf, resultsTable } from "./results_table.ts";
import { type SignedInViewer, signInViewers } from "./viewers.ts";

// `make bench`: how fast the calls are that read, beside what nobody can be faster than. README.md says how to read it.

const ROOT = join(import.meta.dirname, "..", "..");
const STATE_FOLDER = join(ROOT, ".cache", "bench");
const EXPLANATIONS = join(ROOT, "reports", "bench-explain.txt");

const CONNECTIONS = [1, 16];
/** The server's default. */
const POOL_SIZE = 20;
/** How long every call is made before anything is measured, in seconds. */
const WARM_UP = 0.3;

/** Beyond these a call's statements are explained. */
const SLOW_RATIO = 1.5;
const SLOW_P95 = 50;

interface MeasuredSize {
  readonly recipes: number;
  readonly results: readonly Result[];
  /** Of the server after all of it, in megabytes. */
  readonly memory: number;
  /** Of the statements of slow calls. */
  readonly explanations: readonly string[];
}

interface Measuring {
  readonly stack: BenchStack;
  readonly viewers: readonly SignedInViewer[];
  readonly options: BenchOptions;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  console.log("Starting Postgres and the identity service's emulator …");
  const stack = await startBenchStack(STATE_FOLDER);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stack.stop().finally(() => process.exit(130)));
  }
  try {
    const viewers = await signInViewers(stack.emulatorHost, stack.projectId);
    const measured: MeasuredSize[] = [];
    for (const recipes of options.sizes) measured.push(await measureSize(recipes, { stack, viewers, options }));
    await report(measured, options);
  } finally {
    await stack.stop();
  }
}

async function measureSize(recipes: number, { stack, viewers, options }: Measuring): Promise<MeasuredSize> {
  console.log(`${size(recipes)}: filling the database, or finding it filled …`);
  const databaseUrl = await benchDatabase(stack, recipes);
  const settings = stack.settingsOf(databaseUrl);
  const calls = readCalls({ viewers, recipes }).filter(({ name }) => name.includes(options.only ?? ""));
  const requests = calls.flatMap((call) => call.requests);
  const statements = await captureStatements(requests, { settings, port: stack.port });

  const server = await startServerProcess(settings, stack);
  const floor = await startFloorProcess({ databaseUrl, poolSize: POOL_SIZE, replies: statements });
  try {
    const placeOf = (request: BenchRequest) => requests.indexOf(request);
    const targetsOf = (call: ReadCall): [Target, Target] => [
      { url: server.url, requests: call.requests },
      { url: floor.url, requests: call.requests.map((request) => ({ ...request, path: `/${placeOf(request)}` })) },
    ];

    console.log(`${size(recipes)}: warming up …`);
    for (const target of calls.flatMap(targetsOf)) await measureRound(target, { connections: 4, seconds: WARM_UP });

    const results: Result[] = [];
    const explanations: string[] = [];
    for (const call of calls) {
      const ofCall: Result[] = [];
      for (const connections of CONNECTIONS) {
        const [ofServer, ofFloor] = await measureBoth(targetsOf(call), { connections, seconds: options.seconds });
        ofCall.push({ recipes, call: call.name, connections, server: ofServer, floor: ofFloor });
      }
      console.log(
        `${size(recipes)}: ${call.name}, ratio ${ofCall.map((each) => ratioOf(each).toFixed(2)).join(" and ")}`,
      );
      if (ofCall.some(isSlow)) {
        const asked = call.requests.flatMap((request) => statements[placeOf(request)] ?? []);
        explanations.push(await explanationOf(ofCall, { databaseUrl, asked }));
      }
      results.push(...ofCall);
    }
    return { recipes, results, memory: await server.memory(), explanations };
  } finally {
    await Promise.all([server.stop(), floor.stop()]);
  }
}

function isSlow(result: Result): boolean {
  return ratioOf(result) > SLOW_RATIO || result.server.p95 > SLOW_P95;
}

async function explanationOf(
  results: readonly Result[],
  { databaseUrl, asked }: { databaseUrl: string; asked: readonly Statement[] },
): Promise<string> {
  const [result] = results;
  const heading = `${size(result?.recipes ?? 0)}: ${result?.call}`;
  return [heading, "=".repeat(heading.length), resultsTable(results), await explain(databaseUrl, asked)].join("\n");
}

async function report(measured: readonly MeasuredSize[], { json }: BenchOptions): Promise<void> {
  for (const { recipes, results, memory } of measured) {
    console.log(`\n### ${size(recipes)}, the server's memory afterwards: ${Math.round(memory)} MB\n`);
    console.log(resultsTable(results));
  }
  const explanations = measured.flatMap((each) => each.explanations);
  await mkdir(dirname(EXPLANATIONS), { recursive: true });
  await writeFile(EXPLANATIONS, `${explanations.join("\n\n\n") || "Nothing was slow."}\n`);
  console.log(`\nHow Postgres carries out what is slow: ${EXPLANATIONS}`);
  if (json === undefined) return;
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, JSON.stringify(measured, undefined, 2));
}

function size(recipes: number): string {
  return `${recipes.toLocaleString("en")} recipes`;
}

await main();
process.exit(0);
