import type { IncomingMessage } from "node:http";
import { HttpError } from "../http_error.ts";

export interface BodyMonitorOptions {
  /** Most bytes of all bodies together, from their arrival until they are handled. */
  readonly maxBytes: number;
  /** The least that has to arrive within {@linkcode windowMs}, in bytes per second. */
  readonly minBytesPerSecond: number;
  readonly windowMs: number;
  /** For a body that is refused because there is not enough memory for all of them. */
  unavailable(): HttpError;
}

/** Of one body. */
export interface BodyLimit {
  readonly maxBytes: number;
  tooLarge(): Error;
}

/** A body in memory. */
interface Body {
  readonly sender: string;
  bytes: number;
  /** Ends its arrival. Undefined once it has arrived. */
  refuse: ((error: Error) => void) | undefined;
}

/** In how many steps the window moves on. A blocked event loop delays a step, but cannot make several pass at once. */
const STEPS = 5;
/** Headers of a reply to a body that has not arrived. */
export const CLOSE = { connection: "close" };

/** Ends bodies that arrive too slowly, and bounds the memory of all bodies that have not been handled yet. */
export class BodyMonitor {
  readonly #options: BodyMonitorOptions;
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
   * for all bodies, and this one's sender uses the most. The limit's error where it is larger.
   */
  async run<Content, Result>(
    { request, sender, limit }: { request: IncomingMessage; sender: string; limit: BodyLimit },
    { read, handle }: { read: () => Promise<Content>; handle: (content: Content) => Promise<Result> },
  ): Promise<Result> {
    if (Number(request.headers["content-length"] ?? 0) > limit.maxBytes) throw limit.tooLarge();
    const { promise: refused, reject } = Promise.withResolvers<never>();
    const body: Body = { sender, bytes: 0, refuse: reject };
    this.#bodies.add(body);
    const count = ({ length }: Buffer) => {
      body.bytes += length;
      this.#bytes += length;
      if (body.bytes > limit.maxBytes) body.refuse?.(limit.tooLarge());
      else if (this.#bytes > this.#options.maxBytes) this.#refuseLargest();
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

  /** Of the bodies that arrive, the largest one of the person whose bodies use the most memory. */
  #refuseLargest(): void {
    const bytesOf = new Map<string, number>();
    for (const { sender, bytes } of this.#bodies) bytesOf.set(sender, (bytesOf.get(sender) ?? 0) + bytes);
    const arriving = [...this.#bodies].filter(({ refuse }) => refuse !== undefined);
    const [largest] = arriving.toSorted(
      (a, b) => (bytesOf.get(b.sender) ?? 0) - (bytesOf.get(a.sender) ?? 0) || b.bytes - a.bytes,
    );
    if (!largest) return;
    largest.refuse?.(this.#options.unavailable());
    // Its memory is freed when its promise is settled.
    largest.refuse = undefined;
  }
}
