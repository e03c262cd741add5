import { t } from "@lingui/core/macro";
import { EmptyState } from "../../../../ui-kit/EmptyState/mod.ts";

export interface NotOnDeviceProps {
  /** The missing data, as the beginning of a sentence: "This week is". */
  readonly what: string;
  /** 1 on a page without another title; default 2. */
  readonly level?: 1 | 2;
}

/** Replaces content that was never opened on this device, while it has no network. */
export function NotOnDevice({ what, level = 2 }: NotOnDeviceProps) {
  return (
    <EmptyState level={level} title={t`${what} not on this device.`} text={t`Open it once while you are online.`} />
  );
}
