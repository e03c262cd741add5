import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { WEEKS } from "../../platform/api/mod.ts";
import { type PlanCall, useOutboxMutation } from "../../platform/offline/outbox/mod.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";

export interface PlanChangeOptions<Variables> {
  callOf(variables: Variables): PlanCall;
  /** For the log: "Cannot move the meal". */
  readonly failure: string;
  /** For the person: "Not moved. Try again." */
  failureText(error: unknown): string;
  /** `before`: the meal that the person saw in the slot. */
  onSuccess?(variables: Variables, before: PlanEntry | undefined): unknown;
}

const queryKeysOf = () => [WEEKS];

/** Changes the plan: every screen shows the change at once, and the plan as it was after a refusal. */
export function usePlanChange<Variables>({ callOf, onSuccess, ...failures }: PlanChangeOptions<Variables>) {
  return useOutboxMutation<Variables>({
    ...failures,
    mutationKey: PLAN_CHANGES,
    queryKeysOf,
    actionOf: (variables) => ({ kind: "plan", call: callOf(variables) }),
    onSuccess: (action, variables) =>
      onSuccess?.(variables, action.kind === "plan" ? action.seen?.slots[0]?.before : undefined),
  });
}
