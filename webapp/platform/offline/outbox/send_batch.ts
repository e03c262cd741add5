import type { QueryClient } from "@tanstack/react-query";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import type { ChangeFields } from "../../../../wire/meal_plan/slot_fields.ts";
import { storeListChange } from "../../../features/shopping/store_list_change.ts";
import { saveEntry } from "../../../features/week/save_entry.ts";
import type { Services } from "../../../services.ts";
import {
  FEEDS,
  ownOpinionQuery,
  PERSONAL_LISTS,
  type RecipeClient,
  type RecipeDetail,
  recipeQuery,
  slotFields,
  storeChange,
  WEEKS,
} from "../../api/mod.ts";
import type { OutboxBatch } from "./outbox_batch.ts";
import type { PlanAction } from "./outbox_entry.ts";
import type { PlanCall, SlotTransition } from "./plan_action.ts";
import { storeSent } from "./store_sent.ts";

export interface SendBatchOptions {
  readonly services: Pick<Services, "shopping" | "mealPlan" | "recipes" | "community">;
  readonly queryClient: QueryClient;
  /** The person waits for it, and the screen reads the changed data again. */
  readonly isFirst: boolean;
}

/** Sends a batch, and makes its change in the cached answers of the server. @throws {ApiError} */
export async function sendBatch({ action, entries }: OutboxBatch, options: SendBatchOptions): Promise<void> {
  const { services, queryClient, isFirst } = options;
  const { shopping, recipes, community, mealPlan } = services;
  switch (action.kind) {
    case "list": {
      const { change, householdId } = action;
      await storeListChange(
        queryClient,
        await shopping.changeShoppingList({
          entries: [...change.entries],
          removed: [...change.removed],
          householdId,
        }),
      );
      return;
    }
    case "plan":
      await sendPlanCall(action.call, { mealPlan, sent: sentChange(action, { id: entries[0]?.id, isFirst }) });
      break;
    case "favourite":
      await recipes[action.favourite ? "addFavourite" : "removeFavourite"]({ id: action.recipeId });
      break;
    case "rating":
      await storeRating(action, await recipes.rateRecipe({ id: action.recipeId, value: action.stars }), options);
      break;
    case "post": {
      const { photo, ...meal } = action.meal;
      await community.postMeal({ ...meal, clientPostId: entries[0]?.id }, { file: photo });
      void queryClient.invalidateQueries({ queryKey: FEEDS });
      return;
    }
    case "message":
      throw new Error("Cannot send a message as a request: the chat's connection carries it");
  }
  await storeSent(queryClient, action);
  if (isFirst) return;
  if (action.kind === "plan") void queryClient.invalidateQueries({ queryKey: WEEKS });
  else {
    void queryClient.invalidateQueries(ownOpinionQuery(recipes, action.recipeId));
    void queryClient.invalidateQueries({ queryKey: PERSONAL_LISTS });
  }
}

/** Shows the mean of a recipe's ratings with the person's own. */
async function storeRating(
  { recipeId }: { readonly recipeId: string },
  { rating: { value, reviews } }: Awaited<ReturnType<RecipeClient["rateRecipe"]>>,
  { services, queryClient }: SendBatchOptions,
): Promise<void> {
  await storeChange<RecipeDetail>(queryClient, recipeQuery(services.recipes, recipeId), (detail) => ({
    ...detail,
    rating: { value: value ?? undefined, reviews },
  }));
}

/** A queued action is older than other members' changes meanwhile, so theirs stay. */
function sentChange(
  { seen, isForced = false }: PlanAction,
  { id, isFirst }: { readonly id: string | undefined; readonly isFirst: boolean },
): ChangeFields {
  if (!seen || isFirst || isForced) return { clientChangeId: id };
  const { householdId, slots } = seen;
  return { clientChangeId: id, seen: { householdId, slots: slots.map(toExpectedSlot) } };
}

type ExpectedSlot = NonNullable<ChangeFields["seen"]>["slots"][number];

function toExpectedSlot({ slot: { day, mealTime, date }, before, after }: SlotTransition): ExpectedSlot {
  return { day, time: mealTime, date, from: toContent(before), to: toContent(after) };
}

function toContent(meal: PlanEntry | undefined): ExpectedSlot["from"] {
  if (!meal) return null;
  const { recipeId, portions, leftoversOf: of } = meal;
  return { recipeId, portions, leftoversOf: of && { date: of.date, time: of.meal_time } };
}

async function sendPlanCall(
  call: PlanCall,
  { mealPlan, sent }: { readonly mealPlan: Services["mealPlan"]; readonly sent: ChangeFields },
): Promise<void> {
  switch (call.name) {
    case "save":
      await saveEntry(mealPlan, call, sent);
      break;
    case "clear":
      await mealPlan.clearSlot({ ...slotFields(call.slot), ...sent });
      break;
    case "portions":
      await mealPlan.setMealPortions({ ...slotFields(call.slot), portions: call.portions ?? null, ...sent });
      break;
    case "move":
      await mealPlan.moveMeal({
        meal: { id: call.recipeId },
        from: slotFields(call.from),
        to: slotFields(call.to),
        ...sent,
      });
  }
}
