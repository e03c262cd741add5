import { z } from "zod";
import { ENERGY_UNITS } from "../../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../../core/amounts/mod.ts";
import { AIM_LIMITS, type Nutrient } from "../../core/nutrition/mod.ts";
import { call } from "../call.ts";
import { perMeal } from "../meal_plan/per_meal.ts";

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

const localTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, "must be a time of day, written HH:MM");

const settings = z.object({
  energyUnit: z.enum(ENERGY_UNITS),
  /** Of the product's texts; null for that of each browser. One that the product does not have is passed over. */
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/u, "must be a language's BCP 47 tag")
    .nullable(),
  /** In which units recipes' amounts are shown. */
  units: z.enum(UNIT_SYSTEMS),
  aims,
  /** When meals begin, on the clock of the kitchen: `HH:MM`. */
  mealTimes: z.strictObject(perMeal(localTime)),
});

/** Ours. */
export const getSettings = call("GET /api/settings", {
  summary: "The caller's settings",
  reply: settings,
});

/** Ours. Settings that are absent stay as they are, but the energy unit. */
export const saveSettings = call("PUT /api/settings", {
  summary: "Replace the caller's settings",
  body: settings.partial({ language: true, units: true, aims: true, mealTimes: true }),
  reply: settings,
});
