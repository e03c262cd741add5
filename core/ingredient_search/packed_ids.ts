import { isRecipeId, type RecipeId } from "../recipe/mod.ts";
import { GrowableTypedArray } from "./growable_typed_array.ts";

// Casts of indexed values are sound: every index is within its table.

/** The ids of many recipes as bytes. A million strings would be a million objects for the garbage collector. */
export class PackedIds {
  readonly bytes: Uint8Array;
  /** Where each id begins; the last element is the end. */
  readonly starts: Uint32Array;

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.bytes = bytes;
    this.starts = starts;
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(position: number): RecipeId {
    const end = this.starts[position + 1] as number;
    let id = "";
    for (let i = this.starts[position] as number; i < end; i++) id += String.fromCharCode(this.bytes[i] as number);
    return id;
  }
}

/** Packs ids, one at a time. */
export class PackedIdsBuilder {
  readonly #bytes = new GrowableTypedArray((length) => new Uint8Array(length));
  readonly #starts = new GrowableTypedArray((length) => new Uint32Array(length));

  /** @throws {RangeError} if the text is not a recipe id: other characters do not fit into a byte */
  add(id: RecipeId): void {
    if (!isRecipeId(id)) throw new RangeError(`Cannot pack "${id}": it is not a recipe id`);
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
