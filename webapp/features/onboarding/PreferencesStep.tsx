import { t } from "@lingui/core/macro";
import { lazy, Suspense, useId, useState } from "react";
import { ActionBar } from "../../../ui-kit/ActionBar/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { ProgressDots } from "../../../ui-kit/ProgressDots/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { PreferenceGrid } from "./PreferenceGrid.tsx";
import { StepBack } from "./StepBack.tsx";
import { STEPS } from "./steps.ts";
import type { Preferences } from "./use_preferences.ts";

const SuggestedDishes = lazy(async () => ({
  default: (await retryImport(() => import("./SuggestedDishes.tsx"))).SuggestedDishes,
}));

/** The meal preferences, at least two. */
export function PreferencesStep({ isChosen, toggle, missing, isSaving, save }: Preferences) {
  const [isMoreShown, setIsMoreShown] = useState(false);
  const missingId = useId();
  return (
    <>
      <Page>
        <Stack gap="20">
          <Logo />
          <PageTitle title={t`What are your meal preferences?`} />
        </Stack>
        <Stack gap="24">
          <PreferenceGrid isChosen={isChosen} toggle={toggle} />
          <Stack gap="4" align="center">
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isMoreShown}
              onClick={() => setIsMoreShown(!isMoreShown)}
            >
              {t`Load more suggestions`}
            </Button>
            <Text tone="soft" aria-live="polite">
              {isMoreShown && t`(You can later refine these in Settings)`}
            </Text>
          </Stack>
          {isMoreShown && (
            <Suspense fallback={<Spinner>{t`Loading…`}</Spinner>}>
              <SuggestedDishes />
            </Suspense>
          )}
        </Stack>
      </Page>
      <ActionBar
        start={<StepBack />}
        middle={<ProgressDots count={STEPS} current={2} />}
        end={
          <Cluster justify="end">
            <Text tone="soft" size="meta" id={missingId} aria-live="polite">
              {missingText(missing)}
            </Text>
            <Button disabled={missing > 0} aria-describedby={missingId} busy={isSaving} onClick={save}>
              {t`Continue`}
            </Button>
          </Cluster>
        }
      />
    </>
  );
}

/** What the first two presses still have to choose. */
function missingText(missing: number): string | undefined {
  if (missing === 0) return undefined;
  return missing === 1 ? t`Choose one more` : t`Choose two`;
}
