import { t } from "@lingui/core/macro";
import type { Settings } from "../../../core/account/mod.ts";
import { NUTRIENTS, type Nutrient } from "../../../core/nutrition/mod.ts";
import { aimText } from "../nutrition/mod.ts";

const TEXTS: Readonly<Record<Nutrient, (aim: string) => string>> = {
  kcal: (aim) => aim,
  proteinGrams: (aim) => t`${aim} protein`,
  carbsGrams: (aim) => t`${aim} carbs`,
  fatGrams: (aim) => t`${aim} fat`,
  saturatedFatGrams: (aim) => t`${aim} saturated fat`,
  fiberGrams: (aim) => t`${aim} fibre`,
  saltGrams: (aim) => t`${aim} salt`,
};

/** The aims of a day: "About 2,000 kcal, at least 30 g fibre a day."; undefined for none. */
export function aimsText({ aims, energyUnit }: Pick<Settings, "aims" | "energyUnit">): string | undefined {
  const texts = NUTRIENTS.flatMap((nutrient) => {
    const aim = aims[nutrient];
    return aim === undefined ? [] : [TEXTS[nutrient](aimText(nutrient, aim, energyUnit))];
  });
  if (texts.length === 0) return undefined;
  const text = texts.join(", ");
  const aimsOfDay = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return t`${aimsOfDay} a day.`;
}
