import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../adapters/system/free_port.ts";
import { bearer, HttpCaller } from "../measure/http_caller.ts";
import { type MeasuredProcess, startServerProcess } from "../measure/measured_process.ts";
import { type SignedInPerson, signInNewcomers, signInViewers } from "../measure/people.ts";
import { mean } from "../measure/percentile.ts";
import { readCalls } from "../measure/read_calls.ts";
import { waitUntil } from "../measure/wait_until.ts";
import { type LoadFigure, ratio } from "./figures.ts";
import { makeLargePhoto } from "./large_photo.ts";
import { liveMemory } from "./live_memory.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { openSockets } from "./load_socket.ts";
import { type MixedLoadParts, mixedLoad } from "./mixed_load.ts";
import { photoForm } from "./photo_post.ts";
import { type Sample, slope } from "./slope.ts";

const NEWCOMERS = 40;
const SAMPLES = 360;
/** Every so many samples one is printed. */
const SAMPLES_PER_LINE = 36;
const ARRIVAL_TIMEOUT_MS = 10_000;
/** Before memory is recorded, the load runs twice for this share of its time, each at most a minute. */
const WARM_UP_SHARE = 0.1;
const WARM_UP_MAX_SECONDS = 60;
/** Share of the samples that counts as the start, and as the end. */
const EDGE_SHARE = 0.05;
/** A leak adds more than this in half of an hour; measurements without one differ by less. */
const MAX_LIVE_GROWTH = 1.05;

/** The server's memory under a long mixed load. */
export async function measureSoak({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const viewers = await signInViewers(stack);
  const people = await signInNewcomers(stack, NEWCOMERS);
  const photo = await photoForm(await makeLargePhoto());
  const inspectorPort = await freePort();
  const server = await startServerProcess(stack.settingsOf(databaseUrl), { port: stack.port, inspectorPort });
  const api = new HttpCaller(server.url);
  const seconds = options.minutes * 60;
  try {
    const atBoot = await server.memoryMegabytes();
    const sockets = await openSockets(server.url, people);
    let received = 0;
    for (const socket of sockets) socket.onMessage = () => void (received += 1);
    const reads = readCalls({ viewers, recipes: options.recipes }).flatMap((call) => call.requests);
    const parts: MixedLoadParts = { api, reads, people, sockets, photo, posts: await postIds(api, viewers) };

    const warmUp = { seconds: Math.min(seconds * WARM_UP_SHARE, WARM_UP_MAX_SECONDS) };
    const half = { seconds: seconds / 2 };
    const loads = [await mixedLoad(parts, warmUp)];
    const liveAtStart = await liveInMegabytes(inspectorPort);
    // Once more, because the process is smaller right after a garbage collection.
    loads.push(await mixedLoad(parts, warmUp));

    const done = new AbortController();
    const watching = watchMemory(server, { seconds, signal: done.signal });
    loads.push(await mixedLoad(parts, half));
    const liveHalfWay = await liveInMegabytes(inspectorPort);
    loads.push(await mixedLoad(parts, half));
    done.abort();
    const samples = await watching;

    const all = loads.flatMap((load) => Object.values(load));
    const messages = loads.reduce((sum, { message }) => sum + message.begun, 0);
    const refused = () => sockets.reduce((sum, socket) => sum + socket.refused, 0);
    await waitUntil(() => received + refused() >= messages, { timeoutMs: ARRIVAL_TIMEOUT_MS });
    const liveAtEnd = await liveInMegabytes(inspectorPort);
    for (const { firstFailure } of all) if (firstFailure) console.log(`Failed: ${firstFailure.message}`);
    const start = edge(samples, "start");
    const end = edge(samples, "end");
    return [
      { name: "minutes under load", value: options.minutes, unit: "minutes" },
      { name: "calls and messages in that time", value: all.reduce((sum, { begun }) => sum + begun, 0), unit: "calls" },
      {
        name: "calls that failed",
        value: all.reduce((sum, { failed }) => sum + failed, 0),
        unit: "calls",
      },
      { name: "messages refused, which a client would send again", value: refused(), unit: "messages" },
      { name: "messages lost", value: messages - received - refused(), unit: "messages" },
      { name: "the server's memory before the load", value: atBoot, unit: "MB" },
      { name: "at the start, warmed up", value: start, unit: "MB" },
      { name: "at the end", value: end, unit: "MB" },
      { name: "maximum", value: Math.max(...samples.map(({ value }) => value)), unit: "MB" },
      ratio("end divided by start", end, start),
      { name: "slope of the last third", value: slope(lastThird(samples)) * 3_600, unit: "MB per hour" },
      { name: "live memory after a minute", value: liveAtStart, unit: "MB" },
      { name: "live memory half-way", value: liveHalfWay, unit: "MB" },
      { name: "live memory at the end", value: liveAtEnd, unit: "MB" },
      { ...ratio("live memory, end divided by half-way", liveAtEnd, liveHalfWay), limit: MAX_LIVE_GROWTH },
    ];
  } finally {
    api.close();
    await server.stop();
  }
}

/** JavaScript's objects and their buffers, in megabytes. No call may be in progress: an upload would count. */
async function liveInMegabytes(inspectorPort: number): Promise<number> {
  const { heap, external } = await liveMemory(inspectorPort);
  console.log(`Live memory: ${heap.toFixed(1)} MB in the heap, ${external.toFixed(1)} MB outside`);
  return heap + external;
}

/** Samples of the server's memory: time in seconds, memory in megabytes. */
async function watchMemory(
  server: MeasuredProcess,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  while (!signal.aborted) {
    const sample = { at: (performance.now() - begun) / 1_000, value: await server.memoryMegabytes() };
    samples.push(sample);
    if (samples.length % SAMPLES_PER_LINE === 0) {
      console.log(`${(sample.at / 60).toFixed(1)} minutes: ${Math.round(sample.value)} MB`);
    }
    await delay((seconds * 1_000) / SAMPLES, undefined, { signal }).catch(() => {});
  }
  return samples;
}

function edge(samples: readonly Sample[], side: "start" | "end"): number {
  const count = Math.max(1, Math.round(samples.length * EDGE_SHARE));
  return mean((side === "start" ? samples.slice(0, count) : samples.slice(-count)).map(({ value }) => value));
}

function lastThird(samples: readonly Sample[]): readonly Sample[] {
  return samples.slice(-Math.ceil(samples.length / 3));
}

async function postIds(api: HttpCaller, [viewer]: readonly SignedInPerson[]): Promise<number[]> {
  const headers = viewer ? bearer(viewer.token) : {};
  const reply = await api.call({ method: "GET", path: "/api/community-posts", headers });
  return (JSON.parse(reply) as { posts: { id: number }[] }).posts.map(({ id }) => id);
}
