import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import {
  AIM_KINDS,
  compareWithAim,
  type KnownAmount,
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  type NutritionAims,
} from "../../../core/nutrition/mod.ts";
import type { NutrientBar } from "../../../ui-kit/NutrientBars/mod.ts";
import { energyText, tenthsText, wholeText } from "../../platform/format/mod.ts";

const NAMES: Readonly<Record<Nutrient, MessageDescriptor>> = {
  kcal: msg`Energy`,
  proteinGrams: msg`Protein`,
  carbsGrams: msg`Carbs`,
  fatGrams: msg`Fat`,
  saturatedFatGrams: msg`Saturated fat`,
  fiberGrams: msg`Fibre`,
  saltGrams: msg`Salt`,
};

/** Below this share of the weight an amount says how much of it is known. */
const WHOLE = 0.95;

/** "Saturated fat" */
function nutrientName(nutrient: Nutrient): string {
  return i18n._(NAMES[nutrient]);
}

/** "1,930 kcal", "54 g", "5.4 g". */
export function nutrientText(nutrient: Nutrient, amount: number, unit: EnergyUnit): string {
  if (nutrient === "kcal") return energyText(`${Math.round(amount)} kcal`, unit) ?? "";
  return `${amount < 10 ? tenthsText(amount) : wholeText(amount)} g`;
}

/** "at least 50 g" */
export function aimText(nutrient: Nutrient, aim: number, unit: EnergyUnit): string {
  const amount = nutrientText(nutrient, aim, unit);
  switch (AIM_KINDS[nutrient]) {
    case "about":
      return t`about ${amount}`;
    case "at least":
      return t`at least ${amount}`;
    case "at most":
      return t`at most ${amount}`;
  }
}

/** A day's nutrients as the kit shows them. */
export function nutrientBars(
  nutrients: Nutrients,
  { aims, unit }: { aims: NutritionAims; unit: EnergyUnit },
): NutrientBar[] {
  return NUTRIENTS.map((nutrient) => {
    const { amount, weightShare } = nutrients[nutrient];
    const name = nutrientName(nutrient);
    if (weightShare === 0) return { name, amount: t`not known` };
    const aim = aims[nutrient];
    return {
      name,
      amount: nutrientText(nutrient, amount, unit),
      ...(aim === undefined
        ? {}
        : {
            aim: {
              text: aimText(nutrient, aim, unit),
              share: amount / aim,
              verdict: compareWithAim(nutrient, { amount, aim }),
            },
          }),
      ...noteOf({ amount, weightShare }),
    };
  });
}

function noteOf({ weightShare }: KnownAmount): Pick<NutrientBar, "note"> {
  return weightShare < WHOLE ? { note: t`${Math.round(weightShare * 100)} % known` } : {};
}
