import { seededRandom } from "../../../tools/measure/seeded_random.ts";

/** Random choices that can be repeated with the same seed. */
export class SeededRandom {
  readonly #random: () => number;

  private constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** Uses the seed of `CHANCE_SEED`, or a new one, and prints it, so that a failed run can be repeated. */
  static announced(occasion: string): SeededRandom {
    const seed = Number(process.env["CHANCE_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`${occasion}: CHANCE_SEED=${seed}`);
    return new SeededRandom(seed);
  }

  /** An integer from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  /** @throws {Error} if there are no items. */
  pick<Item>(items: Iterable<Item>): Item {
    const all = [...items];
    const picked = all[this.below(all.length)];
    if (picked === undefined) throw new Error("Cannot pick one of nothing");
    return picked;
  }
}
