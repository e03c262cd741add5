import type { EnergyUnit } from "../../../core/account/mod.ts";
import { displayCalories } from "../../../core/recipe/mod.ts";
import { wholeText } from "./numbers.ts";

/** How many of each unit make up one cal. */
const PER_CAL: Readonly<Record<EnergyUnit, number>> = { cal: 1, kcal: 0.001, kJ: 0.004184 };

/** "534,000 cal", "534 kcal" or "2,234 kJ" from a recipe's calories; undefined where they cannot be read. */
export function energyText(calories: unknown, unit: EnergyUnit): string | undefined {
  const amount = energyAmount(calories, unit);
  return amount === undefined ? undefined : `${amount} ${unit}`;
}

/** "534,000", "534" or "2,234": the amount without its unit. */
export function energyAmount(calories: unknown, unit: EnergyUnit): string | undefined {
  const cal = displayCalories(calories);
  return cal === undefined ? undefined : wholeText(cal * PER_CAL[unit]);
}

/** Whole kilocalories from a recipe's calories; undefined where they cannot be read. */
export function kilocalories(calories: unknown): number | undefined {
  const cal = displayCalories(calories);
  return cal === undefined ? undefined : Math.round(cal * PER_CAL.kcal);
}
