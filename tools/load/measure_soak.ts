import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../adapters/system/free_port.ts";
import { type MeasuredProcess, startServerProcess } from "../bench/processes.ts";
import { readCalls } from "../bench/read_calls.ts";
import { ApiCaller, credentialOf } from "./api_caller.ts";
import { openDevices } from "./chat_device.ts";
import { type LoadFigure, ratio } from "./figures.ts";
import { makeLargePhoto } from "./large_photo.ts";
import { liveMemory } from "./live_memory.ts";
import type { LoadPlace } from "./load_place.ts";
import { type MixedLoadParts, mixedLoad } from "./mixed_load.ts";
import { type LoadPerson, signInBusyPeople, signInNewcomers } from "./people.ts";
import { photoForm } from "./photo_post.ts";
import { mean, type Sample, slope } from "./slope.ts";
import { waitUntil } from "./wait_until.ts";

const NEWCOMERS = 40;
const SAMPLES = 360;
/** So many samples after one another, the terminal hears of one. */
const SAMPLES_UNTOLD = 36;
/** Longest wait for the last messages, in milliseconds. */
const ARRIVAL_PATIENCE = 10_000;
/** The same load, twice, before memory is watched: each time this share of it all, no longer than a minute. */
const WARM_UP_SHARE = 0.1;
const WARM_UP_MAX = 60;
/** How much of the time is called its start, and its end. */
const EDGE = 0.05;

/** What the server's memory comes to under everything at once, for long. */
export async function measureSoak({ stack, databaseUrl, options }: LoadPlace): Promise<LoadFigure[]> {
  const viewers = await signInBusyPeople(stack);
  const people = await signInNewcomers(stack, NEWCOMERS);
  const photo = await photoForm(await makeLargePhoto());
  const inspectorPort = await freePort();
  const server = await startServerProcess(stack.settingsOf(databaseUrl), { port: stack.port, inspectorPort });
  const api = new ApiCaller(server.url);
  const seconds = options.minutes * 60;
  try {
    const atBoot = await server.memory();
    const devices = await openDevices(server.url, people);
    let heard = 0;
    for (const device of devices) device.onMessage = () => void (heard += 1);
    const reads = readCalls({ viewers, recipes: options.recipes }).flatMap((call) => call.requests);
    const parts: MixedLoadParts = { api, reads, people, devices, photo, posts: await postIds(api, viewers) };

    const warmUp = { seconds: Math.min(seconds * WARM_UP_SHARE, WARM_UP_MAX) };
    const half = { seconds: seconds / 2 };
    const loads = [await mixedLoad(parts, warmUp)];
    const liveAtStart = await liveInMegabytes(inspectorPort);
    // Once more: where garbage was just collected, the process is smaller than it is at work.
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
    const refused = () => devices.reduce((sum, device) => sum + device.refused, 0);
    await waitUntil(() => heard + refused() >= messages, { patience: ARRIVAL_PATIENCE });
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
      { name: "messages refused, for their senders to send again", value: refused(), unit: "messages" },
      { name: "messages lost", value: messages - heard - refused(), unit: "messages" },
      { name: "the server's memory before it", value: atBoot, unit: "MB" },
      { name: "at its start, warmed up", value: start, unit: "MB" },
      { name: "at its end", value: end, unit: "MB" },
      { name: "most of all", value: Math.max(...samples.map(({ value }) => value)), unit: "MB" },
      ratio("end against start", end, start),
      { name: "slope of its last third", value: slope(lastThird(samples)) * 3_600, unit: "MB an hour" },
      { name: "in use after a minute, garbage collected", value: liveAtStart, unit: "MB" },
      { name: "in use half-way", value: liveHalfWay, unit: "MB" },
      { name: "in use at its end", value: liveAtEnd, unit: "MB" },
      ratio("in use, end against half-way", liveAtEnd, liveHalfWay),
    ];
  } finally {
    api.close();
    await server.stop();
  }
}

/** JavaScript's objects and what they hold, in megabytes. Nothing may be under way: an upload would count. */
async function liveInMegabytes(inspectorPort: number): Promise<number> {
  const { heap, external } = await liveMemory(inspectorPort);
  console.log(`In use: ${heap.toFixed(1)} MB in the heap, ${external.toFixed(1)} MB held from there`);
  return heap + external;
}

/** By seconds, in megabytes. */
async function watchMemory(
  server: MeasuredProcess,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  while (!signal.aborted) {
    const sample = { at: (performance.now() - begun) / 1_000, value: await server.memory() };
    samples.push(sample);
    if (samples.length % SAMPLES_UNTOLD === 0) {
      console.log(`${(sample.at / 60).toFixed(1)} minutes: ${Math.round(sample.value)} MB`);
    }
    await delay((seconds * 1_000) / SAMPLES, undefined, { signal }).catch(() => {});
  }
  return samples;
}

function edge(samples: readonly Sample[], side: "start" | "end"): number {
  const count = Math.max(1, Math.round(samples.length * EDGE));
  return mean((side === "start" ? samples.slice(0, count) : samples.slice(-count)).map(({ value }) => value));
}

function lastThird(samples: readonly Sample[]): readonly Sample[] {
  return samples.slice(-Math.ceil(samples.length / 3));
}

async function postIds(api: ApiCaller, [viewer]: readonly LoadPerson[]): Promise<number[]> {
  const headers = viewer ? credentialOf(viewer) : {};
  const reply = await api.call({ method: "GET", path: "/api/community-posts", headers });
  return (JSON.parse(reply) as { posts: { id: number }[] }).posts.map(({ id }) => id);
}
