import { percentile } from "../bench/figures.ts";
import { startServerProcess } from "../bench/processes.ts";
import { type ChatDevice, openDevices } from "./chat_device.ts";
import { type LoadFigure, ratio } from "./figures.ts";
import type { LoadPlace } from "./load_place.ts";
import { needOpenFiles } from "./machine.ts";
import { pace } from "./pace.ts";
import { signInNewcomers } from "./people.ts";
import { settledMemory } from "./settled_memory.ts";
import { waitUntil } from "./wait_until.ts";

/** How many sockets come and go before anything is measured. */
const WARM_UP_SOCKETS = 200;
/** How long memory is watched, in seconds: V8 takes its time to tidy up when little happens. */
const SETTLE = 20;
/** Longest wait for the last messages, in milliseconds. */
const ARRIVAL_PATIENCE = 10_000;

/** Memory of an idle socket, and how long a message takes among so many. */
export async function measureSockets({ stack, databaseUrl, options }: LoadPlace): Promise<LoadFigure[]> {
  const { sockets, talking } = options;
  await needOpenFiles(sockets);
  const people = await signInNewcomers(stack, sockets);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  try {
    const warm = await openDevices(server.url, people.slice(0, Math.min(WARM_UP_SOCKETS, talking)));
    await talk(warm, { ...options, seconds: 2 });
    await Promise.all(warm.map((device) => device.close()));
    const before = await settledMemory(server, { seconds: SETTLE });

    console.log(`Opening ${sockets.toLocaleString("en")} sockets …`);
    const devices = await openDevices(server.url, people);
    const held = await settledMemory(server, { seconds: SETTLE });
    const open = devices.filter(({ isOpen }) => isOpen).length;

    console.log(`${talking} of them talk …`);
    const among = await talk(devices.slice(0, talking), options);
    await Promise.all(devices.slice(talking).map((device) => device.close()));
    const alone = await talk(devices.slice(0, talking), options);
    await Promise.all(devices.slice(0, talking).map((device) => device.close()));

    return [
      { name: "idle sockets that stay open", value: open, unit: "sockets" },
      { name: "the server's memory without them", value: before, unit: "MB" },
      { name: "its memory with them", value: held, unit: "MB" },
      { name: "memory of one of them", value: ((held - before) * 1_024) / open, unit: "kB" },
      { name: `messages a second over ${talking} of them`, value: among.perSecond, unit: "messages" },
      { name: "messages that did not arrive, or twice", value: among.astray + alone.astray, unit: "messages" },
      { name: "p50, from sending to newMessage", value: among.p50, unit: "ms" },
      { name: "p99, from sending to newMessage", value: among.p99, unit: "ms" },
      ratio("p99 against the same without the idle ones", among.p99, alone.p99),
    ];
  } finally {
    await server.stop();
  }
}

interface Talk {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly astray: number;
}

let talks = 0;

/** Has the people write to each other in pairs, by turns. */
async function talk(
  devices: readonly ChatDevice[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Talk> {
  talks += 1;
  const prefix = `Message ${talks}-`;
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  let astray = 0;
  const hear = (text: string) => {
    const at = sentAt.get(text);
    if (at === undefined) astray += 1;
    else latencies.push(performance.now() - at);
    sentAt.delete(text);
  };
  for (const device of devices) device.onMessage = hear;

  const begun = performance.now();
  const paced = await pace(
    async (nth) => {
      const sender = nth % devices.length;
      const receiver = devices[sender % 2 === 0 ? sender + 1 : sender - 1];
      if (!receiver) return;
      const text = `${prefix}${nth}`;
      sentAt.set(text, performance.now());
      devices[sender]?.send(receiver.userId, text);
    },
    { perSecond: rate, seconds },
  );
  const took = (performance.now() - begun) / 1_000;
  await waitUntil(() => sentAt.size === 0, { patience: ARRIVAL_PATIENCE });

  const sorted = Float64Array.from(latencies).sort();
  return {
    perSecond: paced.begun / took,
    p50: percentile(sorted, 50),
    p99: percentile(sorted, 99),
    astray: astray + sentAt.size,
  };
}
