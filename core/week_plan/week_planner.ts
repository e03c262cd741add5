import type { UserId } from "../account/mod.ts";
import type { ConflictInput } from "./search/explain_conflicts.ts";
import type { Alternative, FilledWeek, ImpossibleWeek } from "./search/filled_week.ts";
import type { MealsForProblem, SlotNumber, WeekProblem } from "./search/week_problem.ts";

/** Input and result of {@linkcode WeekPlanner}. */
export interface WeekTasks {
  /** Undefined if no week satisfies every rule. */
  readonly fill: { readonly input: WeekProblem; readonly result: FilledWeek | undefined };
  readonly explain: { readonly input: ConflictInput; readonly result: ImpossibleWeek };
  /** At most three dishes for a slot of a week, the cheapest first. */
  readonly alternatives: {
    readonly input: MealsForProblem & { readonly slot: SlotNumber };
    readonly result: readonly Alternative[];
  };
}

export type WeekTaskKind = keyof WeekTasks;

/** One task for the planner. */
export interface WeekTask<Kind extends WeekTaskKind> {
  readonly kind: Kind;
  readonly input: WeekTasks[Kind]["input"];
  readonly userId: UserId;
  /** Resolved when the person does not wait for the result any more. */
  readonly cancelled?: Promise<void> | undefined;
}

/** Searches weeks beside the requests that the server answers. */
export interface WeekPlanner {
  /**
   * Runs one task of a person. A newer task of the same person replaces it.
   *
   * @throws {DomainError} `search_replaced` also if it was cancelled; `search_unavailable` if too many tasks wait, or it takes too
   * long.
   */
  run<Kind extends WeekTaskKind>(task: WeekTask<Kind>): Promise<WeekTasks[Kind]["result"]>;
}
