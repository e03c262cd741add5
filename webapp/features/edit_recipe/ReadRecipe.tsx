import { plural, t } from "@lingui/core/macro";
import { NutritionPanel } from "../../../ui-kit/NutritionPanel/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { ReadRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import type { AllergenGroups } from "../../platform/api/mod.ts";
import { useEnergyUnit } from "../../platform/shell/mod.ts";
import { Allergens, moreNutrientsOf, nutrientsOf } from "../recipe/mod.ts";

/** Nutrition of a portion, as far as the ingredients are known. */
export function Portion({ whole: { nutrition } }: { whole: ReadRecipeWire }) {
  const unit = useEnergyUnit();
  if (!nutrition) {
    return <Text tone="soft">{t`Nutrition needs the number of portions, and amounts of known foods.`}</Text>;
  }
  const { kcal, linesKnown, linesOfFood, ...nutrients } = nutrition;
  const rounded = Object.fromEntries(
    Object.entries(nutrients).map(([name, { grams, weightShare }]) => [
      name,
      { grams: Math.round(grams * 10) / 10, weightShare },
    ]),
  ) as typeof nutrients; // sound: the same names
  const known = (name: "protein" | "carbs" | "fat") =>
    rounded[name].weightShare > 0 ? rounded[name].grams : undefined;
  return (
    <NutritionPanel
      nutrients={nutrientsOf(
        { calories: `${Math.round(kcal)} kcal`, protein: known("protein"), carbs: known("carbs"), fat: known("fat") },
        unit,
      )}
      more={moreNutrientsOf(rounded)}
      note={plural(linesOfFood, {
        one: `${linesKnown} of # ingredient counted`,
        other: `${linesKnown} of # ingredients counted`,
      })}
    />
  );
}

/** The constituents of the ingredients. */
export function ReadAllergens({ whole }: { whole: ReadRecipeWire }) {
  return <Allergens groups={allergensOf(whole)} />;
}

function allergensOf({ allergenGroups }: ReadRecipeWire): AllergenGroups {
  const { contains, mayContain, free } = allergenGroups;
  const complete = (groups: typeof contains) =>
    groups.map(({ allergen, foods }) => ({
      allergen,
      foods: foods.map(({ name, reason }) => ({ name, reason })),
    }));
  return { contains: complete(contains), mayContain: complete(mayContain), free };
}
