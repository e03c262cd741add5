import { PACK_NOUNS, PACK_WEIGHTS, type Pack } from "../../core/food/mod.ts";

/** Nouns of counted foods. */
const COUNTED = new Set(["piece", "fillet"]);

/**
 * Reads a cell of the column `pack`: "bunch", "6 pieces", "tin, drained"; empty if there is none.
 *
 * @throws {Error} if it is no pack
 */
export function parsePack(cell: string): Omit<Pack, "grams"> | undefined {
  if (cell === "") return undefined;
  const [, count, words = "", qualifier] = /^(?:(\d+) )?([a-z]+)(?:, ([a-z]+))?$/u.exec(cell) ?? [];
  const noun = PACK_NOUNS.find((each) => each === words || (count !== undefined && `${each}s` === words));
  const weight = PACK_WEIGHTS.find((each) => each === qualifier);
  const pieces = count === undefined ? 1 : Number(count);
  if (!noun || weight !== qualifier || (count !== undefined && (!COUNTED.has(noun) || pieces < 2 || pieces > 100)))
    throw new Error(`Cannot read the pack "${cell}"`);
  return { noun, ...(COUNTED.has(noun) && { pieces }), ...(weight && { weight }) };
}
