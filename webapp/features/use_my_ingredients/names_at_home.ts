import { isToUseSoon } from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { PantryReply } from "../../../wire/pantry/pantry.ts";

/** Known foods, each once: those to use soon first, those that are always there last, as the tray may not have room for all. */
export function namesAtHome({ foods }: PantryReply, today: CalendarDate): string[] {
  const rank = ({ useBy, alwaysThere }: PantryReply["foods"][number]) =>
    // Sound: the reply's schema checked the date.
    useBy !== null && isToUseSoon({ useBy: useBy as CalendarDate }, today) ? 0 : alwaysThere ? 2 : 1;
  const sorted = foods.toSorted((a, b) => rank(a) - rank(b));
  return [...new Set(sorted.flatMap(({ food }) => (food ? [food.name] : [])))];
}
