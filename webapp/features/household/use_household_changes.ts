import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useToast } from "../../platform/hooks/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import type { ChatSession } from "../chat/mod.ts";

/**
 * Refreshes the household and its plan when other members change them, and reports who changed what. After a gap of the
 * connection everything is read again. Its code is loaded with the first session.
 *
 * @returns a function that watches a session, before it starts, until its result is called.
 */
export function useHouseholdChanges(): (session: ChatSession) => Promise<() => void> {
  const { household, mealPlan, today, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useCallback(
    async (session) => {
      const { HouseholdWatch } = await retryImport(() => import("./household_watch.ts"));
      const watch = new HouseholdWatch({
        queryClient,
        household,
        show: (text, options) => showToast(text, { tone: "info", ...options }),
        mealPlan,
        today,
        log,
      });
      const stopWatching = session.watchHousehold(watch);
      return () => {
        stopWatching();
        watch.stop();
      };
    },
    [household, queryClient, showToast, mealPlan, today, log],
  );
}
