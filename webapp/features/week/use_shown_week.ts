import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays } from "../../../core/shared/mod.ts";
import { parseDateOr } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";

const STEP_DAYS = 7;

/** The week that a screen shows, from `?date=` in the address, so that Back restores it. */
export function useShownWeek() {
  const { today } = useServices();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const now = today();
  const date = parseDateOr(search.get("date"), now);

  // The address follows once the week is loaded: a second press meanwhile goes on from the first one's week.
  const wanted = useRef(date);
  useEffect(() => {
    wanted.current = date;
  }, [date]);

  function show(other: string): void {
    wanted.current = parseDateOr(other, date);
    const parameters = new URLSearchParams({ date: wanted.current });
    void navigate({ search: `?${parameters}` }, { preventScrollReset: true });
  }

  return {
    today: now,
    /** The date in the address, else today. */
    date,
    week: weekOf(date),
    /** Shows the week of a date. Ignores an invalid one. */
    show,
    /** Shows the previous (-1) or next (1) week. */
    step: (weeks: -1 | 1) => show(addDays(wanted.current, weeks * STEP_DAYS)),
  };
}
