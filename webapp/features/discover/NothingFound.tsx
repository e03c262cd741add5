import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { searchQuery } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { RecipeListCard, type SharedCardProps, useFoundHearts } from "../recipe_cards/mod.ts";
import type { Discovery } from "./use_discovery.ts";

/** Recipes that are shown instead: whole rows of two, three and four. */
const NEAREST = 12;

export interface NothingFoundProps extends Discovery {
  readonly hasFilters: boolean;
  readonly shared: SharedCardProps;
  clear(): void;
}

/** Says that nothing was found, and leads on: without the filters, without the food rules, to other dishes, or to an own recipe. */
export function NothingFound({
  query,
  hasFilters,
  clear,
  hiddenByRules,
  ignoresRules,
  showHidden,
  shared,
}: NothingFoundProps) {
  const { recipes } = useServices();
  const titleId = useId();
  const rules = { ignoresRules };
  const unfiltered = useQuery({ ...searchQuery(recipes, query, rules), enabled: hasFilters });
  const isNear = hasFilters && (unfiltered.data?.recipes.length ?? 0) > 0;
  const others = useQuery({
    ...searchQuery(recipes, "", rules),
    enabled: !isNear && !unfiltered.isLoading,
  });
  const nearest = useFoundHearts((isNear ? unfiltered : others).data?.recipes).slice(0, NEAREST);
  return (
    <Stack gap="24">
      <EmptyState title={t`No recipes found. Try searching for something else!`}>
        {hasFilters && (
          <Button variant="primary" onClick={clear}>
            {t`Search without filters`}
          </Button>
        )}
        {hiddenByRules > 0 && !ignoresRules && (
          <Button variant="plain" onClick={() => showHidden(true)}>
            {t`Search without my food rules`}
          </Button>
        )}
        <LinkButton href="/recipes/new" component={RouterLink}>
          {t`Write it yourself`}
        </LinkButton>
      </EmptyState>
      {nearest.length > 0 && (
        <section aria-labelledby={titleId}>
          <Stack gap="16">
            <Heading id={titleId}>{isNear ? t`Without the filters` : t`Other recipes`}</Heading>
            <CardGrid layout="even">
              {nearest.map((recipe) => (
                <RecipeListCard key={recipe.id} {...shared} recipe={recipe} />
              ))}
            </CardGrid>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
