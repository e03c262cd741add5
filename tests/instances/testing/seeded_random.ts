/** Chance that can be had again: the same seed gives the same numbers. */
export class SeededRandom {
  #state: number;

  private constructor(seed: number) {
    this.#state = seed;
  }

  /** By the seed of `CHANCE_SEED`, or a new one. Says which on the terminal, so that a run that failed can be had again. */
  static announced(occasion: string): SeededRandom {
    const seed = Number(process.env["CHANCE_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`${occasion}: CHANCE_SEED=${seed}`);
    return new SeededRandom(seed);
  }

  /** A whole number from 0 up to below `end`. */
  below(end: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** @throws {Error} where there is nothing to pick from. */
  pick<Item>(items: Iterable<Item>): Item {
    const all = [...items];
    const picked = all[this.below(all.length)];
    if (picked === undefined) throw new Error("Cannot pick one of nothing");
    return picked;
  }
}
