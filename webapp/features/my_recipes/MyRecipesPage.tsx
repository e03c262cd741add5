import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { ownRecipesQuery } from "../../platform/api/mod.ts";
import { isNotOnDevice, NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { ShowMore } from "../recipe_cards/ShowMore.tsx";
import { usePlanDialog } from "../week/use_plan_dialog.tsx";
import { Cards } from "./my_recipes_layout.ts";
import { OwnRecipeCard } from "./OwnRecipeCard.tsx";

/** My recipes: own ones, and those that the household shares. */
export function MyRecipesPage() {
  const { cookbook } = useServices();
  const { plan, planDialog } = usePlanDialog();
  const list = useInfiniteQuery(ownRecipesQuery(cookbook));
  const { data, isError, isFetching } = list;
  // A recipe that is changed meanwhile may be on two pages: each is shown once.
  const recipes = data && [
    ...new Map(data.pages.flatMap((page) => page.recipes).map((recipe) => [recipe.id, recipe])).values(),
  ];
  return (
    <Page>
      <PageTitle
        title={t`My recipes`}
        subtitleKind="sentence"
        subtitle={t`Yours, and those that your household shares with you.`}
      >
        {recipes && recipes.length > 0 && (
          <Cluster>
            <WaysToAdd />
          </Cluster>
        )}
      </PageTitle>
      {!recipes && isError && (
        <ErrorState
          title={t`Your recipes could not be loaded.`}
          busy={isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!recipes &&
        !isError &&
        (isNotOnDevice(list) ? <NotOnDevice what="recipes" /> : <Spinner>{t`Loading…`}</Spinner>)}
      {recipes?.length === 0 && (
        <EmptyState
          title={t`No recipes yet`}
          text={t`Write down a dish of your own, or import one from a web page. It then has foods, nutrition and a place in your plan.`}
        >
          <WaysToAdd />
        </EmptyState>
      )}
      {recipes && recipes.length > 0 && (
        <Stack gap="24">
          <Cards>
            {recipes.map((recipe) => (
              <OwnRecipeCard key={recipe.id} recipe={recipe} onPlan={plan} />
            ))}
          </Cards>
          <ShowMore list={list} what="recipes" />
          {recipes.some(({ isMine }) => isMine) && (
            <Text size="meta" tone="soft">
              <Trans>
                Take your recipes along:{" "}
                <TextLink href="/api/account/recipes" download>
                  all in a zip
                </TextLink>
                , as Cooklang and schema.org JSON, with their photos.
              </Trans>
            </Text>
          )}
        </Stack>
      )}
      {planDialog}
    </Page>
  );
}

function WaysToAdd() {
  return (
    <>
      <LinkButton variant="primary" icon={<Pencil size={20} />} href="/recipes/new" component={RouterLink}>
        {t`Write a recipe`}
      </LinkButton>
      <LinkButton icon={<Download size={20} />} href="/recipes/import" component={RouterLink}>
        {t`Import`}
      </LinkButton>
    </>
  );
}
