import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import { settingsQuery } from "../../api/mod.ts";
import { useToast } from "../../hooks/mod.ts";
import { useServices } from "../../services.ts";

/** The choice of an energy unit: shown at once, saved in the order of choosing, and taken back where saving fails. */
export function useEnergyChoice() {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = settingsQuery(account);
  const { data, isError, isFetching, refetch } = useQuery(query);

  const { mutate, variables, isPending } = useMutation({
    scope: { id: "settings" },
    mutationFn: (energyUnit: EnergyUnit) => account.saveSettings({ energyUnit }),
    async onSuccess(saved) {
      // An answer that is still on its way may be older than what was saved.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, saved);
    },
    onError(error, energyUnit) {
      log("Cannot save the settings", error);
      showToast("Not saved.", {
        tone: "error",
        action: { text: "Try again", onSelect: () => mutate(energyUnit) },
      });
    },
  });

  return {
    /** Undefined until it is known. */
    energyUnit: isPending ? variables : data?.energyUnit,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    choose: (energyUnit: EnergyUnit) => mutate(energyUnit),
  };
}
