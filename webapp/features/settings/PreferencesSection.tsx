import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { preferencesQuery } from "../../platform/api/mod.ts";
import { joinWords } from "../../platform/format/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { TitledSection } from "./TitledSection.tsx";

const PreferencesDialog = lazy(() => retryImport(() => import("./PreferencesDialog.tsx")));

/** The preferences of the onboarding, which decide what home shows first. */
export function PreferencesSection() {
  const { account } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(preferencesQuery(account));
  const [isChanging, setIsChanging] = useState(false);
  const chosen = data?.preferences;
  return (
    <TitledSection id="preferences">
      <Text tone="soft">{t`Home shows recipes of these kinds first.`}</Text>
      {!chosen && !isError && <Spinner>{t`Loading…`}</Spinner>}
      {!chosen && isError && (
        <Notice
          action={
            <Button variant="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
              {t`Try again`}
            </Button>
          }
        >
          {t`Your preferences could not be loaded.`}
        </Notice>
      )}
      {chosen && (
        <Stack gap="12" align="start">
          <Text>{chosen.length === 0 ? t`You have not chosen any yet.` : joinWords(chosen)}</Text>
          <Button variant="plain" onClick={() => setIsChanging(true)}>
            {t`Change preferences`}
          </Button>
        </Stack>
      )}
      <Suspense>
        {chosen && isChanging && <PreferencesDialog chosen={chosen} onClose={() => setIsChanging(false)} />}
      </Suspense>
    </TitledSection>
  );
}
