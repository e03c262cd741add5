import { GrowableTypedArray } from "./growable_typed_array.ts";

// Casts of indexed values are sound: every index is within its table.

/** The needs of all recipes. Foods are numbered from the rarest to the most frequent. */
export interface PackedNeeds {
  /**
   * Weight of each food, in points, and 0 for {@linkcode IngredientPostings.next} if there is none. A recipe's required
   * foods weigh at most {@linkcode POINTS_MAX} together.
   */
  readonly weights: Uint8Array;
  /** Where each recipe's needs begin in `needs`; the last element is the end. */
  readonly starts: Uint32Array;
  /** Each is a food's number, shifted by {@linkcode NUMBER_SHIFT}, and the flag {@linkcode OPTIONAL} if it is optional. */
  readonly needs: Uint16Array;
}

// With its flag a need has 16 bits, so that the needs of a million recipes fit into two typed arrays.
export const OPTIONAL = 1;
export const NUMBER_SHIFT = 1;
export const FOODS_MAX = 1 << 15;

export const POINTS_BITS = 8;
export const POINTS_MAX = (1 << POINTS_BITS) - 1;

/**
 * Numbers the lists of a food: recipes with the same points of all required foods (`total`) and of those that are rarer than
 * this food. Ascending by `rarer`, and for the same `rarer` descending by `total`: the best recipes come first.
 */
export function listCode(rarer: number, total: number): number {
  return (rarer << POINTS_BITS) | (POINTS_MAX - total);
}

/** For each food the recipes that require it, in lists of recipes with the same points. Foods without points have none. */
export class IngredientPostings {
  /** Positions of recipes in the index; ascending within a list. */
  readonly positions: Uint32Array;
  /** For each of the positions the recipe's next more frequent food, or the number after the last food. */
  readonly next: Uint16Array;
  /** The one after that. */
  readonly afterNext: Uint16Array;
  /** Where each food's lists begin in the next two; the last element is the end. */
  readonly #listStarts: Uint32Array;
  /** Each list's {@linkcode listCode}; ascending within a food. */
  readonly #codes: Uint16Array;
  /** Where each list begins in {@linkcode positions}; the last element is the end. */
  readonly #starts: Uint32Array;
  /** For each recipe the points of all required foods. */
  readonly totals: Uint8Array;
  /** The largest of them. */
  readonly mostPoints: number;

  constructor(packed: PackedNeeds) {
    const foodStarts = startsOfFoods(packed);
    const count = foodStarts.at(-1) as number;
    this.positions = new Uint32Array(count);
    this.next = new Uint16Array(count);
    this.afterNext = new Uint16Array(count);
    this.totals = new Uint8Array(packed.starts.length - 1);
    const codes = new Uint16Array(count);
    this.#fill(packed, { foodStarts, codes });
    this.mostPoints = this.totals.reduce((most, total) => Math.max(most, total), 0);

    this.#listStarts = new Uint32Array(foodStarts.length);
    const lists = new GrowableTypedArray((length) => new Uint16Array(length));
    const starts = new GrowableTypedArray((length) => new Uint32Array(length));
    for (let food = 0; food < packed.weights.length; food++) {
      const start = foodStarts[food] as number;
      for (const list of this.#sortByCode(codes, { start, end: foodStarts[food + 1] as number })) {
        lists.push(list.code);
        starts.push(start + list.start);
      }
      this.#listStarts[food + 1] = lists.length;
    }
    starts.push(count);
    this.#codes = lists.packed();
    this.#starts = starts.packed();
  }

