import type { z } from "zod";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";

/** The fields of an object with one value for each meal time. */
export function perMeal<Value extends z.ZodType>(value: Value) {
  return { [MEAL_TIMES[0]]: value, [MEAL_TIMES[1]]: value, [MEAL_TIMES[2]]: value, [MEAL_TIMES[3]]: value };
}
