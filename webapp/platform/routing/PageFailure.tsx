import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { useServices } from "../../services.ts";

/** Shown in place of a page that threw an error or whose code could not be loaded. */
export function PageFailure() {
  const error = useRouteError();
  const { log } = useServices();
  useEffect(() => log("Cannot show the page", error), [log, error]);
  return (
    <Page>
      <title>{t`Something went wrong · Weekplate`}</title>
      <ErrorState
        level={1}
        title={t`Something went wrong`}
        text={t`This page could not be shown. Load it again.`}
        retryText={t`Load again`}
        onRetry={() => location.reload()}
      />
    </Page>
  );
}
