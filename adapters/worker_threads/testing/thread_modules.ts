/** The address of a thread's module with this source. */
export function moduleOf(source: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

/** Is ready, and never answers. */
export const HANGS = moduleOf(
  "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready'); setInterval(() => {}, 1000); while (true);",
);
