import type { QueryClient } from "@tanstack/react-query";
import { ApiError, FEEDS, ownOpinionQuery, PERSONAL_LISTS, type RecipeRating, recipeQuery, WEEKS } from "../api/mod.ts";
import { saveEntry } from "../plan/save_entry.ts";
import type { Services } from "../services.ts";
import { storeListChange } from "../shopping/store_list_change.ts";
import type { OutboxBatch } from "./outbox_batch.ts";
import type { OutboxAction, PlanAction } from "./outbox_entry.ts";
import { type PlanCall, stateOf } from "./plan_action.ts";

/** What sends a batch. */
export interface SendBatchOptions {
  readonly services: Pick<Services, "shopping" | "mealPlan" | "recipes" | "community">;
  readonly queryClient: QueryClient;
  /** The person waits for it, and the screen reads again what it changes. */
  readonly isFirst: boolean;
  onSent(action: OutboxAction): void;
}

/** Sends a batch, and lets the cached answers of the server show it. @throws {ApiError} */
export async function sendBatch({ action, entries }: OutboxBatch, options: SendBatchOptions): Promise<void> {
  const { services, queryClient, isFirst, onSent } = options;
  const { shopping, recipes, community } = services;
  switch (action.kind) {
    case "list": {
      const { change, householdId } = action;
      await storeListChange(queryClient, await shopping.change(change, { householdId }));
      break;
    }
    case "plan":
      await sendPlanCall(action, options);
      onSent(action);
      break;
    case "favourite":
      await (action.favourite ? recipes.addFavourite(action.recipeId) : recipes.removeFavourite(action.recipeId));
      break;
    case "rating":
      await storeRating(action.recipeId, await recipes.rate(action.recipeId, action.stars), { recipes, queryClient });
      break;
    case "post":
      await community.postMeal({ ...action.meal, clientPostId: entries[0]?.id }, {});
      void queryClient.invalidateQueries({ queryKey: FEEDS });
      return;
    case "message":
      throw new Error("Cannot send a message as a request: the chat's connection carries it");
  }
  if (isFirst || action.kind === "list") return;
  if (action.kind === "plan") void queryClient.invalidateQueries({ queryKey: WEEKS });
  else {
    void queryClient.invalidateQueries(ownOpinionQuery(recipes, action.recipeId));
    void queryClient.invalidateQueries({ queryKey: PERSONAL_LISTS });
  }
}

/** Shows the mean of a recipe's ratings with the person's own. */
async function storeRating(
  recipeId: string,
  rating: RecipeRating,
  { recipes, queryClient }: { readonly recipes: Services["recipes"]; readonly queryClient: QueryClient },
): Promise<void> {
  const detail = recipeQuery(recipes, recipeId);
  // A reply in flight may have the mean without this rating.
  const isReading = queryClient.isFetching(detail) > 0;
  await queryClient.cancelQueries(detail);
  queryClient.setQueryData(detail.queryKey, (now) => now && { ...now, rating });
  if (isReading) void queryClient.invalidateQueries(detail);
}

/**
 * Changes the plan if the slots still have what the person saw. What was kept is older than what other members did meanwhile, so
 * that theirs stays.
 */
async function sendPlanCall(
  { call, seen, isForced = false }: PlanAction,
  { services, isFirst }: Pick<SendBatchOptions, "services" | "isFirst">,
): Promise<void> {
  const { mealPlan } = services;
  if (seen && !isFirst && !isForced) {
    let householdId = seen.householdId;
    const now = await mealPlan.listWeek(call.name === "move" ? call.from.date : call.slot.date, {
      signal: new AbortController().signal,
      onVersion: (version) => (householdId = Number(version.split(".")[0])),
    });
    if (seen.householdId !== undefined && householdId !== seen.householdId) {
      throw conflict("You are in another household now, whose plan stays as it is. Send again to plan it there.");
    }
    const state = stateOf(now, seen.slots);
    // The server has it, and its reply was lost.
    if (state === "done") return;
    if (state !== "as seen") {
      const { day, mealTime } = state.slot;
      throw conflict(`${day}'s ${mealTime} was changed meanwhile and stays so. Send again to have it your way.`);
    }
  }
  await sendCall(call, mealPlan);
}

async function sendCall(call: PlanCall, mealPlan: Services["mealPlan"]): Promise<void> {
  switch (call.name) {
    case "save":
      return saveEntry(mealPlan, call);
    case "clear":
      return mealPlan.emptySlot(call.slot);
    case "portions":
      return mealPlan.setPortions(call.slot, call.portions);
    case "move":
      return mealPlan.moveMeal(call.recipeId, call);
  }
}

function conflict(message: string): ApiError {
  return new ApiError(message, { status: 409, code: "slot_changed" });
}
