/** Key of every mutation that changes the plan. Each reads the plan again at its end. */
export const PLAN_CHANGES = ["plan-changes"] as const;
