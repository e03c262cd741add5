import { once } from "node:events";
import { WebSocket } from "ws";

/** Memory that is in use after a garbage collection, in megabytes. */
export interface LiveMemory {
  /** JavaScript's objects. */
  readonly heap: number;
  /** Memory outside the heap that these objects own, mostly buffers. */
  readonly external: number;
}

/**
 * Collects a process's garbage and measures the live memory. Growth for other reasons (garbage that is not collected yet, freed
 * memory that the allocator retains) is not included, so that a leak shows.
 *
 * @param inspectorPort where the process listens for an inspector, on the loopback address
 * @throws {Error} if nothing answers there
 */
export async function liveMemory(inspectorPort: number): Promise<LiveMemory> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as InspectorTarget[];
  const [target] = targets; // a Node process has one
  if (!target) throw new Error("Cannot measure the process's memory: it has no inspector target");
  const inspector = new WebSocket(target.webSocketDebuggerUrl, { perMessageDeflate: false });
  try {
    await once(inspector, "open");
    await ask(inspector, "HeapProfiler.collectGarbage");
    const answer = await ask(inspector, "Runtime.evaluate", {
      expression: "process.memoryUsage()",
      returnByValue: true,
    });
    const { heapUsed, external } = (answer as { result: { value: NodeJS.MemoryUsage } }).result.value;
    return { heap: heapUsed / 2 ** 20, external: external / 2 ** 20 };
  } finally {
    inspector.close();
  }
}

interface InspectorTarget {
  readonly webSocketDebuggerUrl: string;
}

/** One request at a time, and no events are enabled, so the next message is the reply. */
async function ask(inspector: WebSocket, method: string, params: Readonly<Record<string, unknown>> = {}) {
  inspector.send(JSON.stringify({ id: 1, method, params }));
  const [message]: unknown[] = await once(inspector, "message");
  const { result } = JSON.parse(String(message)) as { result?: unknown };
  if (result === undefined) throw new Error(`Cannot measure the process's memory: ${String(message)}`);
  return result;
}
