import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../adapters/system/free_port.ts";
import { startServerProcess } from "../bench/processes.ts";
import { type BenchRequest, readCalls } from "../bench/read_calls.ts";
import { ApiCaller } from "./api_caller.ts";
import type { LoadFigure } from "./figures.ts";
import type { LoadPlace } from "./load_place.ts";
import { measurePairs } from "./pairs.ts";
import { signInBusyPeople } from "./people.ts";

/** How many reads are under way at once, each on a connection of its own that is kept. */
const CONNECTIONS = 32;
const ROUNDS = 5;
const WARM_UP_SECONDS = 2;
/** The call whose work is the server's own, while Postgres does little. */
const OWN_WORK = "POST /find-recipes";

/** How many reads two instances over one database answer, against one. */
export async function measureInstances({ stack, databaseUrl, options }: LoadPlace): Promise<LoadFigure[]> {
  const viewers = await signInBusyPeople(stack);
  const calls = readCalls({ viewers, recipes: options.recipes });
  const ports = [stack.port, await freePort()];
  const settings = { ...stack.settingsOf(databaseUrl), CHAT_BUS: "postgres" };
  const servers = await Promise.all(
    ports.map((port) => startServerProcess({ ...settings, PORT: String(port) }, { port })),
  );
  const [one, two] = await Promise.all([startProxy(ports.slice(0, 1)), startProxy(ports)]);
  try {
    const figures: LoadFigure[] = [];
    for (const [name, requests] of [
      ["all reads by turns", calls.flatMap((call) => call.requests)],
      ["find-recipes", calls.filter((call) => call.name.startsWith(OWN_WORK)).flatMap((call) => call.requests)],
    ] satisfies [string, BenchRequest[]][]) {
      console.log(`${name} …`);
      await readsPerSecond(two, { requests, seconds: WARM_UP_SECONDS });
      const { first, second, ratio } = await measurePairs(
        {
          first: () => readsPerSecond(one, { requests, seconds: options.seconds / 4 }),
          second: () => readsPerSecond(two, { requests, seconds: options.seconds / 4 }),
        },
        { rounds: ROUNDS },
      );
      figures.push(
        { name: `${name}: one instance`, value: Math.round(first), unit: "a second" },
        { name: `${name}: two instances`, value: Math.round(second), unit: "a second" },
        { name: `${name}: two against one`, value: ratio, unit: "" },
      );
    }
    return figures;
  } finally {
    one.stop();
    two.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

interface Proxy {
  readonly url: string;
  stop(): void;
}

async function startProxy(instances: readonly number[]): Promise<Proxy> {
  const child: ChildProcess = fork(join(import.meta.dirname, "proxy_process.ts"), instances.map(String));
  const [port]: unknown[] = await once(child, "message");
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => child.disconnect() };
}

/** Everyone reads one thing after the other; all of them together go through all requests, again and again. */
async function readsPerSecond(
  { url }: Proxy,
  { requests, seconds }: { requests: readonly BenchRequest[]; seconds: number },
): Promise<number> {
  const api = new ApiCaller(url);
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  let read = 0;
  async function readOn(): Promise<void> {
    while (performance.now() < until) {
      const request = requests[read % requests.length];
      read += 1;
      if (request) await api.call(request);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, readOn));
  api.close();
  return read / ((performance.now() - begun) / 1_000);
}
