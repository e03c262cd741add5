import type { ComposedFood, CompositionTable, FoodCategory, Weights } from "./composition_table.ts";
import type { Ingredient, Unit } from "./recipe_file.ts";

const ML_PER = { ml: 1, tsp: 4.92892, tbsp: 14.7868, cup: 236.588 } as const;
const PINCHES_PER_TSP = 16;

/** Grams in a handful and a bunch by kind of food. Own estimates, because the table has neither. */
const HANDFUL_GRAMS: Partial<Record<FoodCategory, number>> = { herb: 10, vegetable: 30, "nut-seed": 30 };
const BUNCH_GRAMS: Partial<Record<FoodCategory, number>> = { herb: 30 };

/** The pattern that the table's description of a piece must match for the unit. */
const PIECE_WORD: Partial<Record<Unit, RegExp>> = {
  clove: /clove/u,
  slice: /slice/u,
  stick: /stick|stalk/u,
  leaf: /leaf/u,
  fillet: /fillet/u,
  sprig: /sprig/u,
  can: /\bcan\b/u,
};

type Volume = keyof typeof ML_PER;

/**
 * Grams of an ingredient as bought and prepared. The sources in order: its own `weightGrams`, the table's weight for the
 * unit, the density, another unit, and its more general food.
 *
 * @returns 0 for ingredients added to taste; undefined if the weight is unknown
 */
export function weighIngredient(ingredient: Ingredient, table: CompositionTable): number | undefined {
  const { food, quantity, unit, weightGrams } = ingredient;
  if (weightGrams !== undefined) return weightGrams;
  if (quantity === undefined || unit === undefined) return 0;
  if (unit === "g") return quantity;
  for (const relative of table.selfAndAncestors(food)) {
    const grams = gramsOfOne(unit, relative);
    if (grams !== undefined) return quantity * grams;
  }
  return undefined;
}

function gramsOfOne(unit: Unit, food: ComposedFood): number | undefined {
  switch (unit) {
    case "g":
      return 1;
    case "ml":
    case "tsp":
    case "tbsp":
    case "cup":
      return gramsOfVolume(unit, food.weights);
    case "pinch": {
      const teaspoon = gramsOfVolume("tsp", food.weights);
      return teaspoon === undefined ? undefined : teaspoon / PINCHES_PER_TSP;
    }
    case "handful":
      return HANDFUL_GRAMS[food.category];
    case "bunch":
      return BUNCH_GRAMS[food.category];
    case "piece":
      return isPartOfFood(food.weights.pieceIs) ? undefined : food.weights.piece;
    case "clove":
    case "slice":
    case "stick":
    case "leaf":
    case "fillet":
    case "sprig":
    case "can":
      return PIECE_WORD[unit]?.test(food.weights.pieceIs) ? food.weights.piece : undefined;
  }
}

// A piece of basil is a leaf and a piece of garlic a clove, but "1 basil" or "1 garlic" does not mean that.
function isPartOfFood(pieceIs: string): boolean {
  return Object.values(PIECE_WORD).some((word) => word.test(pieceIs));
}

function gramsOfVolume(unit: Volume, weights: Weights): number | undefined {
  const ownUnit = weights[unit];
  if (ownUnit !== undefined) return ownUnit;
  if (weights.ml !== undefined) return weights.ml * ML_PER[unit];
  for (const other of ["cup", "tbsp", "tsp"] as const) {
    const grams = weights[other];
    if (grams !== undefined) return (grams / ML_PER[other]) * ML_PER[unit];
  }
  return undefined;
}
