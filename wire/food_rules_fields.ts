import { z } from "zod";

/** Ours: with `ignore`, recipes that the caller's food rules exclude are listed too, this one time. */
export const foodRulesChoice = z.literal("ignore").optional();

/** Ours: how many recipes the caller's food rules hide from this list; 0 without a caller. */
export const hiddenByRules = z.number().int().min(0);
