import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
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
  const ports = { mealPlan, queryClient, showToast, log };
  useLaterCode(LATER);

  const { mutate: undo } = useMutation({
    mutationKey: PLAN_CHANGES,
    mutationFn: async (repeated: RepeatedMeals) => (await load()).undoRepeatWeek(ports, repeated),
    onSettled: (_result, _error, { date }) => queryClient.invalidateQueries(weekQuery(mealPlan, date)),
  });

  const { mutate, isPending } = useMutation({
    mutationKey: PLAN_CHANGES,
    mutationFn: async (date: CalendarDate) => (await load()).repeatWeek(ports, { date, undo }),
    onError(error) {
      log("Cannot repeat last week", error);
      showToast("Last week could not be loaded. Try again.", { tone: "error" });
    },
    onSettled: (_result, _error, date) => queryClient.invalidateQueries(weekQuery(mealPlan, date)),
  });

  return { isRepeating: isPending, repeatWeek: (date: CalendarDate) => mutate(date) };
}
