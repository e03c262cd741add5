// Casts of indexed values are sound: every index is within its table.

/** Most writes between two marks: all slots and all their foods. */
const WRITES_MAX = 1 << 16;

/** Numbers that can be set back to a mark. All of a State's numbers are in one, so that a rejected move is undone by copying. */
export class Journal {
  readonly values: Float64Array;
  readonly #positions = new Int32Array(WRITES_MAX);
  readonly #before = new Float64Array(WRITES_MAX);
  #length = 0;

  constructor(size: number) {
    this.values = new Float64Array(size);
  }

  write(position: number, value: number): void {
    this.#positions[this.#length] = position;
    this.#before[this.#length++] = this.values[position] as number;
    this.values[position] = value;
  }

  add(position: number, change: number): void {
    this.write(position, (this.values[position] as number) + change);
  }

  /** Sets a mark here. */
  mark(): void {
    this.#length = 0;
  }

  /** Sets everything back to the last mark. */
  undo(): void {
    while (this.#length > 0) {
      this.#length--;
      this.values[this.#positions[this.#length] as number] = this.#before[this.#length] as number;
    }
  }
}
