import type { RecipeId } from "./recipe.ts";

/**
 * A recipe's position in the shuffled order: a hash of its id, so that neighbours have nothing in common and a list does
 * not change between two requests. A whole number from 0 up to 2^31.
 */
export function shufflePositionOf(id: RecipeId): number {
  let hash = 0x811c9dc5; // FNV-1a, followed by a mix, because similar ids would get similar hashes
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 1;
}

const SHUFFLE_LENGTH = 2 ** 31;

/** How far a position is behind `start` in the shuffled order, which wraps around at its end. */
export function distanceInShuffle(position: number, start: number): number {
  return position >= start ? position - start : position - start + SHUFFLE_LENGTH;
}
