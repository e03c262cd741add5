import { addDays, type Clock, daysSinceMonday } from "../shared/mod.ts";
import type { PlanFrom } from "./household_store.ts";

/** The part of a plan that a person still needs. */
export function planFromThisWeek({ clock }: { readonly clock: Pick<Clock, "today"> }): PlanFrom {
  const today = clock.today();
  return { from: addDays(today, -daysSinceMonday(today)) };
}
