import { useMemo } from "react";
import { weekOf } from "../../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import { useWaiting } from "./outbox_context.tsx";
import { pendingWeek } from "./pending_week.ts";

/** The plan of a date's week as the server said it, with the changes that the server does not have yet. */
export function usePendingWeek(
  date: CalendarDate,
  plan: readonly PlanEntry[] | undefined,
): readonly PlanEntry[] | undefined {
  const waiting = useWaiting("plan");
  const { monday } = weekOf(date);
  return useMemo(() => plan && pendingWeek(plan, { monday, waiting }), [plan, monday, waiting]);
}
