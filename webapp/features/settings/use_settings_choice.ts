import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Settings } from "../../../core/account/mod.ts";
import { settingsQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/**
 * The choice of personal settings: updated optimistically, saved in the order of choosing, and reverted where saving fails.
 */
export function useSettingsChoice() {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = settingsQuery(account);
  const { data, isError, isFetching, refetch } = useQuery(query);

  const { mutate, variables, isPending } = useMutation({
    scope: { id: "settings" },
    mutationFn: (settings: Settings) => account.saveSettings(settings),
    async onSuccess(saved) {
      // A reply that is still pending may be older than the saved settings.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, saved);
    },
    onError(error, settings) {
      log("Cannot save the settings", error);
      showToast("Not saved.", {
        tone: "error",
        action: { text: "Try again", onSelect: () => mutate(settings) },
      });
    },
  });

  const settings = isPending ? variables : data;
  return {
    settings,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    choose(changes: Partial<Settings>) {
      if (settings) mutate({ ...settings, ...changes });
    },
  };
}
