// The additional globals of a service worker. The web app is compiled with the types of pages, which lack them.

declare global {
  /** An event whose handling may outlast its listener. Workbox's types refer to it. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }

  /** A request of a page that the worker may answer. */
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
  }
}

/**
 * There is a network again, and a page has asked for this event. If the work fails, the browser repeats it later, a few
 * times.
 */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

export interface WorkerScope {
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  /** Ends the wait of a new version for the pages of the old one. */
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
}
