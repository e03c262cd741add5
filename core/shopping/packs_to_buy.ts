import type { Purchase } from "../food/mod.ts";

/** A purchase of a food: whole packs or pieces, or a weight. */
export interface ToBuy {
  /** Grams or pieces; a whole number. */
  readonly amount: number;
  /** Undefined for a food that is bought by weight or by the single piece. */
  readonly packs?: number | undefined;
  /** The remainder, in whole grams or pieces. */
  readonly surplus: number;
}

/** 820 g are two tins of 400 g: no dish notices 3 %. Pieces are needed whole. */
const WEIGHT_TOLERANCE = 0.03;
const PIECE_TOLERANCE = 0.05;

/** Steps in which foods are weighed in a shop: below `below` grams. */
const SHOP_STEPS = [
  { below: 100, step: 10 },
  { below: 500, step: 25 },
  { below: 1000, step: 50 },
  { below: Infinity, step: 100 },
] as const;

/**
 * Rounds an amount up to the sizes that shops sell.
 *
 * @param amount grams or pieces, the unit of the bought food. For 0, the purchase is one pack, or one piece, or no weight.
 */
export function toBuy(amount: number, { pack, loose }: Pick<Purchase, "pack" | "loose">): ToBuy {
  const least = leastOf(amount, pack);
  const size = pack?.pieces ?? pack?.grams;
  const rounded = size === undefined ? byWeight(least, amount) : Math.max(1, Math.ceil(least / size)) * size;
  const isSingle = !pack || (loose && pack.pieces === 1);
  return {
    amount: rounded,
    packs: isSingle ? undefined : rounded / (pack.pieces ?? pack.grams),
    surplus: Math.max(0, Math.floor(rounded - amount + 1e-6)),
  };
}

/** Whether so much is enough where the amount is needed. */
export function isEnough(bought: number, { amount, purchase }: { amount: number; purchase: Purchase }): boolean {
  return bought >= leastOf(amount, purchase.pack);
}

/** The least that is enough. */
function leastOf(amount: number, pack: Purchase["pack"]): number {
  return pack?.pieces === undefined ? amount * (1 - WEIGHT_TOLERANCE) : amount - PIECE_TOLERANCE;
}

function byWeight(least: number, grams: number): number {
  const step = SHOP_STEPS.find(({ below }) => grams < below)?.step ?? 100;
  return Math.ceil(least / step) * step;
}
