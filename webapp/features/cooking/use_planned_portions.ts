import { useQuery } from "@tanstack/react-query";
import { householdPortions } from "../../../core/household/mod.ts";
import { householdQuery, weekQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import { nextMealsOf, weeksAhead } from "./planned_dish.ts";

/** How many portions of a recipe the next meal of the plan needs; undefined if none is planned. */
export function usePlannedPortions(recipeId: string): number | undefined {
  const { mealPlan, household, today } = useServices();
  const now = today();
  const [first, second] = weeksAhead(now);
  const { data: thisWeek } = useQuery(weekQuery(mealPlan, first));
  const { data: nextWeek } = useQuery(weekQuery(mealPlan, second));
  const { data: home } = useQuery(householdQuery(household));
  if (!thisWeek || !nextWeek) return undefined;
  const usual = home && householdPortions(home);
  return nextMealsOf([thisWeek, nextWeek], { recipeId, today: now, usual })[0]?.portions;
}
