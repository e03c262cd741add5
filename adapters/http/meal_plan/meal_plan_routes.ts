import { type FindBrokenRulesPorts, findBrokenRules } from "../../../core/food_rules/mod.ts";
import {
  clearSlot,
  listCookedRecipes,
  listLeftovers,
  listWeek,
  listWeekNutrition,
  moveMeal,
  saveLeftovers,
  saveMeal,
  setMealCooked,
  setMealPortions,
} from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { HOUSEHOLD_VERSION_HEADER } from "../../../wire/household/household_version.ts";
import * as calls from "../../../wire/meal_plan/mod.ts";
import { brokenRulesView } from "../food_rules/broken_rules_view.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { plannedMealView } from "./planned_meal_view.ts";
import { readSlot, slotView, toIdempotentChange } from "./slot_input.ts";

/** The stores that {@linkcode mealPlanRoutes} need. */
export type MealPlanPorts = FindBrokenRulesPorts &
  PortsOf<
    | typeof clearSlot
    | typeof listCookedRecipes
    | typeof listLeftovers
    | typeof listWeek
    | typeof listWeekNutrition
    | typeof moveMeal
    | typeof saveLeftovers
    | typeof saveMeal
    | typeof setMealCooked
    | typeof setMealPortions
  >;

/** The calls of the meal plan. */
export function mealPlanRoutes(ports: MealPlanPorts): Route[] {
  return [
    route(calls.listWeek, async ({ caller: { userId }, query: { targetDate }, setHeader }) => {
      const date = targetDate ? calendarDate(targetDate, "targetDate") : undefined;
      const week = listWeek(ports, { userId, date });
      const recipeIds = week.then(({ meals }) => meals.map(({ recipeId }) => recipeId));
      const [{ household, meals }, broken] = await Promise.all([week, findBrokenRules(ports, { userId, recipeIds })]);
      setHeader(HOUSEHOLD_VERSION_HEADER, `${household.id}.${household.version}`);
      return meals.map((meal) => ({ ...plannedMealView(meal), ...brokenRulesView(broken.get(meal.recipeId)) }));
    }),
    route(calls.listWeekNutrition, async ({ caller: { userId }, query: { targetDate } }) => {
      const date = targetDate ? calendarDate(targetDate, "targetDate") : undefined;
      const portions = await listWeekNutrition(ports, { userId, date });
      return [...portions].map(([recipeId, portion]) => ({ recipeId, ...portion }));
    }),
    route(calls.saveMeal, async ({ caller: { userId }, body }) => {
      const { meal, portions } = body;
      const input = { userId, ...readSlot(body), recipeId: meal.id, portions, idempotency: toIdempotentChange(body) };
      const { date, name } = await saveMeal(ports, input);
      return { ...slotView(body, date), meal_name: name };
    }),
    route(calls.clearSlot, async ({ caller: { userId }, body }) =>
      slotView(body, await clearSlot(ports, { userId, ...readSlot(body), idempotency: toIdempotentChange(body) })),
    ),
    route(calls.listCookedRecipes, async ({ caller }) => ({ recipes: await listCookedRecipes(ports, caller) })),
    route(calls.listLeftovers, async ({ caller: { userId }, query: { day, time, targetDate } }) => {
      const date = targetDate ? calendarDate(targetDate, "targetDate") : undefined;
      const meals = await listLeftovers(ports, { userId, day, mealTime: time, date });
      return meals.map((meal) => ({ ...plannedMealView(meal), date: meal.date }));
    }),
    route(calls.saveLeftovers, async ({ caller: { userId }, body }) => {
      const of = { date: calendarDate(body.of.date, "of.date"), mealTime: body.of.time };
      const input = { userId, ...readSlot(body), of, portions: body.portions, idempotency: toIdempotentChange(body) };
      const { date, name } = await saveLeftovers(ports, input);
      return { ...slotView(body, date), meal_name: name };
    }),
    route(calls.setMealPortions, async ({ caller: { userId }, body }) => {
      const portions = body.portions ?? undefined;
      const input = { userId, ...readSlot(body), portions, idempotency: toIdempotentChange(body) };
      return { ...slotView(body, await setMealPortions(ports, input)), portions: body.portions };
    }),
    route(calls.setMealCooked, async ({ caller: { userId }, body }) => {
      const { cooked } = body;
      const date = await setMealCooked(ports, { userId, ...readSlot(body), isCooked: cooked });
      return { ...slotView(body, date), cooked };
    }),
    route(calls.moveMeal, async ({ caller: { userId }, body }) => {
      const [from, to] = [readSlot(body.from, "from.date"), readSlot(body.to, "to.date")];
      const moved = await moveMeal(ports, {
        userId,
        recipeId: body.meal.id,
        from,
        to,
        idempotency: toIdempotentChange(body),
      });
      return { from: slotView(body.from, moved.from.date), to: slotView(body.to, moved.to.date) };
    }),
  ];
}
