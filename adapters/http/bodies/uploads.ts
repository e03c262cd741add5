import type { Request, Response } from "express";
import { ConcurrencyLimiter } from "../../shared/concurrency_limiter.ts";
import { networkOf } from "../../shared/network_of.ts";
import { HttpError } from "../http_error.ts";
import { BodyMonitor } from "./body_monitor.ts";
import { UploadQueue } from "./upload_queue.ts";

const MEBIBYTE = 2 ** 20;

/** A waiting upload's body is not read: it costs a connection and no memory. */
const QUEUE = {
  maxPerPerson: 2,
  maxPerNetwork: 8,
  maxFurtherPerNetwork: 4,
  maxWaitingPerPerson: 60,
  maxWaiting: 1_000,
  queueTimeoutMs: 30_000,
};
/** The memory is that of eight of the largest photos, for which the server's settings in the Makefile leave room. */
const BODIES = { maxBytes: 8 * 10 * MEBIBYTE, minBytesPerSecond: 8 * 1_024, windowMs: 5_000 };
/** Photos that are decoded and stored at once; `adapters/sharp` decodes only one or two of them at a time. */
const DECODING = { maxRunning: 8, maxQueued: 100, queueTimeoutMs: 20_000 };

/** Serves the requests that upload a file, so that no person's or network's uploads delay those of others. */
export class Uploads {
  readonly #queue = new UploadQueue(QUEUE);
  readonly #bodies = new BodyMonitor(BODIES);
  readonly #decoding = new ConcurrencyLimiter(DECODING);

  /**
   * Waits for the person's turn, reads the body, and only then waits for the capacity to handle it.
   *
   * @throws {HttpError} `unavailable` where a wait is too long; `request_timeout` where the body arrives too slowly.
   */
  async serve<Body>(
    { request, response, person }: { request: Request; response: Response; person: string },
    { read, handle }: { read: () => Promise<Body>; handle: (body: Body) => Promise<void> },
  ): Promise<void> {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const sender = { person, network: networkOf(request.ip ?? "unknown") };
    const serve = () =>
      this.#bodies.run(request, { read, handle: (body) => this.#decoding.run(() => handle(body), tooManyUploads) });
    await this.#queue.run(serve, { sender, stop: gone.signal, refuse: tooManyUploads });
  }
}

function tooManyUploads(): HttpError {
  return new HttpError("unavailable", "Too many photos are on their way just now. Please try again.");
}
