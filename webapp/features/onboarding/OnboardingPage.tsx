import { useSearchParams } from "react-router-dom";
import { FoodRulesStep } from "./FoodRulesStep.tsx";
import { PreferencesStep } from "./PreferencesStep.tsx";
import { isFoodRulesStep } from "./steps.ts";
import { usePreferences } from "./use_preferences.ts";

/** What is asked after sign-up: the meal preferences, then what the person does not eat. */
export function OnboardingPage() {
  const [parameters] = useSearchParams();
  // Here, so that Back finds the choice as it was.
  const preferences = usePreferences();
  return isFoodRulesStep(parameters) ? <FoodRulesStep /> : <PreferencesStep {...preferences} />;
}
