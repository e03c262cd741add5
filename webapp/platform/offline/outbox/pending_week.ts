import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import type { OutboxEntry, PlanAction } from "./outbox_entry.ts";
import { mondayOf, slotsOf, weekAfter } from "./plan_action.ts";

/** The server's plan of a week with the changes of it that the server does not have yet. */
export function pendingWeek(
  plan: readonly PlanEntry[],
  { monday, waiting }: { readonly monday: string; readonly waiting: readonly OutboxEntry<PlanAction>[] },
): readonly PlanEntry[] {
  return waiting
    .filter(({ action }) => mondayOf(action.call) === monday)
    .reduce((week, { action: { call, seen } }) => weekAfter(week, seen?.slots ?? slotsOf(call, week)), plan);
}
