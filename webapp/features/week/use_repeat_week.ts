import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { WEEKS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { usePerform } from "../../platform/offline/outbox/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";
import type { RepeatedMeals } from "./repeat_week.ts";

const load = () => retryImport(() => import("./repeat_week.ts"));
const LATER = [load];

/** Copies the previous week's meals into the empty slots of a week, with Undo in the toast. */
export function useRepeatWeek() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  const ports = { mealPlan, perform, queryClient, showToast, log };
  const shared = {
    mutationKey: PLAN_CHANGES,
    onSettled: () => queryClient.invalidateQueries({ queryKey: WEEKS }),
  };
  useLaterCode(LATER);

  const { mutate: undo } = useMutation({
    ...shared,
    mutationFn: async (repeated: RepeatedMeals) => (await load()).undoRepeatWeek(ports, repeated),
  });

  const { mutate, isPending } = useMutation({
    ...shared,
    mutationFn: async (date: CalendarDate) => (await load()).repeatWeek(ports, { date, undo }),
    onError(error) {
      log("Cannot repeat last week", error);
      showToast(t`Last week could not be loaded. Try again.`, { tone: "error" });
    },
  });

  return { isRepeating: isPending, repeatWeek: (date: CalendarDate) => mutate(date) };
}
