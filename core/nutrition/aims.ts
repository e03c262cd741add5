import type { Nutrient } from "./nutrients.ts";

/** A person's daily aims: kilocalories and grams. An absent nutrient has no aim. */
export type NutritionAims = { readonly [N in Nutrient]?: number | undefined };

/** Whether an aim is to be reached, not to be exceeded, or met within {@linkcode ABOUT}. */
export const AIM_KINDS = {
  kcal: "about",
  proteinGrams: "at least",
  carbsGrams: "about",
  fatGrams: "at most",
  saturatedFatGrams: "at most",
  fiberGrams: "at least",
  saltGrams: "at most",
} as const satisfies Record<Nutrient, string>;

/** How far from an aim "about" reaches, as a share of it. */
export const ABOUT = 0.1;

/** The largest aims that can be set: several times what anyone eats in a day. */
export const AIM_LIMITS: Readonly<Record<Nutrient, number>> = {
  kcal: 10_000,
  proteinGrams: 1_000,
  carbsGrams: 2_000,
  fatGrams: 1_000,
  saturatedFatGrams: 500,
  fiberGrams: 200,
  saltGrams: 50,
};

/** Published aims, to start from. */
export interface AimPreset {
  readonly id: string;
  readonly name: string;
  /** Who published the figures, and where. */
  readonly source: string;
  readonly aims: NutritionAims;
}

const EU = "Regulation (EU) No 1169/2011, annex XIII; fibre: EFSA 2010, dietary reference values for carbohydrates";
const UK = "Public Health England 2016, Government Dietary Recommendations";

export const AIM_PRESETS: readonly AimPreset[] = [
  {
    id: "eu-adult",
    name: "An average adult (EU)",
    source: EU,
    aims: {
      kcal: 2_000,
      proteinGrams: 50,
      carbsGrams: 260,
      fatGrams: 70,
      saturatedFatGrams: 20,
      fiberGrams: 25,
      saltGrams: 6,
    },
  },
  {
    id: "uk-woman",
    name: "A woman of 19 to 64 (UK)",
    source: UK,
    aims: {
      kcal: 2_000,
      proteinGrams: 45,
      carbsGrams: 267,
      fatGrams: 78,
      saturatedFatGrams: 24,
      fiberGrams: 30,
      saltGrams: 6,
    },
  },
  {
    id: "uk-man",
    name: "A man of 19 to 64 (UK)",
    source: UK,
    aims: {
      kcal: 2_500,
      proteinGrams: 55.5,
      carbsGrams: 333,
      fatGrams: 97,
      saturatedFatGrams: 31,
      fiberGrams: 30,
      saltGrams: 6,
    },
  },
];

/** How a day's amount compares with an aim; "low" and "high" only where that misses it. */
export type AimResult = "met" | "low" | "high";

/** Compares a day's amount with a nutrient's aim. */
export function compareWithAim(nutrient: Nutrient, { amount, aim }: { amount: number; aim: number }): AimResult {
  const kind = AIM_KINDS[nutrient];
  const tolerance = kind === "about" ? aim * ABOUT : 0;
  if (kind !== "at most" && amount < aim - tolerance) return "low";
  if (kind !== "at least" && amount > aim + tolerance) return "high";
  return "met";
}
