/** Key of every mutation that changes the plan. Each reads its week again at its end. */
export const PLAN_CHANGES = ["plan-changes"] as const;
