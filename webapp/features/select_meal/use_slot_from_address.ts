import { useLocation, useParams, useSearchParams } from "react-router-dom";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { QUERY_MAX_LENGTH } from "../../../core/search/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { parseDateOr } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { parseDay, parseMealTime } from "../week/mod.ts";

/**
 * The slot in the address; undefined without a valid day. The date is the address's, else the one that the weekly meals pass
 * in the navigation state, else today. It may be any day of the slot's week.
 */
export function useSlotFromAddress(): MealSlot | undefined {
  const { today } = useServices();
  const { day } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  return slotOf(day, { search, date: dateIn(state), today: today() });
}

/** The text that an address searches for. The search field limits its length; an address does not. */
export function searchedText(search: URLSearchParams): string {
  return (search.get("query") ?? "").slice(0, QUERY_MAX_LENGTH);
}

/** The slot of a day's name and an address's parameters; undefined if it is no day. */
export function slotOf(
  name: string | undefined,
  { search, date, today }: { search: URLSearchParams; date?: string | undefined; today: CalendarDate },
): MealSlot | undefined {
  const day = parseDay(name);
  if (!day) return undefined;
  return {
    day,
    mealTime: parseMealTime(search.get("time")),
    date: parseDateOr(search.get("date") ?? date, today),
  };
}

function dateIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("date" in state)) return undefined;
  return typeof state.date === "string" ? state.date : undefined;
}
