/** After how long a step is announced, in milliseconds: what is over sooner needs no word. */
const ANNOUNCE_AFTER_MS = 700;

/** Tells the person at the terminal what takes so long. */
export class Progress {
  readonly #begun = performance.now();
  readonly #say: (line: string) => void;
  #announcement: NodeJS.Timeout | undefined;

  /** @param say hears each line; the terminal where absent. */
  constructor(say: (line: string) => void = (line) => console.log(line)) {
    this.#say = say;
  }

  /** Begins a step; the one before it is over. */
  next(step: string): void {
    this.end();
    this.#announcement = setTimeout(() => this.#say(`${step} …`), ANNOUNCE_AFTER_MS);
  }

  /** Does a step that ends with its work. */
  async during<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
    this.next(step);
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  /** Ends the last step: nothing is announced any more. */
  end(): void {
    clearTimeout(this.#announcement);
  }

  /** Ends the last step, and says how long it all took. */
  done(): void {
    this.end();
    this.#say(`Ready after ${((performance.now() - this.#begun) / 1000).toFixed(1)} s.`);
  }
}
