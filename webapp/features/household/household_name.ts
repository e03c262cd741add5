import { t } from "@lingui/core/macro";
/** The name of a household without a name. */
export const OWN_HOUSEHOLD = "My household";

/** "1 member", "4 members". */
export function membersText(count: number): string {
  return count === 1 ? "1 member" : t`${count} members`;
}
