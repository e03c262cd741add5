import { startServerProcess } from "../measure/measured_process.ts";
import { signInNewcomers } from "../measure/people.ts";
import { settledMemory } from "../measure/settled_memory.ts";
import { type LoadFigure, ratio } from "./figures.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { openSockets } from "./load_socket.ts";
import { requireOpenFiles } from "./machine.ts";
import { talk } from "./talk.ts";

const WARM_UP_SOCKETS = 200;
/** V8 collects garbage late when little happens. */
const SETTLE_SECONDS = 20;

/** Memory per idle socket, and the latency of messages among so many sockets. */
export async function measureSockets({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const { sockets, talking } = options;
  await requireOpenFiles(sockets);
  const people = await signInNewcomers(stack, sockets);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  try {
    const warm = await openSockets(server.url, people.slice(0, Math.min(WARM_UP_SOCKETS, talking)));
    await talk(warm, { ...options, seconds: 2 });
    await Promise.all(warm.map((socket) => socket.close()));
    const before = await settledMemory(server, { seconds: SETTLE_SECONDS });

    console.log(`Opening ${sockets.toLocaleString("en")} sockets …`);
    const opened = await openSockets(server.url, people);
    const withSockets = await settledMemory(server, { seconds: SETTLE_SECONDS });
    const open = opened.filter(({ isOpen }) => isOpen).length;

    console.log(`${talking} of them send messages …`);
    const among = await talk(opened.slice(0, talking), options);
    await Promise.all(opened.slice(talking).map((socket) => socket.close()));
    const alone = await talk(opened.slice(0, talking), options);
    await Promise.all(opened.slice(0, talking).map((socket) => socket.close()));

    return [
      { name: "idle sockets open", value: open, unit: "sockets" },
      { name: "the server's memory without sockets", value: before, unit: "MB" },
      { name: "its memory with sockets", value: withSockets, unit: "MB" },
      { name: "memory per socket", value: ((withSockets - before) * 1_024) / open, unit: "kB" },
      { name: `messages per second over ${talking} of them`, value: among.perSecond, unit: "messages" },
      { name: "messages lost or duplicated", value: among.lostOrDuplicated + alone.lostOrDuplicated, unit: "messages" },
      { name: "p50, from sending to newMessage", value: among.p50, unit: "ms" },
      { name: "p99, from sending to newMessage", value: among.p99, unit: "ms" },
      ratio("p99 divided by the p99 without idle sockets", among.p99, alone.p99),
    ];
  } finally {
    await server.stop();
  }
}
