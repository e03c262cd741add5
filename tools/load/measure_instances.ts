import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../adapters/system/free_port.ts";
import { HttpCaller } from "../measure/http_caller.ts";
import { startServerProcess } from "../measure/measured_process.ts";
import { signInViewers } from "../measure/people.ts";
import { type BenchRequest, readCalls } from "../measure/read_calls.ts";
import type { LoadFigure } from "./figures.ts";
import { itemAt } from "./item_at.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { measurePairs } from "./pairs.ts";

/** How many reads are made at once, each on its own keep-alive connection. */
const CONNECTIONS = 32;
const ROUNDS = 5;
const WARM_UP_SECONDS = 2;
/** A call that uses the server's CPU and little of Postgres's. */
const CPU_BOUND_CALL = "POST /find-recipes";

/** Reads per second of two instances over one database, compared with one. */
export async function measureInstances({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const viewers = await signInViewers(stack);
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
      ["all reads alternating", calls.flatMap((call) => call.requests)],
      ["find-recipes", calls.filter((call) => call.name.startsWith(CPU_BOUND_CALL)).flatMap((call) => call.requests)],
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
        { name: `${name}: one instance`, value: Math.round(first), unit: "per second" },
        { name: `${name}: two instances`, value: Math.round(second), unit: "per second" },
        { name: `${name}: two divided by one`, value: ratio, unit: "" },
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

/** Each connection makes one request after another; together they cycle through all requests. */
async function readsPerSecond(
  { url }: Proxy,
  { requests, seconds }: { requests: readonly BenchRequest[]; seconds: number },
): Promise<number> {
  const api = new HttpCaller(url);
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let count = 0;
  async function readRepeatedly(): Promise<void> {
    while (performance.now() < end) {
      await api.call(itemAt(requests, count++));
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, readRepeatedly));
  api.close();
  return count / ((performance.now() - begun) / 1_000);
}
