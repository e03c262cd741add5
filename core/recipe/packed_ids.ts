import { GrowableTypedArray } from "./growable_typed_array.ts";
import { isRecipeId, type RecipeId } from "./recipe.ts";

/** The ids of many recipes as bytes: a million strings would be a million objects for the garbage collector to visit. */
export class PackedIds {
  readonly #bytes: Uint8Array;
  /** Where each id begins, and at last where they end. */
  readonly #starts: Uint32Array;

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  at(position: number): RecipeId {
    return String.fromCharCode(...this.#bytes.subarray(this.#starts[position], this.#starts[position + 1]));
  }
}

/** Packs ids, one at a time. */
export class PackedIdsBuilder {
  readonly #bytes = new GrowableTypedArray((length) => new Uint8Array(length));
  readonly #starts = new GrowableTypedArray((length) => new Uint32Array(length));

  /** @throws {RangeError} what is no recipe's id would not come out as it went in */
  add(id: RecipeId): void {
    if (!isRecipeId(id)) throw new RangeError(`Cannot pack "${id}": it is no recipe's id`);
    this.#starts.push(this.#bytes.length);
    for (let i = 0; i < id.length; i++) this.#bytes.push(id.charCodeAt(i));
  }

  build(): PackedIds {
    const starts = new Uint32Array(this.#starts.length + 1);
    starts.set(this.#starts.packed());
    starts[this.#starts.length] = this.#bytes.length;
    return new PackedIds(this.#bytes.packed(), starts);
  }
}
