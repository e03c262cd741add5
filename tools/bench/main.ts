import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { benchDatabase, warmUp } from "./bench_database.ts";
import { type BenchStack, startBenchStack } from "./bench_stack.ts";
import { captureStatements } from "./capture_statements.ts";
import { explain } from "./explain.ts";
import { compare, measureRound, type Target } from "./measure.ts";
import { type BenchOptions, readOptions } from "./options.ts";
import { startFloorProcess, startServerProcess } from "./processes.ts";
import { type BenchRequest, type ReadCall, readCalls } from "./read_calls.ts";
import { type Result, resultsTable } from "./results_table.ts";
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
/** The requests of one call ask much the same. */
const EXPLAINED_MAX = 4;

interface MeasuredSize {
  readonly recipes: number;
  readonly results: readonly Result[];
  /** Of the server after all of it, in megabytes. */
  readonly memory: number;
  /** Of the statements of slow calls. */
  readonly explanations: readonly string[];
}

/** The same call, to the server and to the floor. */
interface Sides {
  readonly call: ReadCall;
  readonly server: Target;
  readonly floor: Target;
}

interface Measuring {
  readonly stack: BenchStack;
  readonly viewers: readonly SignedInViewer[];
  readonly options: BenchOptions;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  warnOfBusyMachine();
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

/** What else runs takes the cores away that are measured here. */
function warnOfBusyMachine(): void {
  const [load = 0] = loadavg();
  if (load < availableParallelism() / 2) return;
  console.log(
    `The machine is busy (load ${load.toFixed(1)}): latencies will be too long, only the ratios are worth something.`,
  );
}

async function measureSize(recipes: number, { stack, viewers, options }: Measuring): Promise<MeasuredSize> {
  console.log(`${size(recipes)}: filling the database, or finding it filled …`);
  const databaseUrl = await benchDatabase(stack, recipes);
  await warmUp(databaseUrl);
  const settings = stack.settingsOf(databaseUrl);
  const calls = readCalls({ viewers, recipes }).filter(({ name }) => name.includes(options.only ?? ""));
  const requests = calls.flatMap((call) => call.requests);
  const statements = await captureStatements(requests, { settings, port: stack.port });
  const placeOf = (request: BenchRequest) => requests.indexOf(request);

  const server = await startServerProcess(settings, stack);
  const floor = await startFloorProcess({ databaseUrl, poolSize: POOL_SIZE, replies: statements });
  try {
    const sides = calls.map(
      (call): Sides => ({
        call,
        server: { url: server.url, requests: call.requests },
        floor: { url: floor.url, requests: call.requests.map((each) => ({ ...each, path: `/${placeOf(each)}` })) },
      }),
    );
    const results = await measureCalls(sides, { recipes, seconds: options.seconds });
    const slow = calls.filter(({ name }) => results.some((result) => result.call === name && isSlow(result)));
    const explanations: string[] = [];
    for (const { name, requests: own } of slow) {
      const asked = own.flatMap((request) => statements[placeOf(request)] ?? []).slice(0, EXPLAINED_MAX);
      const heading = [`${size(recipes)}: ${name}`, resultsTable(results.filter(({ call }) => call === name))];
      explanations.push([...heading, await explain(databaseUrl, asked)].join("\n\n"));
    }
    return { recipes, results, memory: await server.memory(), explanations };
  } finally {
    await Promise.all([server.stop(), floor.stop()]);
  }
}

async function measureCalls(
  sides: readonly Sides[],
  { recipes, seconds }: { recipes: number; seconds: number },
): Promise<Result[]> {
  console.log(`${size(recipes)}: warming up …`);
  for (const { server, floor } of sides) {
    for (const target of [server, floor]) await measureRound(target, { connections: 4, seconds: WARM_UP });
  }
  const results: Result[] = [];
  for (const { call, ...targets } of sides) {
    const ofCall: Result[] = [];
    for (const connections of CONNECTIONS) {
      ofCall.push({ recipes, call: call.name, connections, ...(await compare(targets, { connections, seconds })) });
    }
    console.log(`${size(recipes)}: ${call.name}, ratio ${ofCall.map(({ ratio }) => ratio.toFixed(2)).join(" and ")}`);
    results.push(...ofCall);
  }
  return results;
}

function isSlow(result: Result): boolean {
  return result.ratio > SLOW_RATIO || result.server.p95 > SLOW_P95;
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
