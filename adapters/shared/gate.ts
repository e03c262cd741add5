/** How many may be inside at once, how many may wait, and for how long in milliseconds. */
export interface GateOptions {
  readonly inside: number;
  readonly waiting: number;
  readonly patience: number;
}

/** Lets a bounded number of pieces of work run at once; the others wait their turn in a bounded line. */
export class Gate {
  readonly #options: GateOptions;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /**
   * Runs the work when it is its turn.
   *
   * @throws what `refusal` makes, where the line is full or the wait too long.
   */
  async run<Result>(work: () => Promise<Result>, refusal: () => Error): Promise<Result> {
    if (this.#inside < this.#options.inside) this.#inside += 1;
    else await this.#wait(refusal);
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next)
        next(); // hands its place on
      else this.#inside -= 1;
    }
  }

  async #wait(refusal: () => Error): Promise<void> {
    if (this.#line.length >= this.#options.waiting) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(enter), 1);
        reject(refusal());
      }, this.#options.patience);
      this.#line.push(enter);
    });
  }
}
