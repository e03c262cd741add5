import type { Strategy } from "workbox-strategies";

// The parts of a service worker that Workbox needs, and pages lack.

class WorkerEvent extends Event {
  // The strategy itself reports when its work is done.
  waitUntil(): void {}
}

Object.assign(globalThis, { ExtendableEvent: WorkerEvent, FetchEvent: WorkerEvent, __WB_DISABLE_DEV_LOGS: true });

/** An event of a service worker. */
export function workerEvent(type: "install" | "fetch"): WorkerEvent {
  return new WorkerEvent(type);
}

/** The strategy's answer to a request, once all its work is done. */
export async function answered(strategy: Strategy, request: Request): Promise<Response> {
  const [response, done] = strategy.handleAll({ event: workerEvent("fetch"), request });
  await Promise.allSettled([response, done]);
  return await response;
}
