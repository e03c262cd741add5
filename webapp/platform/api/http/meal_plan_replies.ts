// The shapes of the server's replies to these calls, which load while the first reply is on its way.

import { listLeftovers, listWeek, listWeekNutrition } from "../../../../wire/meal_plan/mod.ts";

export const listWeekReply = listWeek.reply;
export const listLeftoversReply = listLeftovers.reply;
export const weekNutritionReply = listWeekNutrition.reply;
