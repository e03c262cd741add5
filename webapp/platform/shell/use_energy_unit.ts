import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { DEFAULT_SETTINGS, ENERGY_UNITS, type EnergyUnit } from "../../../core/account/mod.ts";
import { useServices } from "../../services.ts";
import { settingsQuery } from "../api/mod.ts";
import { useChangeSettings, usePendingSettings } from "./use_change_settings.ts";

/**
 * The unit in which the signed-in person wants energy shown. Undefined until it is known, so that no text changes
 * its unit before the reader's eyes; the default if the settings cannot be loaded.
 */
export function useEnergyUnit(): EnergyUnit | undefined {
  const { account } = useServices();
  const { data, isError } = useQuery(settingsQuery(account));
  const settings = usePendingSettings() ?? data;
  return isError && !settings ? DEFAULT_SETTINGS.energyUnit : settings?.energyUnit;
}

/** A function that shows energy in the next unit, everywhere: cal, kcal, kJ, cal. */
export function useNextEnergyUnit(): () => void {
  const change = useChangeSettings();
  return useCallback(() => change(({ energyUnit }) => ({ energyUnit: unitAfter(energyUnit) })), [change]);
}

function unitAfter(unit: EnergyUnit): EnergyUnit {
  return ENERGY_UNITS[(ENERGY_UNITS.indexOf(unit) + 1) % ENERGY_UNITS.length] ?? unit;
}
