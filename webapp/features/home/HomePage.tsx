import { t } from "@lingui/core/macro";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { RecipeCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { HiddenByRules } from "../food_rules/mod.ts";
import { RecentRecipes } from "../recent_recipes/mod.ts";
import { FavouritesLink, MyRecipesLink, RecipeListCard, useSharedCardProps } from "../recipe_cards/mod.ts";
import { FoodRulesOffer } from "./FoodRulesOffer.tsx";
import { GRADUAL_STEP } from "./use_gradual_count.ts";
import { type PersonalRecipes, useFullName, usePersonalRecipes } from "./use_personal_recipes.ts";

/** Cards on the first screen at most. */
const EAGER_CARDS = 5;

export function HomePage() {
  const fullName = useFullName();
  const recipes = usePersonalRecipes();
  return (
    <Page>
      <PageTitle size="greeting" title={t`Hi, ${fullName}! Welcome to your personalized recipes!`}>
        <Cluster>
          <FavouritesLink />
          <MyRecipesLink />
        </Cluster>
      </PageTitle>
      <Stack gap="24">
        <FoodRulesOffer />
        <RecentRecipes />
        {recipes.state === "loaded" && <HiddenByRules {...recipes} />}
        <Recipes {...recipes} />
      </Stack>
    </Page>
  );
}

function Recipes({ state, shown, total, retry, isRetrying }: PersonalRecipes) {
  const { shared, planDialog } = useSharedCardProps();
  if (state === "not-on-device") return <NotOnDevice what="recipes" />;
  if (state === "failed") {
    return <ErrorState title={t`Failed to fetch recipes. Please try again.`} onRetry={retry} busy={isRetrying} />;
  }
  if (state === "loading") {
    return (
      <>
        <Spinner place="over" label={t`Loading recipes`} />
        <CardGrid aria-hidden="true">
          {Array.from({ length: GRADUAL_STEP }, (_, place) => (
            // Skeletons have no identity.
            <RecipeCardSkeleton key={place} />
          ))}
        </CardGrid>
      </>
    );
  }
  if (total === 0) return <EmptyState title={t`No recipes found for the selected filter.`} />;
  return (
    <>
      <CardGrid>
        {shown.map((recipe, place) => (
          <RecipeListCard
            key={recipe.id}
            {...shared}
            recipe={recipe}
            size={place === 0 ? "lead" : "regular"}
            eager={place < EAGER_CARDS}
          />
        ))}
      </CardGrid>
      {shown.length < total && <Spinner>{t`Loading more… ${shown.length}/${total}`}</Spinner>}
      {planDialog}
    </>
  );
}
