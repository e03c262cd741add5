import type { UserId } from "../../../core/account/mod.ts";
import type { LeaveOut } from "../../../core/recipe/mod.ts";
import type { Caller } from "../route.ts";

/** The tags that a person's food rules exclude; undefined for a person without rules. */
export type FindLeaveOut = (userId: UserId) => Promise<LeaveOut | undefined>;

/** The exclusions of a request: none without a caller, or if it asks for everything. */
export async function leaveOutOf(
  { caller, foodRules }: { caller: Caller | undefined; foodRules: "ignore" | undefined },
  findLeaveOut: FindLeaveOut,
): Promise<LeaveOut | undefined> {
  return caller === undefined || foodRules === "ignore" ? undefined : await findLeaveOut(caller.userId);
}
