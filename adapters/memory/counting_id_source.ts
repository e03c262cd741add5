import type { IdSource } from "../../core/shared/mod.ts";

/** Identifiers that a test can foresee: `id-1`, `id-2`, … */
export class CountingIdSource implements IdSource {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `id-${this.#last}`;
  }
}
