/** A diet that a food or a dish suits, whatever the make. */
export type Diet = "vegan" | "vegetarian";

/** Main components of a dish. */
export const PRINCIPAL_KINDS = ["meat", "poultry", "seafood", "egg", "pulse", "dairy"] as const;

/** One of {@linkcode PRINCIPAL_KINDS}. */
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

/** A nutrient that the food table does not know of every food. */
export interface PartlyKnown {
  /** Grams of one serving, from the foods of which it is known. */
  readonly grams: number;
  /** Share of the recipe's weight with this nutrient known, 0 to 1. */
  readonly weightShare: number;
}

/** Nutrients of one serving, computed from the food table when the recipe is imported. */
export interface Nutrition {
  /** Energy in kilocalories, a whole number up to 4,000: a larger number without a unit would be read as calories. */
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly carbsGrams: number;
  readonly fatGrams: number;
  /**
   * Weight without plain water, to which the shares refer; absent in recipes that were imported before the field existed.
   */
  readonly grams?: number | undefined;
  /** Share of the recipe's weight with known nutrients, 0 to 1. */
  readonly weightShare: number;
  /** Whether a similar food's nutrients were used for an ingredient. */
  readonly usesStandIn: boolean;
  /** These three are absent in a recipe that was imported before they were known. */
  readonly fiber?: PartlyKnown | undefined;
  /** 2.5 times the sodium. */
  readonly salt?: PartlyKnown | undefined;
  readonly saturatedFat?: PartlyKnown | undefined;
}