  /** The places of all recipes that require a food. */
  recipesOf(food: number): { start: number; end: number } {
    const { first, end } = this.listsOf(food);
    return { start: this.#starts[first] as number, end: this.#starts[end] as number };
  }

  /** Numbers of a food's lists, from `first` to before `end`, in the order of {@linkcode listCode}. */
  listsOf(food: number): { first: number; end: number } {
    return { first: this.#listStarts[food] as number, end: this.#listStarts[food + 1] as number };
  }

  /** A list's {@linkcode listCode}. */
  codeOf(list: number): number {
    return this.#codes[list] as number;
  }

  /** The places of a list's recipes begin here, and end where those of the next list begin. */
  startOf(list: number): number {
    return this.#starts[list] as number;
  }

  /** Stores every recipe at each of its foods, in the order of the index. */
  #fill(packed: PackedNeeds, { foodStarts, codes }: { foodStarts: Uint32Array; codes: Uint16Array }): void {
    const { weights, starts } = packed;
    const free = foodStarts.slice();
    const none = weights.length - 1;
    const foods: number[] = [];
    for (let position = 0; position < starts.length - 1; position++) {
      const total = readCountedFoods(packed, { position, foods });
      this.totals[position] = total;
      let rarer = 0;
      for (let i = 0; i < foods.length; i++) {
        const food = foods[i] as number;
        const place = free[food] as number;
        free[food] = place + 1;
        this.positions[place] = position;
        this.next[place] = i + 1 < foods.length ? (foods[i + 1] as number) : none;
        this.afterNext[place] = i + 2 < foods.length ? (foods[i + 2] as number) : none;
        codes[place] = listCode(rarer, total);
        rarer += weights[food] as number;
      }
    }
  }

  /** Groups a food's recipes into lists, without changing their order within a list. Returns where each list begins. */
  #sortByCode(codes: Uint16Array, range: { start: number; end: number }): { code: number; start: number }[] {
    const unsorted = codes.subarray(range.start, range.end);
    const free = new Uint32Array(unsorted.reduce((most, each) => Math.max(most, each), 0) + 1);
    for (const each of unsorted) free[each] = (free[each] as number) + 1;
    const lists: { code: number; start: number }[] = [];
    let start = 0;
    for (let each = 0; each < free.length; each++) {
      const size = free[each] as number;
      if (size > 0) lists.push({ code: each, start });
      free[each] = start;
      start += size;
    }
    const places = new Uint32Array(unsorted.length);
    for (let i = 0; i < places.length; i++) {
      const each = unsorted[i] as number;
      places[i] = free[each] as number;
      free[each] = (free[each] as number) + 1;
    }
    for (const numbers of [this.positions, this.next, this.afterNext]) {
      const sorted = numbers.subarray(range.start, range.end);
      const copy = sorted.slice();
      for (let i = 0; i < places.length; i++) sorted[places[i] as number] = copy[i] as number;
    }
    return lists;
  }
}

function startsOfFoods({ weights, needs }: PackedNeeds): Uint32Array {
  const starts = new Uint32Array(weights.length + 1);
  for (const need of needs) {
    if (!isCounted(need, weights)) continue;
    const food = need >> NUMBER_SHIFT;
    starts[food + 1] = (starts[food + 1] as number) + 1;
  }
  for (let food = 0; food < weights.length; food++) {
    starts[food + 1] = (starts[food + 1] as number) + (starts[food] as number);
  }
  return starts;
}

/** Reads the required foods of a recipe that have points, the rarest first. Returns their points. */
function readCountedFoods(
  { weights, starts, needs }: PackedNeeds,
  { position, foods }: { position: number; foods: number[] },
): number {
  const end = starts[position + 1] as number;
  let total = 0;
  foods.length = 0;
  for (let i = starts[position] as number; i < end; i++) {
    const need = needs[i] as number;
    if (!isCounted(need, weights)) continue;
    const food = need >> NUMBER_SHIFT;
    total += weights[food] as number;
    let place = foods.length;
    for (; place > 0 && (foods[place - 1] as number) > food; place--) foods[place] = foods[place - 1] as number;
    foods[place] = food;
  }
  return total;
}

function isCounted(need: number, weights: Uint8Array): boolean {
  return (need & OPTIONAL) === 0 && weights[need >> NUMBER_SHIFT] !== 0;
}
