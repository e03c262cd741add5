import { once } from "node:events";
import { WebSocket } from "ws";

/** What a process still holds once garbage has been collected, in megabytes. */
export interface LiveMemory {
  /** JavaScript's objects. */
  readonly heap: number;
  /** What these hold outside of the heap, above all bytes on their way. */
  readonly external: number;
}

/**
 * Collects a process's garbage and looks at what is left. What a process grows by for other reasons (garbage that waits
 * to be collected, an allocator that keeps what it was given back) is not in it, so a leak of the product's own is.
 *
 * @param inspectorPort by which the process listens for an inspector, on the loopback address
 * @throws {Error} where nobody answers there
 */
export async function liveMemory(inspectorPort: number): Promise<LiveMemory> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as InspectorTarget[];
  const [target] = targets; // a Node process has one
  if (!target) throw new Error("Cannot look at the process's memory: it has nothing to inspect");
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

/** One question at a time, and nothing that makes the inspector speak unasked: the next message is the answer. */
async function ask(inspector: WebSocket, method: string, params: Readonly<Record<string, unknown>> = {}) {
  inspector.send(JSON.stringify({ id: 1, method, params }));
  const [message]: unknown[] = await once(inspector, "message");
  const { result } = JSON.parse(String(message)) as { result?: unknown };
  if (result === undefined) throw new Error(`Cannot look at the process's memory: ${String(message)}`);
  return result;
}
