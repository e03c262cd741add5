import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { ApiError, ownRecipeQuery } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { RecipeEditor } from "./RecipeEditor.tsx";

export function EditRecipePage() {
  const { id = "" } = useParams();
  return (
    <Page>
      <StoredRecipe key={id} id={id} />
    </Page>
  );
}

function StoredRecipe({ id }: { id: string }) {
  const { cookbook } = useServices();
  // Read once: a later reply must not replace the typed text.
  const { data, error, isFetching, refetch } = useQuery({
    ...ownRecipeQuery(cookbook, id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data?.isMine) {
    const { recipe, isShared, copyOf } = data;
    return (
      <RecipeEditor
        start={{ of: id, recipe, isShared, copyOf, stored: data, pictures: [], doubts: [], duplicates: [] }}
      />
    );
  }
  if (data || (error instanceof ApiError && error.code === "recipe_not_found")) {
    return (
      <EmptyState
        level={1}
        title={data ? t`Only its owner can edit this recipe.` : t`This recipe is not there any more.`}
        text={data && t`You can make your own version of it.`}
      >
        {data && (
          <LinkButton href={`/recipes/new?from=${encodeURIComponent(id)}`} component={RouterLink}>
            {t`Make my version`}
          </LinkButton>
        )}
        <LinkButton href="/recipes/mine" component={RouterLink}>
          {t`My recipes`}
        </LinkButton>
      </EmptyState>
    );
  }
  if (error) {
    return <ErrorState title={t`The recipe could not be loaded.`} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <Spinner>{t`Fetching recipe…`}</Spinner>;
}
