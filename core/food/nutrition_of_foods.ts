import type { FoodKey } from "./food_key.ts";
import type { Nutrition, PartlyKnown, PrincipalKind } from "./nutrition.ts";

/** Nutrients of 100 g. Carbohydrate is by difference and includes fibre, as on US labels. */
export interface Composition {
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly carbsGrams: number;
  readonly fatGrams: number;
  /** Undefined where the source does not know it, as are the next two. */
  readonly saturatedFatGrams: number | undefined;
  readonly fiberGrams: number | undefined;
  readonly sodiumMilligrams: number | undefined;
}

/** A food in a dish. */
export interface EatenFood {
  readonly key: FoodKey;
  /** "vegetable", "stock". */
  readonly category?: string | undefined;
  /** Grams in the whole dish, without food that is strained out or left in the pan. */
  readonly grams: number;
  /** Undefined if the food table has no figures. */
  readonly composition?: Composition | undefined;
  /** Whether the figures are those of a similar food. */
  readonly isProxy?: boolean | undefined;
}

/** Plain water has weight but no nutrients. Counting it would make every soup's figures look too complete. */
const WATER: ReadonlySet<FoodKey> = new Set(["water", "ice", "sparkling-water"]);

/** Grams of salt in a gram of sodium, as on EU labels. */
const SALT_PER_SODIUM = 2.5;

/** Grams in 100 g of a food of the nutrients that the table does not know of every food. */
const PARTLY_KNOWN = {
  fiber: ({ fiberGrams }) => fiberGrams,
  salt: ({ sodiumMilligrams }) =>
    sodiumMilligrams === undefined ? undefined : (sodiumMilligrams / 1000) * SALT_PER_SODIUM,
  saturatedFat: ({ saturatedFatGrams }) => saturatedFatGrams,
} satisfies Record<string, (composition: Composition) => number | undefined>;

/** Minimum share of the eaten weight for a principal food. */
const PRINCIPAL_SHARE = 0.08;

const KINDS: Readonly<Record<string, PrincipalKind>> = {
  meat: "meat",
  poultry: "poultry",
  fish: "seafood",
  shellfish: "seafood",
  egg: "egg",
  legume: "pulse",
  dairy: "dairy",
};

/** Below this, nothing is High-Protein: a spoonful of raita has little of anything. Grams a serving. */
const HIGH_PROTEIN_GRAMS_MIN = 15;
/** EU Regulation 1924/2006, annex, "high protein": at least 20 % of the energy is provided by protein … */
const HIGH_PROTEIN_ENERGY_SHARE = 0.2;
/** … at the 4 kcal a gram of Regulation 1169/2011, annex XIV. */
const KCAL_PER_GRAM_OF_PROTEIN = 4;
/** More than half of an adult's 50 g a day (Regulation 1169/2011, annex XIII): High-Protein whatever else is in it. */
const MUCH_PROTEIN_GRAMS = 30;

/**
 * Nutrients of one serving. The shares of the weight that has figures exclude plain water.
 *
 * @param options.unknownGrams weight of the dish's unknown foods; 0 by default
 */
export function nutritionOfFoods(
  all: readonly EatenFood[],
  { servings, unknownGrams = 0 }: { servings: number; unknownGrams?: number },
): Nutrition {
  const foods = all.filter(({ key, grams }) => !WATER.has(key) && grams > 0);
  const weight = gramsIn(foods) + unknownGrams;
  const known = foods.filter(({ composition }) => composition !== undefined);
  const sumOf = (nutrient: "kcal" | "proteinGrams" | "carbsGrams" | "fatGrams") =>
    known.reduce((sum, { composition, grams }) => sum + ((composition?.[nutrient] ?? 0) * grams) / 100, 0) / servings;
  const partlyKnown = (nutrient: keyof typeof PARTLY_KNOWN) =>
    partOf(foods, { nutrient: PARTLY_KNOWN[nutrient], servings, weight });
  return {
    kcal: Math.round(sumOf("kcal")),
    proteinGrams: toTenth(sumOf("proteinGrams")),
    carbsGrams: toTenth(sumOf("carbsGrams")),
    fatGrams: toTenth(sumOf("fatGrams")),
    grams: Math.round(weight / servings),
    weightShare: shareOf(gramsIn(known), weight),
    usesStandIn: known.some(({ isProxy }) => isProxy),
    fiber: partlyKnown("fiber"),
    salt: partlyKnown("salt"),
    saturatedFat: partlyKnown("saturatedFat"),
  };
}

/** The principal foods of a dish. */
export interface PrincipalFoods {
  readonly foods: ReadonlySet<FoodKey>;
  readonly kind: PrincipalKind | undefined;
}

/**
 * The principal foods of a dish are those with at least 8 % of the eaten weight. Water and stock do not count: they are
 * heavy in every soup without characterizing it. Also returns the kind with the largest weight among them.
 */
export function principalFoodsIn(all: readonly Pick<EatenFood, "key" | "category" | "grams">[]): PrincipalFoods {
  const grams = new Map<FoodKey, { category: string; grams: number }>();
  for (const { key, category = "", grams: each } of all) {
    if (WATER.has(key) || category === "stock") continue;
    grams.set(key, { category, grams: (grams.get(key)?.grams ?? 0) + each });
  }
  const whole = gramsIn([...grams.values()]);
  const principal = [...grams].filter(([, each]) => each.grams >= whole * PRINCIPAL_SHARE);
  const kinds = new Map<PrincipalKind, number>();
  for (const [, { category, grams: each }] of principal) {
    const kind = KINDS[category];
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + each);
  }
  const [most] = [...kinds].sort(([, a], [, b]) => b - a);
  return { foods: new Set(principal.map(([key]) => key)), kind: most?.[0] };
}

/** Whether a serving may be called High-Protein. */
export function isHighProtein({ kcal, proteinGrams }: Nutrition): boolean {
  const isShareHigh = proteinGrams * KCAL_PER_GRAM_OF_PROTEIN >= kcal * HIGH_PROTEIN_ENERGY_SHARE;
  return proteinGrams >= HIGH_PROTEIN_GRAMS_MIN && (isShareHigh || proteinGrams >= MUCH_PROTEIN_GRAMS);
}

function partOf(
  foods: readonly EatenFood[],
  options: { nutrient: (composition: Composition) => number | undefined; servings: number; weight: number },
): PartlyKnown {
  const { nutrient, servings, weight } = options;
  let sum = 0;
  let known = 0;
  for (const { composition, grams } of foods) {
    const per100Grams = composition && nutrient(composition);
    if (per100Grams === undefined) continue;
    known += grams;
    sum += (per100Grams * grams) / 100;
  }
  return { grams: toTenth(sum / servings), weightShare: shareOf(known, weight) };
}

function gramsIn(foods: readonly { readonly grams: number }[]): number {
  return foods.reduce((sum, { grams }) => sum + grams, 0);
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}

function toTenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
