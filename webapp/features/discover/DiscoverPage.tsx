import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { RecipeCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { wayBackTo } from "../../platform/routing/mod.ts";
import { HiddenByRules } from "../food_rules/mod.ts";
import { MyRecipesLink, RecipeListCard, useSharedCardProps } from "../recipe_cards/mod.ts";
import { type Discovery, useDiscovery } from "./use_discovery.ts";

/** Cards on the first screen at most. */
const EAGER_CARDS = 10;

/** Search & Discover New Recipes: the results of the navbar's search, as the query is typed. */
export function DiscoverPage() {
  const discovery = useDiscovery();
  return (
    <Page>
      <PageTitle
        title="Search & Discover New Recipes"
        subtitleKind="sentence"
        subtitle="Search for a dish, a food or a diet at the top of the page."
      >
        <MyRecipesLink />
      </PageTitle>
      <Stack gap="24">
        <Found {...discovery} />
      </Stack>
    </Page>
  );
}

function Found(discovery: Discovery) {
  const { state, query, recipes, note, excludedNote, warning, isSearching, retry } = discovery;
  const { shared, planDialog } = useSharedCardProps();
  if (state === "failed") return <ErrorState title="Failed to fetch recipes. Please try again." onRetry={retry} />;
  if (state === "loading") {
    return (
      <>
        <Spinner place="over" label="Loading recipes" />
        <CardGrid layout="even" aria-hidden="true">
          {Array.from({ length: EAGER_CARDS }, (_, place) => (
            // Skeletons have no identity.
            <RecipeCardSkeleton key={place} />
          ))}
        </CardGrid>
      </>
    );
  }
  const wayBack = wayBackTo("discovery", { query });
  return (
    <>
      <VisuallyHidden>
        <output>{isSearching ? "Searching…" : countText(recipes.length)}</output>
      </VisuallyHidden>
      {/* Announced politely, because it may only be a word that is still being typed. */}
      {warning && <Notice aria-live="polite">{warning}</Notice>}
      {note && <Notice tone="info">{note}</Notice>}
      {excludedNote && <Notice tone="info">{excludedNote}</Notice>}
      <HiddenByRules {...discovery} />
      {recipes.length === 0 && !isSearching ? (
        <EmptyState title="No recipes found. Try searching for something else!" />
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
  return count === 1 ? "1 recipe found" : `${count} recipes found`;
}
