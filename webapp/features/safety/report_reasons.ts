import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { ReportReason } from "../../../core/safety/mod.ts";

const REASONS: Readonly<Record<ReportReason, MessageDescriptor>> = {
  spam: msg`Spam or advertising`,
  harassment: msg`Unkind or threatening`,
  dangerous: msg`Dangerous to cook or eat`,
  unsuitable: msg`Does not belong here`,
  other: msg`Something else`,
};

/** The reason of a report as people read it. */
export function reasonText(reason: ReportReason): string {
  return i18n._(REASONS[reason]);
}
