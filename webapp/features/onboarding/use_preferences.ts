import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { PREFERENCES, PREFERENCES_MIN, type Preference } from "../../../core/account/mod.ts";
import { PERSONAL_LISTS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { storedInvitation } from "../household/invitation_token.ts";

/**
 * The chosen preferences. Saving opens home, or the invitation that led to the sign-up. After a failure the choice stays.
 */
export function usePreferences() {
  const { account, tabStorage, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [chosen, setChosen] = useState<ReadonlySet<Preference>>(new Set());

  const { mutate, isPending } = useMutation({
    mutationFn: (preferences: Preference[]) => account.savePreferences({ preferences }),
    async onSuccess() {
      // The recipe lists depend on the preferences.
      queryClient.removeQueries({ queryKey: PERSONAL_LISTS });
      await navigate(storedInvitation(tabStorage) === undefined ? "/home" : "/join");
    },
    onError(error) {
      log("Cannot save the preferences", error);
      showToast("Not saved. Try again.", { tone: "error" });
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
    canContinue: chosen.size >= PREFERENCES_MIN,
    isSaving: isPending,
    save: () => mutate(PREFERENCES.filter((preference) => chosen.has(preference))),
  };
}
