import { plural, t } from "@lingui/core/macro";
import { DEFAULT_SETTINGS, type EnergyUnit } from "../../../core/account/mod.ts";
import type { Nutrient } from "../../../ui-kit/NutritionPanel/mod.ts";
import type { PartlyKnownNutrient, RecipeDetail } from "../../platform/api/mod.ts";
import { energyAmount, energyText, kilocalories } from "../../platform/format/mod.ts";
import type { Amounts } from "./use_amounts.ts";

/**
 * The full scale of a nutrient's rim: 40 % of an adult's 2,000 kcal a day, a quarter of it protein, 45 % carbs and 30 % fat.
 * Kilocalories, then grams of one serving.
 */
const FULL_RIM = { kcal: 800, protein: 50, carbs: 90, fat: 27 } as const;

/** Below this share of the weight the figures state their basis. */
const WHOLE = 0.95;

/** The four nutrients of a serving, as far as they are known. Until the unit is, calories have no value. `onEnergy`: called by a press on the calories. */
export function nutrientsOf(
  { calories, protein, carbs, fat }: Pick<RecipeDetail, "calories" | "protein" | "carbs" | "fat">,
  unit: EnergyUnit | undefined,
  onEnergy?: () => void,
): Nutrient[] {
  const kcal = kilocalories(calories);
  return [
    ...(kcal === undefined
      ? []
      : [
          {
            name: t`Calories`,
            value: (unit && energyAmount(calories, unit)) ?? null,
            unit: unit ?? "",
            share: kcal / FULL_RIM.kcal,
            rim: "breakfast",
            ...(onEnergy && { onPress: onEnergy, pressLabel: t`Show energy in another unit` }),
          } as const,
        ]),
    ...inGrams({ name: t`Protein`, grams: protein, full: FULL_RIM.protein, rim: "dinner" }),
    ...inGrams({ name: t`Carbs`, grams: carbs, full: FULL_RIM.carbs, rim: "lunch" }),
    ...inGrams({ name: t`Fat`, grams: fat, full: FULL_RIM.fat, rim: "snacks" }),
  ];
}

/** Fibre, saturated fat and salt of a serving as text: "6.2 g", "2.5 g (known for 82 % of the weight)". */
export function moreNutrientsOf({
  fiber,
  saturatedFat,
  salt,
}: Pick<RecipeDetail, "fiber" | "saturatedFat" | "salt">): { name: string; text: string }[] {
  return [
    { name: t`Fibre`, nutrient: fiber },
    { name: t`Saturated fat`, nutrient: saturatedFat },
    { name: t`Salt`, nutrient: salt },
  ].flatMap(({ name, nutrient }) => (nutrient ? [{ name, text: partlyKnownText(nutrient) }] : []));
}

function partlyKnownText({ grams, weightShare }: PartlyKnownNutrient): string {
  if (weightShare === 0) return t`not known`;
  return weightShare < WHOLE ? t`${grams} g (known for ${percentOf(weightShare)} of the weight)` : `${grams} g`;
}

/** "1 portion", "6 portions". */
export function portionsText(portions: number): string {
  return plural(portions, { one: "# portion", other: "# portions" });
}

/** Text below the name on paper: portions as chosen, time, and where the recipe is. */
export function printedFacts(
  { id, servings, totalTime }: Pick<RecipeDetail, "id" | "servings" | "totalTime">,
  { portions, host }: Pick<Amounts, "portions"> & { host: string },
): string {
  return [
    portions === undefined ? servings && t`Servings: ${servings}` : portionsText(portions),
    totalTime,
    `${host}/recipe/${id}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * A note on the amounts in the steps; undefined where they are the recipe's.
 *
 * @param scaled the steps for the portions, with whether all amounts of each are; undefined until they are scaled
 */
export function stepsNote(
  { servings, portions = servings, units }: Pick<Amounts, "servings" | "portions" | "units">,
  scaled?: readonly { readonly isWhole: boolean }[],
) {
  if (servings === undefined || portions === undefined) return undefined;
  if (portions !== servings) {
    if (scaled?.every(({ isWhole }) => isWhole)) return allAmountsNote(portions);
    return scaled ? someAmountsNote(servings) : allAmountsNote(servings);
  }
  return units === "us" ? t`Amounts in these steps are as the recipe has them.` : undefined;
}

function allAmountsNote(portions: number): string {
  return plural(portions, {
    one: "Amounts in these steps are for # portion.",
    other: "Amounts in these steps are for # portions.",
  });
}

function someAmountsNote(portions: number): string {
  return plural(portions, {
    one: "Some amounts in these steps are for # portion.",
    other: "Some amounts in these steps are for # portions.",
  });
}

/**
 * "534 kcal per serving", and the share of the weight that this is known for where it is not all of it. Beside kcal
 * it says the amount in kJ, so that the line never repeats the panel above it.
 */
export function nutritionNote(
  { calories, nutritionWeightShare = 1 }: RecipeDetail,
  unit: EnergyUnit = DEFAULT_SETTINGS.energyUnit,
): string {
  const energy = energyText(calories, unit === "kcal" ? "kJ" : "kcal");
  return [
    energy === undefined ? "" : t`${energy} per serving`,
    nutritionWeightShare < WHOLE ? t`Known for ${percentOf(nutritionWeightShare)} of the weight` : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function percentOf(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

interface Grams {
  readonly name: string;
  readonly grams: number | undefined;
  readonly full: number;
  readonly rim: Nutrient["rim"];
}

function inGrams({ name, grams, full, rim }: Grams): Nutrient[] {
  if (grams === undefined) return [];
  return [{ name, value: String(Math.round(grams)), unit: "g", share: grams / full, rim }];
}
