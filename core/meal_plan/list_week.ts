import type { UserId } from "../account/mod.ts";
import type { CalendarDate, Clock } from "../shared/mod.ts";
import type { MealPlanReads, WeekMeal } from "./meal_plan_reads.ts";
import { weekOf } from "./week.ts";

export interface ListWeekPorts {
  readonly mealPlans: MealPlanReads;
  readonly clock: Pick<Clock, "today">;
}

export interface ListWeekInput {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
}

/** What a person has planned for a week, by date and meal time. */
export async function listWeek(ports: ListWeekPorts, { userId, date }: ListWeekInput): Promise<WeekMeal[]> {
  return await ports.mealPlans.listWeek(userId, weekOf(date ?? ports.clock.today()));
}
