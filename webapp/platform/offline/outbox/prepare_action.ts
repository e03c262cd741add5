import type { QueryClient } from "@tanstack/react-query";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import { PLAN_VERSION, RECIPES, WEEKS } from "../../api/mod.ts";
import { type OutboxAction, type OutboxEntry, waitingOf } from "./outbox_entry.ts";
import { pendingWeek } from "./pending_week.ts";
import { mondayOf, slotsOf } from "./plan_action.ts";

interface PrepareOptions {
  readonly queryClient: QueryClient;
  readonly entries: readonly OutboxEntry[];
}

/** An action with its expected state: the data on the person's screen. */
export function prepareAction(made: OutboxAction, { queryClient, entries }: PrepareOptions): OutboxAction {
  const action = named(made, queryClient);
  if (action.kind !== "plan" || action.seen) return action;
  const monday = mondayOf(action.call);
  const plan = queryClient.getQueryData<PlanEntry[]>([...WEEKS, monday]);
  if (!plan) return action;
  const slots = slotsOf(action.call, pendingWeek(plan, { monday, waiting: waitingOf(entries, "plan") }));
  const householdId = Number(queryClient.getQueryData<string>(PLAN_VERSION)?.split(".")[0]) || undefined;
  return slots.length === 0 ? action : { ...action, seen: { householdId, slots } };
}

/** An action with its recipe's name and picture, which some screens do not know. */
function named(action: OutboxAction, queryClient: QueryClient): OutboxAction {
  if (action.kind === "favourite" || action.kind === "rating") {
    return { ...action, name: recipeIn(queryClient, action.recipeId)?.name };
  }
  if (action.kind !== "plan" || action.call.name !== "save" || action.call.meal.mainImage !== "") return action;
  const { mainImage = "" } = recipeIn(queryClient, action.call.meal.recipeId) ?? {};
  return { ...action, call: { ...action.call, meal: { ...action.call.meal, mainImage } } };
}

interface NamedRecipe {
  readonly id: string;
  readonly name: string;
  readonly mainImage?: string;
}

/** A recipe as any cached answer has it. */
function recipeIn(queryClient: QueryClient, id: string): NamedRecipe | undefined {
  const page = queryClient.getQueryData<NamedRecipe>([...RECIPES, id]);
  if (page) return page;
  const lists = queryClient.getQueriesData<{ readonly recipes?: readonly NamedRecipe[] }>({});
  const shown = lists.flatMap(([, answer]) => (Array.isArray(answer?.recipes) ? answer.recipes : []));
  return shown.find((recipe) => recipe.id === id);
}
