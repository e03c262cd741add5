// Casts of indexed values are sound: every index is within its table.

/** Collects the best of many numbers: those with the highest scores, and of equal scores the lowest numbers. */
export class BestOf {
  readonly #limit: number;
  /** The best first. */
  readonly #scores: number[] = [];
  readonly #numbers: number[] = [];

  /** @param limit most numbers to collect; at least 1 */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Scores below this are not accepted. */
  get lowestScore(): number {
    return this.#scores[this.#limit - 1] ?? Number.NEGATIVE_INFINITY;
  }

  /** Whether it would be accepted. */
  accepts(number: number, score: number): boolean {
    if (this.#numbers.length < this.#limit) return true;
    const last = this.#scores[this.#limit - 1] as number;
    return score > last || (score === last && number < (this.#numbers[this.#limit - 1] as number));
  }

  /** Adds an accepted number. */
  add(number: number, score: number): void {
    const place = this.#placeOf(number, score);
    this.#scores.splice(place, 0, score);
    this.#numbers.splice(place, 0, number);
    if (this.#numbers.length <= this.#limit) return;
    this.#scores.pop();
    this.#numbers.pop();
  }

  /** The collected numbers, the best first. */
  numbers(): readonly number[] {
    return this.#numbers;
  }

  #placeOf(number: number, score: number): number {
    let low = 0;
    let high = this.#numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const known = this.#scores[middle] as number;
      if (known > score || (known === score && (this.#numbers[middle] as number) < number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
