import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PREFERENCES_MIN, type Preference } from "../../../core/account/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { PERSONAL_LISTS, preferencesQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { PreferenceGrid } from "../onboarding/PreferenceGrid.tsx";

/** The cards of the onboarding, with what the person has chosen. After a failure the choice stays. */
export default function PreferencesDialog({
  chosen: before,
  onClose,
}: {
  chosen: readonly Preference[];
  onClose: () => void;
}) {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [chosen, setChosen] = useState(before);
  const { mutate, isPending } = useMutation({
    mutationFn: () => account.savePreferences({ preferences: [...chosen] }),
    onSuccess(saved) {
      queryClient.setQueryData(preferencesQuery(account).queryKey, saved);
      // The recipe lists depend on the preferences.
      queryClient.removeQueries({ queryKey: PERSONAL_LISTS });
      showToast(t`Your preferences are saved.`, { tone: "done" });
      onClose();
    },
    onError(error) {
      log("Cannot save the preferences", error);
      showToast(t`Not saved. Try again.`, { tone: "error" });
    },
  });

  function toggle(each: Preference): void {
    setChosen(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  }

  const hasEnough = chosen.length >= PREFERENCES_MIN;
  return (
    <Dialog open size="wide" title={t`Meal preferences`} onOpenChange={onClose}>
      <Stack gap="20">
        <PreferenceGrid isChosen={(each) => chosen.includes(each)} toggle={toggle} />
        <Text tone="soft" aria-live="polite">
          {hasEnough ? t`${chosen.length} chosen.` : t`Choose at least ${PREFERENCES_MIN}.`}
        </Text>
        <Button width="full" disabled={!hasEnough} busy={isPending} busyText={t`Saving…`} onClick={() => mutate()}>
          {t`Save preferences`}
        </Button>
      </Stack>
    </Dialog>
  );
}
