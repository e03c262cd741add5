import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { parseDateOr } from "../../format/mod.ts";
import { parseDay, parseMealTime } from "../../plan/mod.ts";
import { useLocation, useParams, useSearchParams } from "../../router/mod.ts";
import { useServices } from "../../services.ts";

/**
 * The slot in the address; undefined without a valid day. The date is the address's, else the one that the weekly meals pass
 * in the navigation state, else today. It may be any day of the slot's week.
 */
export function useSlotFromAddress(): MealSlot | undefined {
  const { today } = useServices();
  const day = parseDay(useParams()["day"]);
  const [search] = useSearchParams();
  const { state } = useLocation();
  if (!day) return undefined;
  const date = parseDateOr(search.get("date") ?? dateIn(state), today());
  return { day, mealTime: parseMealTime(search.get("time")), date };
}

function dateIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("date" in state)) return undefined;
  return typeof state.date === "string" ? state.date : undefined;
}
