import { z } from "zod";
import { ENERGY_UNITS } from "../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../core/amounts/mod.ts";

const settings = z.object({
  energyUnit: z.enum(ENERGY_UNITS),
  /** In which units recipes' amounts are shown. */
  units: z.enum(UNIT_SYSTEMS),
});

/** `PUT /api/settings`, ours: replaces the caller's settings. Without `units` these stay as they are. */
export const saveSettingsBody = settings.partial({ units: true });

export const saveSettingsReply = settings;

/** `GET /api/settings`, ours: the caller's own settings. */
export const getSettingsReply = settings;
