import { useQuery } from "@tanstack/react-query";
import { DEFAULT_SETTINGS, type EnergyUnit } from "../../../core/account/mod.ts";
import { useServices } from "../../services.ts";
import { settingsQuery } from "../api/mod.ts";

/**
 * The unit in which the signed-in person wants energy shown. Undefined until it is known, so that no text changes
 * its unit before the reader's eyes; the default if the settings cannot be loaded.
 */
export function useEnergyUnit(): EnergyUnit | undefined {
  const { account } = useServices();
  const { data, isError } = useQuery(settingsQuery(account));
  return isError && !data ? DEFAULT_SETTINGS.energyUnit : data?.energyUnit;
}
