import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { planEntry } from "./planned_meal.ts";
import { targetDate } from "./slot_fields.ts";

/** The specification's call. The header `HOUSEHOLD_VERSION_HEADER` has the household and the version of it that the reply shows. */
export const listWeek = call("GET /meal-plans", {
  summary: "The caller's plan for the week of a date",
  query: z.object({ firebaseUid, targetDate }),
  reply: z.array(planEntry).max(28),
});
