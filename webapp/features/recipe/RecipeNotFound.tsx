import { t } from "@lingui/core/macro";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";

/** In place of a recipe that does not exist or could not be loaded; `retry` where that can help. */
export function RecipeNotFound({ retry }: { retry: (() => void) | undefined }) {
  return (
    <ErrorState
      level={1}
      title={t`Recipe not found`}
      text={t`Try returning to discovery and picking another dish.`}
      onRetry={retry}
    >
      <LinkButton href="/discover" component={RouterLink}>
        {t`Discovery`}
      </LinkButton>
    </ErrorState>
  );
}
