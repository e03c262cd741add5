import { availableParallelism, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { databaseWithOwnRecipes, filledDatabase, setFoodRules, warmUp } from "../measure/filled_database.ts";
import { type MeasureStack, startMeasureStack } from "../measure/measure_stack.ts";
import { startServerProcess } from "../measure/measured_process.ts";
import { printFigures, writeMeasurements, writeReport } from "../measure/measurements.ts";
import { type SignedInPerson, signInCarefulPeople, signInViewers } from "../measure/people.ts";
import { type BenchRequest, type ReadCall, readCalls } from "../measure/read_calls.ts";
import { settledMemory } from "../measure/settled_memory.ts";
import { captureStatements } from "./capture_statements.ts";
import { explain } from "./explain.ts";
import { startFloor } from "./floor.ts";
import { compare, measureRound, type Target } from "./measure.ts";
import { type BenchOptions, readOptions } from "./options.ts";
import { type Result, resultsTable } from "./results_table.ts";
import { checkOut, startVersion } from "./start_version.ts";

// `make bench`: the speed of every reading call, compared with a bare floor. README.md explains the results.

const ROOT = join(import.meta.dirname, "..", "..");
const STATE_FOLDER = process.env["STATE_FOLDER"] ?? join(ROOT, ".cache", "bench");

const CONNECTIONS = [1, 16];
/** The server's default DATABASE_POOL. */
const POOL_SIZE = 20;
const WARM_UP_SECONDS = 0.3;
/** The server gives memory back after ten idle seconds, which it looks for at intervals of ten; a noisy machine delays it. */
const IDLE_SECONDS = 45;

/** Above one of these limits a call's statements are explained. */
const SLOW_RATIO = 1.25;
const SLOW_P95_MS = 50;
/** The requests of one call send similar statements. */
const EXPLAINED_MAX = 4;

interface MeasuredSize {
  readonly recipes: number;
  readonly results: readonly Result[];
  /** The server's: at the end of the last call, and when it has been idle. */
  readonly memoryMegabytes: { readonly atTheEnd: number; readonly idle: number };
  /** For the statements of slow calls. */
  readonly explanations: readonly string[];
}

interface Sides {
  readonly call: ReadCall;
  readonly server: Target;
  readonly floor: Target;
}

interface Measuring {
  readonly stack: MeasureStack;
  readonly viewers: readonly SignedInPerson[];
  readonly careful: readonly SignedInPerson[];
  readonly options: BenchOptions;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  warnOfBusyMachine();
  if (options.against !== undefined) return measureAgainst(options.against, options);
  console.log("Starting Postgres and the identity service's emulator …");
  const stack = await startMeasureStack(STATE_FOLDER);
  try {
    const [viewers, careful] = [await signInViewers(stack), await signInCarefulPeople(stack)];
    const measured: MeasuredSize[] = [];
    for (const recipes of options.sizes)
      measured.push(await measureSize(recipes, { stack, viewers, careful, options }));
    await report(measured, options);
  } finally {
    await stack.stop();
  }
}

/** Measures this version and another one in turns. */
async function measureAgainst(commit: string, options: BenchOptions): Promise<void> {
  const folder = checkOut(commit);
  for (const recipes of options.sizes) {
    console.log(`${size(recipes)}: preparing both versions …`);
    const ours = await startVersion(ROOT, recipes);
    const theirs = await startVersion(folder, recipes);
    const theirCalls = new Map(theirs.calls.map((call) => [call.name, call]));
    const sides = ours.calls.flatMap((call): Sides[] => {
      const same = theirCalls.get(call.name);
      if (!same || !call.name.includes(options.only ?? "")) return [];
      const server = { url: ours.server.url, requests: call.requests };
      return [{ call, server, floor: { url: theirs.server.url, requests: same.requests } }];
    });
    try {
      const results = await measureCalls(sides, { recipes, seconds: options.seconds });
      const [memory, theirMemory] = [await ours.server.memoryMegabytes(), await theirs.server.memoryMegabytes()];
      printFigures(`\n### ${size(recipes)}, beside ${commit}`);
      printFigures(`\nMemory at the end: ${Math.round(memory)} MB, ${commit}: ${Math.round(theirMemory)} MB\n`);
      printFigures(resultsTable(results, commit));
    } finally {
      await Promise.all([ours.stop(), theirs.stop()]);
    }
  }
  await writeMeasurements("bench_against", { title: "How fast the server is beside an earlier version" });
}

function warnOfBusyMachine(): void {
  const [load = 0] = loadavg();
  if (load < availableParallelism() / 2) return;
  console.log(
    `The machine is busy (load ${load.toFixed(1)}): latencies will be too long, and only the ratios are meaningful.`,
  );
}

async function measureSize(recipes: number, { stack, viewers, careful, options }: Measuring): Promise<MeasuredSize> {
  console.log(`${size(recipes)}: preparing the database …`);
  const databaseUrl =
    options.own > 0
      ? await databaseWithOwnRecipes(stack, recipes, options.own)
      : await filledDatabase(stack, recipes, { keep: options.keep });
  await setFoodRules(databaseUrl);
  await warmUp(databaseUrl);
  const settings = stack.settingsOf(databaseUrl);
  const calls = readCalls({ viewers, careful, recipes }).filter(({ name }) => name.includes(options.only ?? ""));
  const requests = calls.flatMap((call) => call.requests);
  const statements = await captureStatements(requests, { settings, port: stack.port });
  const placeOf = (request: BenchRequest) => requests.indexOf(request);

  const server = await startServerProcess(settings, stack);
  const floor = await startFloor({ databaseUrl, poolSize: POOL_SIZE, replies: statements });
  try {
    const sides = calls.map(
      (call): Sides => ({
        call,
        server: { url: server.url, requests: call.requests },
        floor: { url: floor.url, requests: call.requests.map((each) => ({ ...each, path: `/${placeOf(each)}` })) },
      }),
    );
    const results = await measureCalls(sides, { recipes, seconds: options.seconds });
    const atTheEnd = await server.memoryMegabytes();
    const slow = calls.filter(({ name }) => results.some((result) => result.call === name && isSlow(result)));
    const explanations: string[] = [];
    for (const { name, requests: own } of slow) {
      const asked = own.flatMap((request) => statements[placeOf(request)] ?? []).slice(0, EXPLAINED_MAX);
      const heading = [`${size(recipes)}: ${name}`, resultsTable(results.filter(({ call }) => call === name))];
      explanations.push([...heading, await explain(databaseUrl, asked)].join("\n\n"));
    }
    const idle = await settledMemory(server, { seconds: IDLE_SECONDS });
    return { recipes, results, memoryMegabytes: { atTheEnd, idle }, explanations };
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
    for (const target of [server, floor]) await measureRound(target, { connections: 4, seconds: WARM_UP_SECONDS });
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
  return result.ratio > SLOW_RATIO || result.server.p95 > SLOW_P95_MS;
}

async function report(measured: readonly MeasuredSize[], { json }: BenchOptions): Promise<void> {
  for (const { recipes, results, memoryMegabytes } of measured) {
    const { atTheEnd, idle } = memoryMegabytes;
    printFigures(`\n### ${size(recipes)}`);
    printFigures(`\nThe server's memory: ${Math.round(atTheEnd)} MB at the end, ${Math.round(idle)} MB when idle\n`);
    printFigures(resultsTable(results));
  }
  await writeMeasurements("bench", { title: "How fast the server is" });
  const explanations = measured.flatMap((each) => each.explanations);
  const path = await writeReport("bench-explain.txt", `${explanations.join("\n\n\n") || "Nothing was slow."}\n`);
  console.log(`\nHow Postgres executes the slow calls: ${path}`);
  if (json !== undefined) await writeReport(resolve(json), measured);
}

function size(recipes: number): string {
  return `${recipes.toLocaleString("en")} recipes`;
}

await main();
process.exit(0);
