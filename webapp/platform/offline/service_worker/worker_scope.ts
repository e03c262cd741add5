// The additional globals of a service worker. The web app is compiled with the types of pages, which lack them.

/** An event whose handling may outlast its listener. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** Answers it; without this call the browser sends the request itself. */
  respondWith(response: Promise<Response>): void;
}

/**
 * There is a network again, and a page has asked for this event. If the work fails, the browser repeats it later, a few
 * times.
 */
export interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  /** Ends the wait of a new version for the pages of the old one. */
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "message", listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
}
