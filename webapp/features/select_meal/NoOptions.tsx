import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { mealName } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import type { MealOptionsFilter } from "./meal_options_query.ts";
import { type Choosing, OptionCards } from "./OptionCards.tsx";
import { type MealOptions, useOptionPages } from "./use_meal_options.ts";

/** Dishes that are shown instead. */
const NEAREST = 8;

export interface NoOptionsProps extends Choosing {
  options: Pick<MealOptions, "filter" | "hiddenByRules" | "showHidden">;
  onAllDishTypes: () => void;
}

/** What leads on from a search or filter without a result: hidden dishes, all kinds, writing the recipe, and near dishes. */
export function NoOptions({ options, onAllDishTypes, ...choosing }: NoOptionsProps) {
  const { filter, hiddenByRules, showHidden } = options;
  const { dishTypes = [], query: typed = "", mealTime } = filter;
  const query = typed.trim();
  const hasKinds = dishTypes.length > 0;
  const dishesText = t`Dishes for ${{ mealTime: mealName(mealTime) }}`;
  const isFiltered = hasKinds || query !== "";
  return (
    <Stack gap="24">
      <EmptyState title={emptyText(query, hiddenByRules)}>
        {hiddenByRules > 0 && (
          <Button variant="plain" onClick={() => showHidden(true)}>
            {t`Show without your rules`}
          </Button>
        )}
        {hasKinds && (
          <Button variant="plain" onClick={onAllDishTypes}>
            {t`Show all dish types`}
          </Button>
        )}
        {query !== "" && (
          <LinkButton href={`/recipes/new?${new URLSearchParams({ name: query })}`} component={RouterLink}>
            {t`Write it yourself`}
          </LinkButton>
        )}
      </EmptyState>
      {isFiltered &&
        (hasKinds && query !== "" ? (
          <Near filter={{ mealTime, query }} title={t`“${query}” of other kinds`} {...choosing}>
            <Near filter={{ mealTime }} title={dishesText} {...choosing} />
          </Near>
        ) : (
          <Near filter={{ mealTime }} title={dishesText} {...choosing} />
        ))}
    </Stack>
  );
}

interface NearProps extends Choosing {
  filter: MealOptionsFilter;
  title: string;
  /** If there is none of these either. */
  children?: ReactNode;
}

function Near({ filter, title, children, ...choosing }: NearProps) {
  const { recipes, isPending, isPlaceholderData } = useOptionPages(filter);
  if (isPending || isPlaceholderData) return null;
  if (recipes.length === 0) return children;
  return (
    <Stack gap="16">
      <Heading level={2} size="name">
        {title}
      </Heading>
      <OptionCards recipes={recipes.slice(0, NEAREST)} query={filter.query} {...choosing} />
    </Stack>
  );
}

function emptyText(query: string, hiddenByRules: number): string {
  if (hiddenByRules > 0) return t`Nothing here fits your food rules`;
  return query === "" ? t`No recipes found for the selected filter.` : t`No dishes found for “${query}”`;
}
