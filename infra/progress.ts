/** Shorter steps are not announced. */
const ANNOUNCE_AFTER_MS = 700;

/** Prints the steps of a start that take long. */
export class Progress {
  readonly #begun = performance.now();
  readonly #print: (line: string) => void;
  #announcement: NodeJS.Timeout | undefined;

  /** @param print receives each line; prints to the terminal by default. */
  constructor(print: (line: string) => void = (line) => console.log(line)) {
    this.#print = print;
  }

  /** Ends the current step and begins the next one. */
  next(step: string): void {
    this.end();
    this.#announcement = setTimeout(() => this.#print(`${step} …`), ANNOUNCE_AFTER_MS);
  }

  /** Runs `work` as one step. */
  async during<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
    this.next(step);
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  /** Ends the current step. */
  end(): void {
    clearTimeout(this.#announcement);
  }

  /** Ends the last step and prints the total time. */
  done(): void {
    this.end();
    this.#print(`Ready after ${((performance.now() - this.#begun) / 1000).toFixed(1)} s.`);
  }
}
