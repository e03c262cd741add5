import { type Amount, GRAMS_PER, isVolume, isWeight, ML_PER, type Unit } from "../amounts/mod.ts";

/** Grams by kitchen measure; undefined if the source does not give a weight. */
export interface FoodWeights {
  readonly cup?: number | undefined;
  readonly tbsp?: number | undefined;
  readonly tsp?: number | undefined;
  readonly ml?: number | undefined;
  readonly piece?: number | undefined;
  /** Description of a piece: "medium", "clove", "fillet"; empty if there is none. */
  readonly pieceIs: string;
}

/** The facts of a food that weighing it needs. */
export interface WeighedFood {
  readonly category?: string | undefined;
  readonly weights?: FoodWeights | undefined;
}

const PINCHES_PER_TSP = 16;

/** Grams in a handful and a bunch by kind of food. Own estimates, because the table has neither. */
const HANDFUL_GRAMS: Readonly<Record<string, number>> = { herb: 10, vegetable: 30, "nut-seed": 30 };
const BUNCH_GRAMS: Readonly<Record<string, number>> = { herb: 30 };

/** The pattern that the table's description of a piece must match for the unit. */
const PIECE_WORDS = {
  clove: /clove/u,
  slice: /slice/u,
  stick: /stick|stalk/u,
  leaf: /leaf/u,
  fillet: /fillet/u,
  sprig: /sprig/u,
  can: /\bcan\b/u,
} satisfies Partial<Record<Unit, RegExp>>;

/**
 * Grams of an amount of food. The sources in order: the table's weight for the unit, the density, another unit, and the
 * more general foods.
 *
 * @param relatives the food itself and its more general foods, nearest first
 * @returns undefined if the weight is unknown
 */
export function gramsOf({ quantity, unit }: Amount, relatives: Iterable<WeighedFood>): number | undefined {
  if (isWeight(unit)) return quantity * GRAMS_PER[unit];
  for (const relative of relatives) {
    const grams = gramsOfOne(unit, relative);
    if (grams !== undefined) return quantity * grams;
  }
  return undefined;
}

function gramsOfOne(
  unit: Exclude<Unit, keyof typeof GRAMS_PER>,
  { category = "", weights = { pieceIs: "" } }: WeighedFood,
): number | undefined {
  if (unit === "pinch") {
    const teaspoon = gramsOfVolume("tsp", weights);
    return teaspoon === undefined ? undefined : teaspoon / PINCHES_PER_TSP;
  }
  if (isVolume(unit)) return gramsOfVolume(unit, weights);
  if (unit === "handful") return HANDFUL_GRAMS[category];
  if (unit === "bunch") return BUNCH_GRAMS[category];
  if (unit === "piece") return isPartOfFood(weights.pieceIs) ? undefined : weights.piece;
  return PIECE_WORDS[unit].test(weights.pieceIs) ? weights.piece : undefined;
}

// A piece of basil is a leaf and a piece of garlic a clove, but "1 basil" or "1 garlic" does not mean that.
function isPartOfFood(pieceIs: string): boolean {
  return Object.values(PIECE_WORDS).some((word) => word.test(pieceIs));
}

function gramsOfVolume(unit: Exclude<keyof typeof ML_PER, "pinch">, weights: FoodWeights): number | undefined {
  const ownUnit = unit === "quart" ? undefined : weights[unit];
  if (ownUnit !== undefined) return ownUnit;
  if (weights.ml !== undefined) return weights.ml * ML_PER[unit];
  for (const other of ["cup", "tbsp", "tsp"] as const) {
    const grams = weights[other];
    if (grams !== undefined) return (grams / ML_PER[other]) * ML_PER[unit];
  }
  return undefined;
}
