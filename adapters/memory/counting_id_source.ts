import type { IdSource } from "../../core/shared/mod.ts";

/** Predictable ids for tests: `id-1`, `id-2`, … */
export class CountingIdSource implements IdSource {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `id-${this.#last}`;
  }
}
