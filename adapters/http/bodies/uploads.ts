import type { Request, Response } from "express";
import type { Upload } from "../../../wire/call.ts";
import { ConcurrencyLimiter } from "../../shared/concurrency_limiter.ts";
import { networkOf } from "../../shared/network_of.ts";
import { HttpError } from "../http_error.ts";
import { BodyMonitor, CLOSE } from "./body_monitor.ts";
import { FORM_FIELDS_MAX_BYTES, uploadTooLarge } from "./request_body.ts";
import { UploadQueue } from "./upload_queue.ts";

const MEBIBYTE = 2 ** 20;

/** A waiting upload's body is not read: it costs a connection and no memory. */
const QUEUE = {
  maxPerNetwork: 8,
  maxFurtherPerNetwork: 4,
  maxWaitingPerPerson: 60,
  maxWaiting: 1_000,
  queueTimeoutMs: 30_000,
};
/** Files that are handled at once; `adapters/sharp` decodes only one or two photos at a time. */
const HANDLING = { maxRunning: 8, maxQueued: 100, queueTimeoutMs: 20_000 };
const ARRIVAL = { minBytesPerSecond: 8 * 1_024, windowMs: 5_000 };

/** The memory of all bodies of a kind, for which the server's settings in the Makefile leave room, and what one person may send at once. */
const LIMITS = {
  // Eight of the largest photos.
  photo: {
    maxBytes: 8 * 10 * MEBIBYTE,
    maxPerPerson: 2,
    busy: "Too many photos are on their way just now. Please try again.",
  },
  // One of the largest files, and some of the usual size.
  import: {
    maxBytes: 64 * MEBIBYTE,
    maxPerPerson: 1,
    busy: "Too many recipes are being imported just now. Please try again.",
  },
} as const satisfies Record<Upload["kind"], unknown>;

/** Serves the requests that upload a file of one kind, so that no person's or network's uploads delay those of others. */
export class Uploads {
  readonly #busy: string;
  readonly #queue: UploadQueue;
  readonly #bodies: BodyMonitor;
  readonly #handling = new ConcurrencyLimiter(HANDLING);

  constructor(kind: Upload["kind"]) {
    const { maxBytes, maxPerPerson, busy } = LIMITS[kind];
    this.#busy = busy;
    this.#queue = new UploadQueue({ ...QUEUE, maxPerPerson });
    this.#bodies = new BodyMonitor({ ...ARRIVAL, maxBytes, unavailable: () => this.#unavailable(CLOSE) });
  }

  /**
   * Waits for the person's turn, reads the body, and only then waits for the capacity to handle it.
   *
   * @throws {HttpError} `unavailable` where a wait is too long; `request_timeout` where the body arrives too slowly.
   */
  async serve<Body>(
    { request, response, person, upload }: { request: Request; response: Response; person: string; upload: Upload },
    { read, handle }: { read: () => Promise<Body>; handle: (body: Body) => Promise<void> },
  ): Promise<void> {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const refuse = () => this.#unavailable();
    const limit = { maxBytes: upload.maxBytes + FORM_FIELDS_MAX_BYTES, tooLarge: () => uploadTooLarge(upload) };
    const serve = () =>
      this.#bodies.run(
        { request, sender: person, limit },
        { read, handle: (body) => this.#handling.run(() => handle(body), refuse) },
      );
    const sender = { person, network: networkOf(request.ip ?? "unknown") };
    await this.#queue.run(serve, { sender, stop: gone.signal, refuse });
  }

  #unavailable(headers: Record<string, string> = {}): HttpError {
    return new HttpError("unavailable", this.#busy, { headers });
  }
}
