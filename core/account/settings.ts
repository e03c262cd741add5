import type { UnitSystem } from "../amounts/mod.ts";
import type { NutritionAims } from "../nutrition/mod.ts";
import type { MealTime } from "../shared/mod.ts";

/** Units of energy: cal as in the specification, kcal or kJ. */
export const ENERGY_UNITS = ["cal", "kcal", "kJ"] as const;

export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** When a person's meals begin: `HH:MM` on the kitchen's clock. */
export type MealTimes = Readonly<Record<MealTime, string>>;

/** A person's own settings, the same on all their devices. */
export interface Settings {
  readonly energyUnit: EnergyUnit;
  /** Of the product's texts: a BCP 47 tag such as `pt-BR`; null for that of each browser. */
  readonly language: string | null;
  /** The units of recipes' amounts. */
  readonly units: UnitSystem;
  /** The person's daily nutrition aims; empty for none. */
  readonly aims: NutritionAims;
  /** For the calendar feed. */
  readonly mealTimes: MealTimes;
}

/** The settings of a person who has not changed any. */
export const DEFAULT_SETTINGS: Settings = {
  energyUnit: "cal",
  language: null,
  units: "as-written",
  aims: {},
  mealTimes: { Breakfast: "08:00", Lunch: "12:30", Dinner: "18:30", Snacks: "15:30" },
};
