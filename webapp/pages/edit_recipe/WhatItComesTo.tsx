import { useId } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { NutritionPanel } from "../../../ui-kit/NutritionPanel/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { AllergenGroups, ReadRecipeWire } from "../../api/mod.ts";
import { Allergens, moreNutrientsOf, nutrientsOf } from "../../recipe/mod.ts";
import { useEnergyUnit } from "../../shell/mod.ts";
import { Rail } from "./editor_layout.ts";
import type { Reading } from "./use_reading.ts";

/** Nutrition of a portion with its coverage, and allergens: they follow the ingredients. */
export function WhatItComesTo({ reading: { whole, hasFailed, retry } }: { reading: Reading }) {
  const heading = useId();
  return (
    <Rail aria-labelledby={heading}>
      <Stack gap="32">
        <Stack gap="16">
          <Heading id={heading} level={2}>
            One portion
          </Heading>
          {hasFailed && (
            <Notice
              tone="warning"
              action={
                <Button variant="plain" size="small" onClick={retry}>
                  Try again
                </Button>
              }
            >
              The ingredients could not be read. What you typed is kept.
            </Notice>
          )}
          {whole ? <Portion whole={whole} /> : !hasFailed && <Text tone="soft">It follows the ingredients.</Text>}
        </Stack>
        {whole && <Allergens groups={allergensOf(whole)} />}
      </Stack>
    </Rail>
  );
}

function Portion({ whole: { nutrition } }: { whole: ReadRecipeWire }) {
  const unit = useEnergyUnit();
  if (!nutrition) {
    return <Text tone="soft">Nutrition needs the number of portions, and amounts of known foods.</Text>;
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
      note={`${linesKnown} of ${linesOfFood} ${linesOfFood === 1 ? "ingredient" : "ingredients"} counted`}
    />
  );
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
