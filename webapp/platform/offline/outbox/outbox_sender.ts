import type { Lane, OutboxBatch } from "./outbox_batch.ts";

/** Back-off: the first wait before a batch is sent again; twice as long after each failure. */
const BACKOFF_MIN_MS = 2_000;
const BACKOFF_MAX_MS = 60_000;

/**
 * The result of a batch. `gone`: it is not sent again by itself. `later`: the server has failed on it, and it waits.
 * `unreachable`: all wait.
 */
export type Attempt = "gone" | "later" | "unreachable";

export interface OutboxSenderOptions {
  /** Runs `act` while no other tab sends from this queue. */
  exclusively(act: () => Promise<void>): Promise<void>;
  /** Reads the entries before each pass: another tab may have sent some. */
  read(): Promise<void>;
  /** The next batch; undefined if there is none, or all of it is in lanes that are held. */
  next(held: ReadonlySet<Lane>): OutboxBatch | undefined;
  /** Never rejects. */
  attempt(batch: OutboxBatch): Promise<Attempt>;
  /** Called after each pass. */
  onPassed(): void;
  /** Called when nothing is being sent any more. */
  onEnd(): void;
  /** Default 2,000. */
  readonly backoffMinMs?: number | undefined;
  log(message: string, error: unknown): void;
}

/** Sends one queue of an outbox: in order, one batch at a time, and again after failures. */
export class OutboxSender {
  readonly #options: OutboxSenderOptions;
  #sending: Promise<void> | undefined;
  #isWanted = false;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(options: OutboxSenderOptions) {
    this.#options = options;
  }

  /** How many attempts have failed since the last that did not. */
  get failures(): number {
    return this.#failures;
  }

  async send(): Promise<void> {
    clearTimeout(this.#retryTimer);
    this.#isWanted = true;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      // Wanted after the last pass, and before this.
      if (this.#isWanted && !this.#isOver) void this.send();
    });
    await this.#sending;
  }

  start(): void {
    this.#isOver = false;
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#retryTimer);
  }

  async #sendAll(): Promise<void> {
    // A pass also sends entries that are added meanwhile. Entries that are added after its end need another one.
    while (this.#isWanted && !this.#isOver) {
      await this.#options
        .exclusively(() => this.#pass())
        .catch((error: unknown) => {
          this.#options.log("Cannot send what is unsent", error);
          this.#fail();
        });
    }
    this.#options.onEnd();
    if (!this.#isOver && this.#options.next(new Set())) this.#retryLater();
  }

  async #pass(): Promise<void> {
    await this.#options.read();
    const held = new Set<Lane>();
    for (;;) {
      const batch = this.#isOver ? undefined : this.#options.next(held);
      if (!batch) break;
      const attempt = await this.#options.attempt(batch);
      if (attempt === "unreachable") return this.#fail();
      if (attempt === "later") held.add(batch.lane);
    }
    if (held.size > 0) return this.#fail();
    this.#isWanted = false;
    this.#failures = 0;
    this.#options.onPassed();
  }

  #fail(): void {
    this.#isWanted = false;
    this.#failures += 1;
    this.#options.onPassed();
  }

  #retryLater(): void {
    const waitMs = (this.#options.backoffMinMs ?? BACKOFF_MIN_MS) * 2 ** Math.max(0, this.#failures - 1);
    this.#retryTimer = setTimeout(() => void this.send(), Math.min(waitMs, BACKOFF_MAX_MS));
  }
}
