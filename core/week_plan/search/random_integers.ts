const TWO_TO_32 = 4_294_967_296;
const ROUNDS_TO_MIX = 15;

/** Whole numbers that look random: sfc32, which needs only 32-bit integers and so is the same on every platform. */
export class RandomIntegers {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** @param seed a whole number from 0. */
  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / TWO_TO_32) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < ROUNDS_TO_MIX; i++) this.next();
  }

  /** From 0 to 2^32 − 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 to `end` − 1. */
  below(end: number): number {
    return Math.floor((this.next() * end) / TWO_TO_32);
  }
}
