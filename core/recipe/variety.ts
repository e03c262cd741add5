import type { RecipeId } from "./recipe.ts";

/**
 * A recipe's place in the order of variety: a shuffle that never changes, so that neighbours have nothing in common
 * and a list does not move between two requests. A whole number from 0 up to 2^31.
 */
export function varietyOf(id: RecipeId): number {
  let hash = 0x811c9dc5; // FNV-1a …
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b); // … and a mix, because similar ids would lie close together
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 1;
}

/** How far the order of variety goes. */
const VARIETY_END = 2 ** 31;

/** How far behind `turn` a place lies in the order of variety, which begins anew after its end. */
export function afterTurn(variety: number, turn: number): number {
  return variety >= turn ? variety - turn : variety - turn + VARIETY_END;
}
