import type { UnitSystem } from "../amounts/mod.ts";
import type { NutritionAims } from "../nutrition/mod.ts";

/** How energy can be shown: cal as the specification has it, kcal or kJ. */
export const ENERGY_UNITS = ["cal", "kcal", "kJ"] as const;

export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** A person's own settings, the same on all their devices. */
export interface Settings {
  readonly energyUnit: EnergyUnit;
  /** In which units recipes' amounts are shown. */
  readonly units: UnitSystem;
  /** What the person aims at per day; empty for no aims. */
  readonly aims: NutritionAims;
}

/** The settings of a person who has not changed any. */
export const DEFAULT_SETTINGS: Settings = { energyUnit: "cal", units: "as-written", aims: {} };
