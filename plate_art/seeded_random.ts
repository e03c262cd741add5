/** Pseudo-random numbers, the same for the same seed on every machine. */
export interface Random {
  /** The next number, at least 0 and less than 1. */
  next(): number;
  /** The next number between the two bounds, the upper one excluded. */
  between(lower: number, upper: number): number;
  /** One entry of the list. @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
}

/**
 * The numbers of a seed, such as a recipe's id. Pictures never use `Math.random`, so that drawing a plate again gives the
 * same plate.
 */
export function seededRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  return {
    next,
    between: (lower, upper) => lower + next() * (upper - lower),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError("Cannot pick from an empty list");
      return list[Math.floor(next() * list.length)] as T;
    },
  };
}

/** A 32-bit hash of the text (FNV-1a). */
export function fnv1a(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
