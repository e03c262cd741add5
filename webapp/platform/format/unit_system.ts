import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { UnitSystem } from "../../../core/amounts/mod.ts";

const NAMES: Readonly<Record<UnitSystem, MessageDescriptor>> = {
  "as-written": msg`As written`,
  metric: msg`Metric (g, °C)`,
  us: msg`US (cups, °F)`,
};

/** "Metric (g, °C)" */
export function unitSystemName(system: UnitSystem): string {
  return i18n._(NAMES[system]);
}
