import type { UserId } from "../account/mod.ts";
import type { Portion } from "../nutrition/mod.ts";
import { portionOf, type RecipeId } from "../recipe/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import type { MealPlanReads, WeekPlan } from "./meal_plan_reads.ts";
import { weekOf } from "./week.ts";

export interface ListWeekPorts {
  readonly plan: Pick<MealPlanReads, "findWeek">;
  readonly clock: Pick<Clock, "today">;
}

export interface ListWeekInput {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
}

/**
 * The planned week of a person's household.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function listWeek(ports: ListWeekPorts, { userId, date }: ListWeekInput): Promise<WeekPlan> {
  const plan = await ports.plan.findWeek(userId, weekOf(date ?? ports.clock.today()));
  if (!plan) throw new DomainError("person_not_found", `Cannot list the week: there is no person ${userId}`);
  return plan;
}

/**
 * The nutrition of a portion of each recipe that a person has planned for a week; at most 28.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function listWeekNutrition(
  { plan, clock }: { readonly plan: Pick<MealPlanReads, "listNutrition">; readonly clock: Pick<Clock, "today"> },
  { userId, date }: ListWeekInput,
): Promise<ReadonlyMap<RecipeId, Portion>> {
  const nutrition = await plan.listNutrition(userId, weekOf(date ?? clock.today()));
  if (!nutrition) throw new DomainError("person_not_found", `Cannot list the week: there is no person ${userId}`);
  return new Map([...nutrition].map(([id, each]) => [id, portionOf(each)]));
}
