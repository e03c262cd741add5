import { explainConflicts } from "./search/explain_conflicts.ts";
import { fillWeek, type SearchOptions } from "./search/fill_week.ts";
import { weekAlternatives } from "./search/week_alternatives.ts";
import type { WeekTaskKind, WeekTasks } from "./week_planner.ts";

type Run<Kind extends WeekTaskKind> = (
  input: WeekTasks[Kind]["input"],
  options: SearchOptions | undefined,
) => WeekTasks[Kind]["result"];

const RUN: { readonly [Kind in WeekTaskKind]: Run<Kind> } = {
  fill: fillWeek,
  explain: explainConflicts,
  alternatives: weekAlternatives,
};

/** Does a task of the planner, in the thread that calls it. */
export function runWeekTask<Kind extends WeekTaskKind>(
  { kind, input }: { readonly kind: Kind; readonly input: WeekTasks[Kind]["input"] },
  options?: SearchOptions,
): WeekTasks[Kind]["result"] {
  return RUN[kind](input, options);
}
