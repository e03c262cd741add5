import { z } from "zod";
import { ENERGY_UNITS } from "../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../core/amounts/mod.ts";
import { AIM_LIMITS, type Nutrient } from "../core/nutrition/mod.ts";

const aim = (nutrient: Nutrient) => z.number().positive().max(AIM_LIMITS[nutrient]).optional();

/** Per day: kilocalories, and grams of the others. A nutrient without an aim is absent. */
const aims = z.strictObject({
  kcal: aim("kcal"),
  proteinGrams: aim("proteinGrams"),
  carbsGrams: aim("carbsGrams"),
  fatGrams: aim("fatGrams"),
  saturatedFatGrams: aim("saturatedFatGrams"),
  fiberGrams: aim("fiberGrams"),
  saltGrams: aim("saltGrams"),
});

const settings = z.object({
  energyUnit: z.enum(ENERGY_UNITS),
  /** In which units recipes' amounts are shown. */
  units: z.enum(UNIT_SYSTEMS),
  aims,
});

/** `PUT /api/settings`, ours: replaces the caller's settings. Without `units` or `aims` these stay as they are. */
export const saveSettingsBody = settings.partial({ units: true, aims: true });

export const saveSettingsReply = settings;

/** `GET /api/settings`, ours: the caller's own settings. */
export const getSettingsReply = settings;
