import type { ListWeekInput, WeekPlan } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { HOUSEHOLD_VERSION_HEADER } from "../../../wire/household/household.ts";
import { listWeekQuery, listWeekReply } from "../../../wire/meal_plan/list_week.ts";
import { brokenRulesView, type FindBrokenRules } from "../food_rules/broken_rules_view.ts";
import { type Route, route } from "../route.ts";
import { plannedMealView } from "./planned_meal_view.ts";

export function listWeekRoute(
  listWeek: (input: ListWeekInput) => Promise<WeekPlan>,
  findBrokenRules: FindBrokenRules,
): Route {
  return route({
    method: "get",
    path: "/meal-plans",
    summary: "The caller's plan for the week of a date",
    access: "signed-in",
    query: listWeekQuery,
    reply: listWeekReply,
    async handle({ caller, query, setHeader }) {
      const { household, meals } = await listWeek({
        userId: caller.userId,
        date: query.targetDate ? calendarDate(query.targetDate, "targetDate") : undefined,
      });
      setHeader(HOUSEHOLD_VERSION_HEADER, `${household.id}.${household.version}`);
      const recipeIds = meals.map(({ recipeId }) => recipeId);
      const broken = await findBrokenRules({ userId: caller.userId, recipeIds });
      return meals.map((meal) => ({ ...plannedMealView(meal), ...brokenRulesView(broken.get(meal.recipeId)) }));
    },
  });
}
