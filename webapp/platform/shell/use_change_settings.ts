import { t } from "@lingui/core/macro";
import { type MutationCache, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { Settings } from "../../../core/account/mod.ts";
import { useServices } from "../../services.ts";
import { settingsQuery } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";

const SAVING = { mutationKey: ["settings"], status: "pending" } as const;

/** The person's settings as they will be, while a change is being saved. */
export function usePendingSettings(): Settings | undefined {
  const mutations = useQueryClient().getMutationCache();
  const newest = () => newestIn(mutations);
  return useSyncExternalStore(
    useCallback((onChange) => mutations.subscribe(onChange), [mutations]),
    newest,
    newest,
  );
}

/**
 * A function that changes settings: shown at once, saved in the order of choosing, and as before where saving fails. It does
 * nothing before the settings are known.
 */
export function useChangeSettings(): (changesOf: (settings: Settings) => Partial<Settings>) => void {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { queryKey } = settingsQuery(account);
  const { mutate } = useMutation({
    mutationKey: SAVING.mutationKey,
    scope: { id: "settings" },
    mutationFn: (settings: Settings) => account.saveSettings(settings),
    async onSuccess(saved) {
      // A reply that is still pending may be older than the saved settings.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
    },
    onError(error, settings) {
      log("Cannot save the settings", error);
      showToast(t`Not saved.`, {
        tone: "error",
        action: { text: t`Try again`, onSelect: () => mutate(settings) },
      });
    },
  });
  return useCallback(
    (changesOf) => {
      // The change before this one may not be drawn yet.
      const newest = newestIn(queryClient.getMutationCache()) ?? queryClient.getQueryData<Settings>(["settings"]);
      if (newest) mutate({ ...newest, ...changesOf(newest) });
    },
    [queryClient, mutate],
  );
}

function newestIn(mutations: MutationCache): Settings | undefined {
  // sound: only the mutation above has the key
  return mutations.findAll(SAVING).at(-1)?.state.variables as Settings | undefined;
}
