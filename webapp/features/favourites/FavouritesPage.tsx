import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { favouritePagesQuery } from "../../platform/api/mod.ts";
import { isNotOnDevice, NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { RecipeListCard, useHearts, useSharedCardProps } from "../recipe_cards/mod.ts";
import { ShowMore } from "../recipe_cards/ShowMore.tsx";

/** Cards on the first screen at most. */
const EAGER_CARDS = 10;

/** Every recipe with the person's heart, the last added first. */
export function FavouritesPage() {
  const { recipes } = useServices();
  const list = useInfiniteQuery(favouritePagesQuery(recipes));
  const { data, isError, isFetching } = list;
  const { shared, planDialog } = useSharedCardProps();
  // A heart that is given meanwhile moves the recipes: each is shown once.
  const found = useMemo(
    () => [
      ...new Map(data?.pages.flatMap((page) => page.recipes).map((recipe) => [recipe.id, recipe] as const)).values(),
    ],
    [data],
  );
  const favourites = useHearts(found);
  return (
    <Page>
      <PageTitle
        title={t`Favourites`}
        subtitleKind="sentence"
        subtitle={t`The recipes with your heart, the newest first.`}
      />
      {!data && isError && (
        <ErrorState
          title={t`Your favourites could not be loaded.`}
          busy={isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!data &&
        !isError &&
        (isNotOnDevice(list) ? <NotOnDevice what="favourites" /> : <Spinner>{t`Loading…`}</Spinner>)}
      {data && favourites.length === 0 && (
        <EmptyState title={t`No favourites yet`} text={t`Press the heart on a recipe, and you find it here.`}>
          <LinkButton variant="primary" href="/discover" component={RouterLink}>
            {t`Discover recipes`}
          </LinkButton>
        </EmptyState>
      )}
      {favourites.length > 0 && (
        <Stack gap="24">
          <CardGrid layout="even">
            {favourites.map((recipe, place) => (
              <RecipeListCard key={recipe.id} {...shared} recipe={recipe} eager={place < EAGER_CARDS} />
            ))}
          </CardGrid>
          <ShowMore list={list} what="favourites" />
        </Stack>
      )}
      {planDialog}
    </Page>
  );
}
