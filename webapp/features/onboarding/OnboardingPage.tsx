import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { PREFERENCES } from "../../../core/account/mod.ts";
import { ActionBar } from "../../../ui-kit/ActionBar/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { PreferenceCard } from "../../../ui-kit/PreferenceCard/mod.ts";
import { ProgressDots } from "../../../ui-kit/ProgressDots/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { PREFERENCE_CARDS } from "./preference_cards.ts";
import { usePreferences } from "./use_preferences.ts";

/** Sign-up, onboarding, home. */
const STEPS = 3;

/** Meal preferences, chosen after sign-up. */
export function OnboardingPage() {
  const { isChosen, toggle, canContinue, isSaving, save } = usePreferences();
  const [isHintShown, setIsHintShown] = useState(false);
  const navigate = useNavigate();

  function goBack(): void {
    // A new tab has no page to go back to.
    void (history.length > 1 ? navigate(-1) : navigate("/home"));
  }

  return (
    <>
      <Page>
        <Stack gap="20">
          <Logo />
          <PageTitle title="What are your meal preferences?" />
        </Stack>
        <Stack gap="24">
          <CardGrid layout="choices">
            {PREFERENCES.map((preference) => (
              <PreferenceCard
                key={preference}
                label={preference}
                {...PREFERENCE_CARDS[preference]}
                pressed={isChosen(preference)}
                onPressedChange={() => toggle(preference)}
              />
            ))}
          </CardGrid>
          <Stack gap="4" align="center">
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isHintShown}
              onClick={() => setIsHintShown(!isHintShown)}
            >
              Load more suggestions
            </Button>
            <Text tone="soft" aria-live="polite">
              {isHintShown && "(You can later refine these in Settings)"}
            </Text>
          </Stack>
        </Stack>
      </Page>
      <ActionBar
        start={
          <Button variant="ghost" onClick={goBack}>
            ← Back
          </Button>
        }
        middle={<ProgressDots count={STEPS} current={2} />}
        end={
          <Button disabled={!canContinue} busy={isSaving} onClick={save}>
            Continue
          </Button>
        }
      />
    </>
  );
}
