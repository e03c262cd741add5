import { t } from "@lingui/core/macro";
import { useEffect, useMemo } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { OptionCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { HiddenByRules } from "../food_rules/mod.ts";
import { useNearViewport } from "../recipe_cards/mod.ts";
import { NoOptions } from "./NoOptions.tsx";
import { type Choosing, OptionCards } from "./OptionCards.tsx";
import { More } from "./planned_meal_layout.ts";
import type { MealOptions as Options } from "./use_meal_options.ts";

const SKELETONS = 8;

export interface MealOptionsProps extends Choosing {
  options: Options;
  /** The recipe that is planned already: it is no choice. */
  plannedId: string | undefined;
  onAllDishTypes: () => void;
}

/** The meals to choose from, or their loading, error or empty state. */
export function MealOptions({ options, plannedId, onAllDishTypes, ...choosing }: MealOptionsProps) {
  const { state, filter, more, isSearching, loadMore } = options;
  const recipes = useMemo(() => options.recipes.filter(({ id }) => id !== plannedId), [options.recipes, plannedId]);
  if (state === "loading") {
    return (
      <Stack>
        <Spinner place="over" label={t`Loading meals`} />
        <CardGrid layout="even" aria-hidden="true">
          {Array.from({ length: SKELETONS }, (_, place) => (
            // Skeletons have no identity.
            <OptionCardSkeleton key={place} />
          ))}
        </CardGrid>
      </Stack>
    );
  }
  if (state === "failed") {
    return (
      <ErrorState
        title={t`Failed to fetch recipes. Please try again.`}
        onRetry={options.retry}
        busy={options.isRetrying}
      />
    );
  }
  const isEmpty = recipes.length === 0 && !isSearching && more === "none";
  return (
    <Stack gap="24">
      {/* Announced politely, because it may only be a word that is still being typed. */}
      {options.warning && <Notice aria-live="polite">{options.warning}</Notice>}
      {options.notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      {isEmpty ? (
        <NoOptions options={options} onAllDishTypes={onAllDishTypes} {...choosing} />
      ) : (
        <>
          <HiddenByRules {...options} />
          <OptionCards recipes={recipes} query={filter.query} isBusy={isSearching} {...choosing} />
          {more !== "none" && <MoreOptions key={recipes.length} state={more} onMore={loadMore} />}
        </>
      )}
    </Stack>
  );
}

/** Loads the next page near the end of the list; after a failure by a button. */
function MoreOptions({ state, onMore }: { state: "some" | "loading" | "failed"; onMore: () => void }) {
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  useEffect(() => {
    if (isNear && state === "some") onMore();
  }, [isNear, state, onMore]);
  return (
    <More ref={ref}>
      {state === "failed" && (
        <Button variant="plain" onClick={onMore}>
          {t`Load more dishes`}
        </Button>
      )}
      {state === "loading" && <Spinner>{t`Loading more…`}</Spinner>}
    </More>
  );
}
