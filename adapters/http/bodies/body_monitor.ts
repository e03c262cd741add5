import type { IncomingMessage } from "node:http";
import { HttpError } from "../http_error.ts";

export interface BodyMonitorOptions {
  /** Most bytes of all bodies together, from their arrival until they are handled. */
  readonly maxBytes: number;
  /** The least that has to arrive within {@linkcode windowMs}, in bytes per second. */
  readonly minBytesPerSecond: number;
  readonly windowMs: number;
}

/** A body in memory. */
interface Body {
  bytes: number;
  /** Ends its arrival. Undefined once it has arrived. */
  refuse: ((error: HttpError) => void) | undefined;
}

/** In how many steps the window moves on. A blocked event loop delays a step, but cannot make several pass at once. */
const STEPS = 5;
const CLOSE = { connection: "close" };

/** Ends bodies that arrive too slowly, and bounds the memory of all bodies that have not been handled yet. */
export class BodyMonitor {
  readonly #options: BodyMonitorOptions;
  /** In the order in which they began to arrive. */
  readonly #bodies = new Set<Body>();
  #bytes = 0;

  constructor(options: BodyMonitorOptions) {
    this.#options = options;
  }

  /** The bytes of all bodies that have not been handled yet. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Reads a request's body and then handles it.
   *
   * @throws {HttpError} `request_timeout` where the body arrives too slowly. `unavailable` where there is not enough memory
   * for all bodies, and this one has been arriving for the longest time: one that has almost arrived is soon done.
   */
  async run<Content, Result>(
    request: IncomingMessage,
    { read, handle }: { read: () => Promise<Content>; handle: (content: Content) => Promise<Result> },
  ): Promise<Result> {
    const { promise: refused, reject } = Promise.withResolvers<never>();
    const body: Body = { bytes: 0, refuse: reject };
    this.#bodies.add(body);
    const count = ({ length }: Buffer) => {
      body.bytes += length;
      this.#bytes += length;
      if (this.#bytes > this.#options.maxBytes) this.#refuseOldest();
    };
    const stopTiming = this.#refuseIfSlow(body);
    // Before `read`, whose stream starts to flow at the next tick.
    request.on("data", count);
    try {
      const content = await Promise.race([read(), refused]);
      body.refuse = undefined;
      stopTiming();
      return await handle(content);
    } finally {
      stopTiming();
      request.off("data", count);
      if (!request.complete) request.unpipe();
      this.#bodies.delete(body);
      this.#bytes -= body.bytes;
    }
  }

  #refuseIfSlow(body: Body): () => void {
    const { minBytesPerSecond, windowMs } = this.#options;
    const arrived = Array.from({ length: STEPS }, () => 0);
    let passed = 0;
    const timer = setInterval(() => {
      const place = passed % STEPS;
      passed += 1;
      // How much had arrived one window ago.
      const before = arrived[place] ?? 0;
      arrived[place] = body.bytes;
      if (passed < STEPS || body.bytes - before >= (minBytesPerSecond * windowMs) / 1_000) return;
      const message = `Cannot read the body: it arrives with less than ${minBytesPerSecond / 1_024} KiB per second`;
      body.refuse?.(new HttpError("request_timeout", message, { headers: CLOSE }));
    }, windowMs / STEPS);
    return () => clearInterval(timer);
  }

  #refuseOldest(): void {
    for (const body of this.#bodies) {
      if (!body.refuse) continue;
      body.refuse(
        new HttpError("unavailable", "Too many photos are on their way just now. Please try again.", {
          headers: CLOSE,
        }),
      );
      // Its memory is freed when its promise is settled.
      body.refuse = undefined;
      return;
    }
  }
}
