import { t } from "@lingui/core/macro";
import { memo } from "react";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { OptionCard } from "../../../ui-kit/OptionCard/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { RouterLink, wayBackTo } from "../../platform/routing/mod.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import type { MealOption } from "./use_choice.ts";

/** CSS `sizes` of an option's picture. */
const PLATE_WIDTH = "240px";

/** Cards on the first screen at most. */
const EAGER_CARDS = 4;

/** How meals are chosen, in every list of the page. */
export interface Choosing {
  slot: MealSlot;
  selectedId: string | undefined;
  onToggle: (meal: MealOption) => void;
  /** Moves the focus to Save, skipping the list. */
  onContinue: () => void;
}

export interface OptionCardsProps extends Choosing {
  recipes: readonly RecipeSummaryWire[];
  /** The searched text, for the way back from a recipe. */
  query: string | undefined;
  isBusy?: boolean;
}

/** Meals to choose from. A memo: a press on the planned meal's portions draws none of them again. */
export const OptionCards = memo(DrawnCards);

function DrawnCards({ slot, recipes, query, selectedId, isBusy, onToggle, onContinue }: OptionCardsProps) {
  const { day, mealTime: time, date } = slot;
  const wayBack = wayBackTo("select-meal", { day, time, date, ...(query && { query }) });
  return (
    <CardGrid layout="even" aria-busy={isBusy}>
      {recipes.map((meal, place) => (
        <OptionCard
          key={meal.id}
          name={meal.name}
          picture={recipePicture(meal.mainImage, PLATE_WIDTH)}
          warning={brokenRulesWarning(meal.brokenRules)}
          selected={meal.id === selectedId}
          onSelectedChange={() => onToggle(meal)}
          onContinue={onContinue}
          continueText={t`Go to your choice`}
          href={`/recipe/${encodeURIComponent(meal.id)}?${wayBack}`}
          component={RouterLink}
          loading={place < EAGER_CARDS ? "eager" : "lazy"}
          fetchPriority={place === 0 ? "high" : undefined}
        />
      ))}
    </CardGrid>
  );
}
