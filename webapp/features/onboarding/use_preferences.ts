import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { PREFERENCES, PREFERENCES_MIN, type Preference } from "../../../core/account/mod.ts";
import { foodRulesQuery, PERSONAL_LISTS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { FOOD_RULES_STEP } from "./steps.ts";
import { useNextPage } from "./use_next_page.ts";

export type Preferences = ReturnType<typeof usePreferences>;

/**
 * The chosen preferences. Saving opens the step about food rules, or for a person who has decided on those already the page after
 * onboarding. After a failure the choice stays.
 */
export function usePreferences() {
  const { account, foodRules, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openNextPage = useNextPage();
  const showToast = useToast();
  const [chosen, setChosen] = useState<ReadonlySet<Preference>>(new Set());

  const { mutate, isPending } = useMutation({
    mutationFn: (preferences: Preference[]) => account.savePreferences({ preferences }),
    async onSuccess() {
      // The recipe lists depend on the preferences.
      queryClient.removeQueries({ queryKey: PERSONAL_LISTS });
      // A person whose rules cannot be loaded is asked by home later.
      const rules = await queryClient.fetchQuery(foodRulesQuery(foodRules)).catch(() => undefined);
      await (rules && !rules.decided ? navigate(FOOD_RULES_STEP) : openNextPage());
    },
    onError(error) {
      log("Cannot save the preferences", error);
      showToast(t`Not saved. Try again.`, { tone: "error" });
    },
  });

  return {
    isChosen: (preference: Preference) => chosen.has(preference),
    toggle(preference: Preference) {
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(preference)) after.add(preference);
        return after;
      });
    },
    /** How many more have to be chosen. */
    missing: Math.max(0, PREFERENCES_MIN - chosen.size),
    isSaving: isPending,
    save: () => mutate(PREFERENCES.filter((preference) => chosen.has(preference))),
  };
}
