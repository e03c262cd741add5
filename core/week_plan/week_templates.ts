import type { UserId } from "../account/mod.ts";
import { type FindBrokenRulesPorts, findBrokenRules } from "../food_rules/mod.ts";
import { type DayOfWeek, dayOf, isSameSlot, type MealPlanReads, removeMealTime } from "../meal_plan/mod.ts";
import type { RecipeStore } from "../recipe/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import { type TemplateMeal, WEEK_TEMPLATES_MAX, type WeekTemplate, type WeekTemplateId } from "./week_template.ts";
import type { WeekTemplateStore } from "./week_template_store.ts";
import { weekToFill } from "./week_to_fill.ts";

/** A meal of a template, and why it cannot be suggested now. */
export interface ReadTemplateMeal extends TemplateMeal {
  /** Its recipe does not exist any more, it breaks a member's food rule, or its original meal is left out. */
  readonly leftOut?: "gone" | "rules" | "leftovers" | undefined;
}

export interface ReadWeekTemplate extends WeekTemplate {
  readonly meals: readonly ReadTemplateMeal[];
}

export interface SaveWeekTemplatePorts {
  readonly plan: Pick<MealPlanReads, "findWeek">;
  readonly weekTemplates: Pick<WeekTemplateStore, "add">;
  readonly clock: Pick<Clock, "today">;
}

export interface SaveWeekTemplateInput {
  readonly userId: UserId;
  readonly name: string;
  readonly monday: CalendarDate;
  /** The days of the planned week whose meals are saved. */
  readonly days: readonly DayOfWeek[];
}

/**
 * Saves a household's planned meals on days of a week as a template. A leftover whose meal is on no such day is saved as a dish
 * that is cooked.
 *
 * @throws {DomainError} `invalid_input` if nothing is planned on these days, `too_many_templates`, `template_exists`,
 *   `person_not_found`
 */
export async function saveWeekTemplate(
  { plan, weekTemplates, clock }: SaveWeekTemplatePorts,
  { userId, name, monday, days }: SaveWeekTemplateInput,
): Promise<WeekTemplate> {
  const found = await plan.findWeek(userId, weekToFill(monday, { today: clock.today() }));
  if (!found) throw new DomainError("person_not_found", `Cannot save the template: there is no person ${userId}`);
  const chosen = found.meals.filter(({ date }) => days.includes(dayOf(date)));
  if (chosen.length === 0)
    throw new DomainError("invalid_input", "Nothing is planned on these days (days)", { field: "days" });
  const meals = chosen.map(({ date, mealTime, recipeId, name: planned, portions, leftoversOf }): TemplateMeal => {
    const cooked = leftoversOf && chosen.find((meal) => isSameSlot(meal, leftoversOf));
    return {
      day: dayOf(date),
      time: mealTime,
      recipeId,
      name: removeMealTime(planned, mealTime),
      portions,
      leftoversOf: cooked && { day: dayOf(cooked.date), time: cooked.mealTime },
    };
  });
  const added = await weekTemplates.add(userId, { name, meals });
  if (added === "full") {
    throw new DomainError(
      "too_many_templates",
      `Your household has ${WEEK_TEMPLATES_MAX} templates. Delete one first.`,
    );
  }
  if (added === "exists")
    throw new DomainError("template_exists", `There is a template “${name}” already (name)`, { field: "name" });
  return added;
}

export interface ReadWeekTemplatePorts extends FindBrokenRulesPorts {
  readonly weekTemplates: Pick<WeekTemplateStore, "list">;
  readonly recipes: Pick<RecipeStore, "list">;
}

/**
 * A template with what of it can be suggested now.
 *
 * @throws {DomainError} `template_not_found`
 */
export async function readWeekTemplate(
  ports: ReadWeekTemplatePorts,
  { userId, id }: { userId: UserId; id: WeekTemplateId },
): Promise<ReadWeekTemplate> {
  const template = (await ports.weekTemplates.list(userId)).find((each) => each.id === id);
  if (!template) throw new DomainError("template_not_found", "There is no such template");
  const recipeIds = [...new Set(template.meals.map(({ recipeId }) => recipeId))];
  const [recipes, broken] = await Promise.all([
    ports.recipes.list(recipeIds, userId),
    findBrokenRules(ports, { userId, recipeIds }),
  ]);
  const known = new Set(recipes.map((recipe) => recipe.id));
  const ownFault = ({ recipeId }: TemplateMeal) =>
    known.has(recipeId) ? (broken.has(recipeId) ? "rules" : undefined) : "gone";
  return {
    ...template,
    meals: template.meals.map((meal): ReadTemplateMeal => {
      const { leftoversOf } = meal;
      const cooked = template.meals.find(({ day, time }) => leftoversOf?.day === day && leftoversOf.time === time);
      const leftOut = ownFault(meal) ?? (cooked && ownFault(cooked) ? "leftovers" : undefined);
      return { ...meal, ...(leftOut && { leftOut }) };
    }),
  };
}

/**
 * Deletes a template of the person's household.
 *
 * @throws {DomainError} `template_not_found`
 */
export async function removeWeekTemplate(
  { weekTemplates }: { readonly weekTemplates: Pick<WeekTemplateStore, "remove"> },
  { userId, id }: { userId: UserId; id: WeekTemplateId },
): Promise<void> {
  if (!(await weekTemplates.remove(userId, id)))
    throw new DomainError("template_not_found", "There is no such template");
}
