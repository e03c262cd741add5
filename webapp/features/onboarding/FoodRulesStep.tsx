import { t } from "@lingui/core/macro";
import { ActionBar } from "../../../ui-kit/ActionBar/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { ProgressDots } from "../../../ui-kit/ProgressDots/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { FoodRuleChoices } from "../settings/FoodRulesSection.tsx";
import { Parts } from "../settings/settings_layout.ts";
import { StepBack } from "./StepBack.tsx";
import { STEPS } from "./steps.ts";
import { useFoodRulesStep } from "./use_food_rules_step.ts";

/** Diet, allergies and disliked foods. Every change is saved at once, and the step can be skipped. */
export function FoodRulesStep() {
  const { rules, hasFailed, isLoading, retry, change, saving, isLeaving, proceed } = useFoodRulesStep();
  return (
    <>
      <Page>
        <Stack gap="20">
          <Logo />
          <PageTitle
            title={t`Is there anything you do not eat?`}
            subtitleKind="sentence"
            subtitle={t`Lists and searches then leave it out. You can change it in Settings.`}
          />
        </Stack>
        {hasFailed && <ErrorState title={t`What you eat could not be loaded.`} busy={isLoading} onRetry={retry} />}
        {!rules && !hasFailed && <Spinner>{t`Loading…`}</Spinner>}
        {rules && (
          <Parts>
            <FoodRuleChoices rules={rules} change={change} />
            {saving === "error" && <Notice>{t`Your last change is not saved. Continue tries again.`}</Notice>}
          </Parts>
        )}
      </Page>
      <ActionBar
        start={<StepBack />}
        middle={<ProgressDots count={STEPS} current={3} />}
        end={
          <Cluster justify="end">
            {!rules?.decided && (
              <Button variant="ghost" onClick={proceed}>
                {t`Skip`}
              </Button>
            )}
            <Button busy={isLeaving} onClick={proceed}>
              {t`Continue`}
            </Button>
          </Cluster>
        }
      />
    </>
  );
}
