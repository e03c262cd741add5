import type { Nutrition, PartlyKnown } from "../food/mod.ts";
import type { KnownAmount, Portion } from "../nutrition/mod.ts";

/** Default for a recipe that was imported before its weight was stored: about the catalogue's mean. */
const TYPICAL_GRAMS = 300;

const UNKNOWN: PartlyKnown = { grams: 0, weightShare: 0 };

/** One serving of a recipe, to be added to others. */
export function portionOf(nutrition: Nutrition): Portion {
  const { kcal, proteinGrams, carbsGrams, fatGrams, weightShare, grams = TYPICAL_GRAMS } = nutrition;
  const { fiber = UNKNOWN, salt = UNKNOWN, saturatedFat = UNKNOWN } = nutrition;
  return {
    grams,
    nutrients: {
      kcal: { amount: kcal, weightShare },
      proteinGrams: { amount: proteinGrams, weightShare },
      carbsGrams: { amount: carbsGrams, weightShare },
      fatGrams: { amount: fatGrams, weightShare },
      saturatedFatGrams: partlyKnown(saturatedFat),
      fiberGrams: partlyKnown(fiber),
      saltGrams: partlyKnown(salt),
    },
  };
}

function partlyKnown({ grams, weightShare }: PartlyKnown): KnownAmount {
  return { amount: grams, weightShare };
}
