import { t } from "@lingui/core/macro";
import type { Settings } from "../../../core/account/mod.ts";
import { NUTRIENTS } from "../../../core/nutrition/mod.ts";
import { aimText, NUTRIENT_NAMES } from "../nutrition/mod.ts";

/** The aims of a day: "About 2,000 kcal, at least 30 g fibre a day."; undefined for none. */
export function aimsText({ aims, energyUnit }: Pick<Settings, "aims" | "energyUnit">): string | undefined {
  const texts = NUTRIENTS.flatMap((nutrient) => {
    const aim = aims[nutrient];
    if (aim === undefined) return [];
    const text = aimText(nutrient, aim, energyUnit);
    return [nutrient === "kcal" ? text : `${text} ${NUTRIENT_NAMES[nutrient].toLowerCase()}`];
  });
  const text = texts.join(", ");
  return text === "" ? undefined : t`${text.charAt(0).toUpperCase()}${text.slice(1)} a day.`;
}
