export interface ConcurrencyLimiterOptions {
  /** May change: it is read for every task. */
  readonly maxRunning: number;
  readonly maxQueued: number;
  readonly queueTimeoutMs: number;
}

/** Runs a bounded number of tasks at once; further tasks wait in a bounded queue. */
export class ConcurrencyLimiter {
  readonly #options: ConcurrencyLimiterOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: ConcurrencyLimiterOptions) {
    this.#options = options;
  }

  /**
   * Runs the task as soon as there is capacity.
   *
   * @throws the error that `overloaded` makes, where the queue is full or the wait takes too long.
   */
  async run<Result>(task: () => Promise<Result>, overloaded: () => Error): Promise<Result> {
    if (this.#running < this.#options.maxRunning) this.#running += 1;
    else await this.#wait(overloaded);
    try {
      return await task();
    } finally {
      const startNext = this.#queue.shift();
      if (startNext) startNext();
      else this.#running -= 1;
    }
  }

  async #wait(overloaded: () => Error): Promise<void> {
    if (this.#queue.length >= this.#options.maxQueued) throw overloaded();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(start), 1);
        reject(overloaded());
      }, this.#options.queueTimeoutMs);
      this.#queue.push(start);
    });
  }
}
