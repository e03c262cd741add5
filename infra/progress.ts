/** After how long a step is announced, in milliseconds: what is over sooner needs no word. */
const PATIENCE = 700;

/** Tells the person at the terminal what takes so long. */
export class Progress {
  readonly #begun = performance.now();
  #announcement: NodeJS.Timeout | undefined;

  /** Begins a step; the one before it is over. */
  next(step: string): void {
    clearTimeout(this.#announcement);
    this.#announcement = setTimeout(() => console.log(`${step} …`), PATIENCE);
  }

  async during<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
    this.next(step);
    try {
      return await work();
    } finally {
      clearTimeout(this.#announcement);
    }
  }

  done(): void {
    clearTimeout(this.#announcement);
    console.log(`Ready after ${((performance.now() - this.#begun) / 1000).toFixed(1)} s.`);
  }
}
