import { useQuery } from "@tanstack/react-query";
import { DEFAULT_SETTINGS } from "../../../core/account/mod.ts";
import type { UnitSystem } from "../../../core/amounts/mod.ts";
import { useServices } from "../../services.ts";
import { settingsQuery } from "../api/mod.ts";

/** The units in which the signed-in person reads amounts; as written until they are known. */
export function useUnitSystem(): UnitSystem {
  const { account } = useServices();
  const { data } = useQuery(settingsQuery(account));
  return data?.units ?? DEFAULT_SETTINGS.units;
}
