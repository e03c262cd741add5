import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { addDays } from "../../../core/shared/mod.ts";
import { householdQuery, MEAL_OPTIONS, weekQuery } from "../../platform/api/mod.ts";
import type { Services } from "../../services.ts";
import { leftoversQuery } from "./leftovers_query.ts";
import { mealOptionsQuery } from "./meal_options_query.ts";
import { searchedText, slotOf } from "./use_slot_from_address.ts";

const WEEK_DAYS = 7;

/** Asks for the recipes to pick for a slot, and for the leftovers, the members and the next week, which decide on its options. */
export function prefetchSlot(
  client: QueryClient,
  { services, args: { request, params } }: { services: Services; args: LoaderFunctionArgs },
): void {
  const { household, mealPlan, recipes, today } = services;
  const { searchParams: search } = new URL(request.url);
  const slot = slotOf(params["day"], { search, today: today() });
  if (!slot) return;
  const query = searchedText(search);
  // While a person types, the page itself sends a query after a pause.
  if (query === "" || client.getQueryCache().findAll({ queryKey: MEAL_OPTIONS }).length === 0) {
    void client.prefetchInfiniteQuery(mealOptionsQuery(recipes, { mealTime: slot.mealTime, query }));
  }
  void client.prefetchQuery(leftoversQuery(mealPlan, slot));
  void client.prefetchQuery(householdQuery(household));
  void client.prefetchQuery(weekQuery(mealPlan, addDays(slot.date, WEEK_DAYS)));
}
