import { useState } from "react";
import {
  measuredFoodText,
  portionChoices,
  type RecipeScales,
  temperaturesText,
  type UnitSystem,
} from "../../../core/amounts/mod.ts";
import type { IngredientGroup } from "../../../ui-kit/IngredientGroups/mod.ts";
import type { RecipeDetail } from "../../api/mod.ts";
import { useUnitSystem } from "../../shell/mod.ts";

/** A recipe's amounts for the chosen portions and in the chosen units. Both choices last as long as the page. */
export interface Amounts {
  /** The recipe's own number of portions; undefined where its amounts cannot be scaled or converted. */
  readonly servings: number | undefined;
  readonly portions: number | undefined;
  readonly choices: readonly number[];
  readonly scales: RecipeScales;
  readonly units: UnitSystem;
  readonly groups: readonly IngredientGroup[];
  /** The steps, with temperatures in the reader's units. */
  readonly instructions: readonly string[];
  choosePortions(portions: number): void;
  chooseUnits(units: UnitSystem): void;
}

/** The person's own units at first, and the recipe's portions. */
export function useAmounts(recipe: RecipeDetail): Amounts {
  const ownUnits = useUnitSystem();
  const [units = ownUnits, chooseUnits] = useState<UnitSystem>();
  const servings = servingsOf(recipe);
  const [portions = servings, choosePortions] = useState<number>();
  const scales = recipe.scales ?? "freely";
  return {
    servings,
    portions,
    choices: servings === undefined ? [] : portionChoices(servings, scales),
    scales,
    units,
    groups: recipe.ingredientGroups.map(({ title, items, amounts = [] }) => ({
      title,
      items: items.map((text, line) => {
        const amount = amounts[line];
        return amount && servings !== undefined && portions !== undefined
          ? measuredFoodText(amount, { servings, portions, units })
          : text;
      }),
    })),
    instructions: recipe.instructions.map((text) => temperaturesText(text, units)),
    choosePortions,
    chooseUnits,
  };
}

function servingsOf({ servings, ingredientGroups }: RecipeDetail): number | undefined {
  const hasAmounts = ingredientGroups.some(({ amounts = [] }) => amounts.some((amount) => amount !== undefined));
  const number = Number(servings);
  return hasAmounts && Number.isInteger(number) && number > 0 ? number : undefined;
}
