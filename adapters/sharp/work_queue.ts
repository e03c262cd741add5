/** Runs so much at once, lets so much wait, and refuses the rest. */
export class WorkQueue {
  readonly #running: number;
  readonly #waiting: number;
  #active = 0;
  readonly #queue: (() => void)[] = [];

  constructor(bounds: { running: number; waiting: number }) {
    this.#running = bounds.running;
    this.#waiting = bounds.waiting;
  }

  /**
   * Does the work when its turn comes.
   *
   * @returns what it gives; undefined at once where too much waits already.
   */
  async run<T extends object>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#active >= this.#running) {
      if (this.#queue.length >= this.#waiting) return undefined;
      await new Promise<void>((resolve) => {
        this.#queue.push(resolve);
      });
    } else {
      this.#active += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = this.#queue.shift();
      if (next) next();
      else this.#active -= 1;
    }
  }
}
