import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { foodRulesQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { SAVING, useFoodRules } from "../settings/use_food_rules.ts";
import { useNextPage } from "./use_next_page.ts";

/** The food rules as a step, which ends once everything chosen is saved. */
export function useFoodRulesStep() {
  const { foodRules, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const openNextPage = useNextPage();
  const own = useFoodRules();
  const { queryKey } = foodRulesQuery(foodRules);

  const { mutate: leave, isPending } = useMutation({
    // After the changes that are still being saved.
    scope: { id: SAVING },
    async mutationFn() {
      if (queryClient.getQueryData(queryKey)?.decided) return;
      // So that home does not ask again.
      await foodRules.declineFoodRules();
      queryClient.setQueryData(queryKey, (before) => before && { ...before, decided: true });
    },
    onSuccess: openNextPage,
    onError(error) {
      log("Cannot decline the food rules", error);
      showToast(t`Not saved. Try again.`, { tone: "error" });
    },
  });

  return {
    ...own,
    isLeaving: isPending,
    /** Opens the next page; if a change was refused, saves it again instead. */
    proceed: () => (own.saving === "error" ? own.saveAgain() : leave()),
  };
}
