import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { OptionCard } from "../../../ui-kit/OptionCard/mod.ts";
import { OptionCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import type { ListRecipesReply } from "../../../wire/recipe/list_recipes.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { RouterLink, wayBackTo } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import type { MealOption } from "./use_choice.ts";

/** CSS `sizes` of an option's picture. */
const PLATE_WIDTH = "240px";

/** Cards on the first screen at most. */
const EAGER_CARDS = 4;
const SKELETONS = 8;

export interface MealOptionsProps {
  slot: MealSlot;
  options: UseQueryResult<Pick<ListRecipesReply, "recipes" | "hiddenByRules">>;
  selectedId: string | undefined;
  onToggle: (meal: MealOption) => void;
  /** Moves the focus to Save, skipping the list. */
  onContinue: () => void;
}

/** The meals to choose from, or their loading, error or empty state. */
export function MealOptions({
  slot: { day, mealTime, date },
  options,
  selectedId,
  onToggle,
  onContinue,
}: MealOptionsProps) {
  const { log } = useServices();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = options;
  useEffect(() => {
    if (error) log("Cannot list meals to pick from", error);
  }, [error, log]);

  if (isPending) {
    return (
      <Stack>
        <Spinner place="over" label="Loading meals" />
        <CardGrid layout="even" aria-hidden="true">
          {Array.from({ length: SKELETONS }, (_, place) => (
            // Skeletons have no identity.
            <OptionCardSkeleton key={place} />
          ))}
        </CardGrid>
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState title="Failed to fetch recipes. Please try again." onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (data.recipes.length === 0) return <EmptyState title="No recipes found for the selected filter." />;
  const wayBack = wayBackTo("select-meal", { day, time: mealTime, date });
  return (
    <CardGrid layout="even" aria-busy={isPlaceholderData}>
      {data.recipes.map((meal, place) => (
        <OptionCard
          key={meal.id}
          name={meal.name}
          picture={recipePicture(meal.mainImage, PLATE_WIDTH)}
          selected={meal.id === selectedId}
          onSelectedChange={() => onToggle(meal)}
          onContinue={onContinue}
          continueText="Go to your choice"
          href={`/recipe/${encodeURIComponent(meal.id)}?${wayBack}`}
          component={RouterLink}
          loading={place < EAGER_CARDS ? "eager" : "lazy"}
          fetchPriority={place === 0 ? "high" : undefined}
        />
      ))}
    </CardGrid>
  );
}
