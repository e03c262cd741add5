import { plural, t } from "@lingui/core/macro";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { RecipeCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { searchParametersOf } from "../../platform/api/mod.ts";
import { wayBackTo } from "../../platform/routing/mod.ts";
import { HiddenByRules } from "../food_rules/mod.ts";
import { MyRecipesLink, RecipeListCard, useSharedCardProps } from "../recipe_cards/mod.ts";
import { NothingFound } from "./NothingFound.tsx";
import { SearchFilters } from "./SearchFilters.tsx";
import { type Discovery, useDiscovery } from "./use_discovery.ts";
import { filterCount, type SearchWishesChoice, useSearchWishes } from "./use_search_wishes.ts";

/** Cards on the first screen at most. */
const EAGER_CARDS = 10;

/** Search & Discover New Recipes: the results of the navbar's search, as the query is typed. */
export function DiscoverPage() {
  const choice = useSearchWishes();
  const discovery = useDiscovery(choice.wishes);
  return (
    <Page>
      <PageTitle
        title={t`Search & Discover New Recipes`}
        subtitleKind="sentence"
        subtitle={t`Search for a dish, a food or a diet at the top of the page.`}
      >
        <Cluster>
          <MyRecipesLink />
        </Cluster>
      </PageTitle>
      <Stack gap="24">
        <SearchFilters {...choice} />
        <Found {...discovery} {...choice} />
      </Stack>
    </Page>
  );
}

function Found(discovery: Discovery & SearchWishesChoice) {
  const { state, query, recipes, note, excludedNote, warning, isSearching, retry, wishes, clear } = discovery;
  const { shared, planDialog } = useSharedCardProps();
  if (state === "failed") return <ErrorState title={t`Failed to fetch recipes. Please try again.`} onRetry={retry} />;
  if (state === "loading") {
    return (
      <>
        <Spinner place="over" label={t`Loading recipes`} />
        <CardGrid layout="even" aria-hidden="true">
          {Array.from({ length: EAGER_CARDS }, (_, place) => (
            // Skeletons have no identity.
            <RecipeCardSkeleton key={place} />
          ))}
        </CardGrid>
      </>
    );
  }
  const wayBack = wayBackTo("discovery", { query, ...searchParametersOf(wishes) });
  return (
    <>
      <VisuallyHidden>
        <output>{isSearching ? t`Searching…` : countText(recipes.length)}</output>
      </VisuallyHidden>
      {/* Announced politely, because it may only be a word that is still being typed. */}
      {warning && <Notice aria-live="polite">{warning}</Notice>}
      {note && <Notice tone="info">{note}</Notice>}
      {excludedNote && <Notice tone="info">{excludedNote}</Notice>}
      <HiddenByRules {...discovery} />
      {recipes.length === 0 && !isSearching ? (
        <NothingFound {...discovery} hasFilters={filterCount(wishes) > 0} shared={shared} clear={clear} />
      ) : (
        <CardGrid layout="even" aria-busy={isSearching}>
          {recipes.map((recipe, place) => (
            <RecipeListCard key={recipe.id} {...shared} recipe={recipe} eager={place < EAGER_CARDS} wayBack={wayBack} />
          ))}
        </CardGrid>
      )}
      {planDialog}
    </>
  );
}

function countText(count: number): string {
  return plural(count, { one: "# recipe found", other: "# recipes found" });
}
