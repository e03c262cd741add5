import { t } from "@lingui/core/macro";

/** The name of a household without a name. */
export function ownHousehold(): string {
  return t`My household`;
}
