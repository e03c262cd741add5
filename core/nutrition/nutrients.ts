/** Energy in kilocalories and six nutrients in grams, in the order of the screens. */
export const NUTRIENTS = [
  "kcal",
  "proteinGrams",
  "carbsGrams",
  "fatGrams",
  "saturatedFatGrams",
  "fiberGrams",
  "saltGrams",
] as const;

/** One of {@linkcode NUTRIENTS}. */
export type Nutrient = (typeof NUTRIENTS)[number];

/** A nutrient's amount, from the foods of which it is known. */
export interface KnownAmount {
  /** Kilocalories or grams. */
  readonly amount: number;
  /** Share of the weight with this nutrient known, 0 to 1. */
  readonly weightShare: number;
}

export type Nutrients = Readonly<Record<Nutrient, KnownAmount>>;

/** The nutrients of one portion of a dish. */
export interface Portion {
  /** The basis of the shares: the weight without plain water. */
  readonly grams: number;
  readonly nutrients: Nutrients;
}

/** The nutrients of several portions together, each share weighed by the portions' weights. 0 and unknown for none. */
export function addPortions(portions: readonly Portion[]): Nutrients {
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0);
  const add = (nutrient: Nutrient): KnownAmount => {
    let amount = 0;
    let known = 0;
    for (const portion of portions) {
      amount += portion.nutrients[nutrient].amount;
      known += portion.nutrients[nutrient].weightShare * portion.grams;
    }
    return { amount, weightShare: grams === 0 ? 0 : known / grams };
  };
  return mapNutrients(add);
}

/** The nutrients of each of several days, if all days were the same. */
export function averageOfDays(nutrients: Nutrients, days: number): Nutrients {
  return mapNutrients((nutrient) => ({ ...nutrients[nutrient], amount: nutrients[nutrient].amount / days }));
}

function mapNutrients(amountOf: (nutrient: Nutrient) => KnownAmount): Nutrients {
  return {
    kcal: amountOf("kcal"),
    proteinGrams: amountOf("proteinGrams"),
    carbsGrams: amountOf("carbsGrams"),
    fatGrams: amountOf("fatGrams"),
    saturatedFatGrams: amountOf("saturatedFatGrams"),
    fiberGrams: amountOf("fiberGrams"),
    saltGrams: amountOf("saltGrams"),
  };
}
