import type { UnitSystem } from "../../../core/amounts/mod.ts";

export const UNIT_SYSTEM_TEXTS: Readonly<Record<UnitSystem, string>> = {
  "as-written": "As written",
  metric: "Metric (g, °C)",
  us: "US (cups, °F)",
};
