import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../core/meal_plan/mod.ts";

/** A place of the week. */
export const suggestionSlot = z.object({ day: z.enum(DAYS_OF_WEEK), time: z.enum(MEAL_TIMES) });

export type SuggestionSlot = z.infer<typeof suggestionSlot>;
