/** How energy can be shown: cal as the specification has it, kcal or kJ. */
export const ENERGY_UNITS = ["cal", "kcal", "kJ"] as const;

export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** A person's own settings, the same on all their devices. */
export interface Settings {
  readonly energyUnit: EnergyUnit;
}

/** The settings of a person who has not changed any. */
export const DEFAULT_SETTINGS: Settings = { energyUnit: "cal" };
