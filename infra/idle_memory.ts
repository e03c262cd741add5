import { performance } from "node:perf_hooks";

/** The functions of the process that {@link releaseMemoryWhenIdle} uses. */
export interface ProcessMemory {
  /** The share of the time since the last call that the event loop was busy, from 0 to 1. */
  busyShare(): number;
  /** Bytes that V8 has reserved for the heap. */
  heapBytes(): number;
  /** Collects all garbage and gives the free pages back, which takes some tenths of a second. */
  collect(): void;
}

/** Long enough that no one is in the middle of something: readers of a page ask for the next one later. */
const INTERVAL_MS = 10_000;
/** Health checks, timers and the heartbeats of open sockets are below this. */
const IDLE_SHARE = 0.02;
/** Growth for which the pause is worth it. */
const GROWTH_BYTES = 32 * 2 ** 20;

/**
 * Returns memory to the operating system when the server has been idle for ten seconds. Otherwise V8 retains the pages that a
 * busy time has filled with garbage, a fifth of the process. It needs `--expose-gc`, and does nothing without.
 *
 * @param memory that of this process by default
 */
export function releaseMemoryWhenIdle(memory: ProcessMemory | undefined = memoryOfProcess()): void {
  if (memory === undefined) return;
  let liveBytes = 0;
  const timer = setInterval(() => {
    if (memory.busyShare() > IDLE_SHARE || memory.heapBytes() < liveBytes + GROWTH_BYTES) return;
    memory.collect();
    // The pause itself is no work that others have caused.
    memory.busyShare();
    liveBytes = memory.heapBytes();
  }, INTERVAL_MS);
  timer.unref();
}

function memoryOfProcess(): ProcessMemory | undefined {
  const { gc } = globalThis;
  if (gc === undefined) return undefined;
  let since = performance.eventLoopUtilization();
  return {
    busyShare() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, since);
      since = now;
      return utilization;
    },
    heapBytes: () => process.memoryUsage().heapTotal,
    // A regular collection retains the free pages for later.
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
  };
}
