import { z } from "zod";
import { ENERGY_UNITS } from "../core/account/mod.ts";

const settings = z.object({ energyUnit: z.enum(ENERGY_UNITS) });

/** `PUT /api/settings`, ours: replaces the caller's settings. */
export const saveSettingsBody = settings;

export const saveSettingsReply = settings;

/** `GET /api/settings`, ours: the caller's own settings. */
export const getSettingsReply = settings;
