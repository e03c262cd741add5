import type { UserId } from "../account/mod.ts";
import type { Portion } from "../nutrition/mod.ts";
import { portionOf, type RecipeId } from "../recipe/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import type { MealPlanReads } from "./meal_plan_reads.ts";
import { weekOf } from "./week.ts";

export interface ListWeekNutritionInput {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
}

/**
 * The nutrition of a portion of each recipe that a person has planned for a week; at most 28.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function listWeekNutrition(
  { plan, clock }: { readonly plan: Pick<MealPlanReads, "listNutrition">; readonly clock: Pick<Clock, "today"> },
  { userId, date }: ListWeekNutritionInput,
): Promise<ReadonlyMap<RecipeId, Portion>> {
  const nutrition = await plan.listNutrition(userId, weekOf(date ?? clock.today()));
  if (!nutrition) throw new DomainError("person_not_found", `Cannot list the week: there is no person ${userId}`);
  return new Map([...nutrition].map(([id, each]) => [id, portionOf(each)]));
}
