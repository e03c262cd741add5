import type { UserId } from "../account/mod.ts";
import { type BrokenRule, type MemberRules, type RecipeCheckPorts, recipeCheck } from "../food_rules/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import {
  addMealTime,
  dayOf,
  type ExpectedMeal,
  isSameSlot,
  KEEPS_DAYS_MAX,
  keepsDaysOf,
  type MealPlanReads,
  type MealPlanStore,
  type PlanChange,
  type PlanSlot,
  removeMealTime,
  type SlotChange,
  type Week,
} from "../meal_plan/mod.ts";
import type { RecipePages, RecipeStore } from "../recipe/mod.ts";
import { addDays, type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import { weekToFill } from "./week_to_fill.ts";

export interface AcceptWeekPorts {
  readonly mealPlans: Pick<MealPlanStore, "changeSlots">;
  readonly plan: Pick<MealPlanReads, "findWeek">;
  readonly recipes: Pick<RecipeStore, "list">;
  readonly pages: Pick<RecipePages, "listDishes" | "listKeeping">;
  readonly ingredients: RecipeCheckPorts["ingredients"];
  readonly events: HouseholdEvents<PlanChange>;
  readonly clock: Pick<Clock, "today">;
}

export interface AcceptWeekInput {
  readonly userId: UserId;
  readonly monday: CalendarDate;
  /** Slots of the week, each at most once. */
  readonly changes: readonly AcceptedChange[];
}

/** A change of a slot as the person sees it. */
export interface AcceptedChange extends PlanSlot {
  readonly from: ExpectedMeal | undefined;
  readonly to: ExpectedMeal | undefined;
}

/**
 * Changes slots of a household's week, all or none. The same changes with `from` and `to` exchanged undo them.
 *
 * @returns the household with the changes.
 * @throws {DomainError} `slot_changed` if a slot does not have the expected meal, `food_rules_broken` if a new dish breaks a
 *   member's rules, `recipe_not_found`, `invalid_input`, `person_not_found`
 */
export async function acceptWeek(
  ports: AcceptWeekPorts,
  { userId, monday, changes }: AcceptWeekInput,
): Promise<Pick<PlanChange, "householdId" | "version">> {
  const week = weekToFill(monday, { today: ports.clock.today() });
  checkLeftovers(changes, week);
  const found = await ports.plan.findWeek(userId, week);
  if (!found) throw new DomainError("person_not_found", `Cannot accept the week: there is no person ${userId}`);
  const [named, check] = await Promise.all([nameMeals(ports, { userId, changes }), rulesCheckFor(ports, changes)]);
  const householdId = found.household.id;
  const outcome = await ports.mealPlans.changeSlots({
    userId,
    householdId,
    changes: named,
    check: (members) => check(members, named),
  });
  if ("refused" in outcome) throw slotChanged(changes, outcome.refused);
  ports.events.publish(outcome.change);
  return { householdId, version: outcome.change.version };
}

/** Leftovers are of this week or of the days before it, so that no more of the plan is read. */
function checkLeftovers(changes: readonly AcceptedChange[], { monday, sunday }: Week): void {
  const earliest = addDays(monday, -KEEPS_DAYS_MAX);
  for (const [i, { to }] of changes.entries()) {
    const { date } = to?.leftoversOf ?? { date: monday };
    if (date >= earliest && date <= sunday) continue;
    const field = `changes.${i}.to.leftoversOf`;
    throw new DomainError("invalid_input", `${field}: nothing that is cooked then keeps until this week`, { field });
  }
}

/** Reads the new dishes, and returns those that the members' rules refuse. */
async function rulesCheckFor(
  { ingredients, pages }: Pick<AcceptWeekPorts, "ingredients" | "pages">,
  accepted: readonly AcceptedChange[],
): Promise<(members: readonly MemberRules[], changes: readonly SlotChange[]) => void> {
  const ids = [...new Set(accepted.flatMap(({ to }) => to?.recipeId ?? []))];
  const [{ foods }, dishes] = await Promise.all([ingredients.current(), ids.length > 0 ? pages.listDishes(ids) : []]);
  return (members, changes) => {
    const brokenBy = recipeCheck(members, foods);
    for (const [i, { to, ...slot }] of changes.entries()) {
      const dish = to && dishes.find(({ id }) => id === to.recipeId);
      const [rule] = dish ? brokenBy(dish) : [];
      if (!to || !rule) continue;
      const message = `Cannot plan ${removeMealTime(to.name, slot.mealTime)} for ${nameOf(slot)}: ${ruleText(rule)}`;
      throw new DomainError("food_rules_broken", message, { field: `changes.${i}.to` });
    }
  };
}

/** "it breaks the food rules of Priya Raman (contains peanut)". */
function ruleText({ rule, state, disliked, foods, people }: BrokenRule): string {
  const whose = people ? people.map(({ name }) => name).join(" and ") : "you";
  return `it breaks the food rules of ${whose} (${rule}: ${state} ${foods.join(", ") || disliked || "it"})`;
}

async function nameMeals(
  { recipes, pages }: Pick<AcceptWeekPorts, "recipes" | "pages">,
  { userId, changes }: Pick<AcceptWeekInput, "userId" | "changes">,
): Promise<SlotChange[]> {
  const meals = changes.flatMap(({ to }) => to ?? []);
  const idsOf = (some: readonly ExpectedMeal[]) => [...new Set(some.map(({ recipeId }) => recipeId))];
  const [found, keeping] = await Promise.all([
    recipes.list(idsOf(meals), userId),
    pages.listKeeping(idsOf(meals.filter(({ leftoversOf }) => leftoversOf))),
  ]);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return changes.map(({ to, ...change }, i) => {
    if (!to) return { ...change, to };
    const { recipeId, portions, leftoversOf } = to;
    const name = names.get(recipeId);
    if (name === undefined) {
      const message = `Cannot plan ${nameOf(change)}: there is no recipe "${recipeId}"`;
      throw new DomainError("recipe_not_found", message, { field: `changes.${i}.to.recipeId` });
    }
    const keepsDays = keepsDaysOf(keeping.get(recipeId));
    return {
      ...change,
      to: {
        recipeId,
        name: addMealTime(name, change.mealTime),
        portions,
        leftoversOf: leftoversOf && { date: leftoversOf.date, mealTime: leftoversOf.mealTime, keepsDays },
      },
    };
  });
}

function slotChanged(changes: readonly AcceptedChange[], [first]: readonly PlanSlot[]): DomainError {
  if (!first) return new DomainError("slot_changed", "Cannot change the plan: you are in another household now");
  const field = `changes.${changes.findIndex((change) => isSameSlot(change, first))}`;
  return new DomainError("slot_changed", `Cannot change the plan: ${nameOf(first)} was changed meanwhile`, { field });
}

function nameOf({ date, mealTime }: PlanSlot): string {
  return `${dayOf(date)}'s ${mealTime}`;
}
