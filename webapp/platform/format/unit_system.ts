import type { UnitSystem } from "../../../core/amounts/mod.ts";

/** Names of the unit systems. */
export const UNIT_SYSTEM_TEXTS: Readonly<Record<UnitSystem, string>> = {
  "as-written": "As written",
  metric: "Metric (g, °C)",
  us: "US (cups, °F)",
};
