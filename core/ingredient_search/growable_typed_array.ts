type Packed = Uint8Array | Uint16Array | Uint32Array;

const INITIAL_CAPACITY = 1 << 12;

/**
 * A typed array that grows. A plain array of ten million numbers needs four times the memory of a 16-bit typed array, and
 * more while it grows.
 */
export class GrowableTypedArray<Numbers extends Packed> {
  readonly #make: (length: number) => Numbers;
  #numbers: Numbers;
  #length = 0;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(INITIAL_CAPACITY);
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = this.#make(Math.ceil(this.#length * 1.5));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = number;
  }

  /** A copy with exactly the pushed numbers. */
  packed(): Numbers {
    const exact = this.#make(this.#length);
    exact.set(this.#numbers.subarray(0, this.#length));
    return exact;
  }
}
