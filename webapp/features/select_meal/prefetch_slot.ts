import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { addDays } from "../../../core/shared/mod.ts";
import { householdQuery, weekQuery } from "../../platform/api/mod.ts";
import type { Services } from "../../services.ts";
import { leftoversQuery } from "./leftovers_query.ts";
import { slotOf } from "./use_slot_from_address.ts";

const WEEK_DAYS = 7;

/** Asks for the leftovers, the members and the next week, which decide on the options of a slot. */
export function prefetchPlannedMeal(
  client: QueryClient,
  { services, args: { request, params } }: { services: Services; args: LoaderFunctionArgs },
): void {
  const { household, mealPlan, today } = services;
  const slot = slotOf(params["day"], { search: new URL(request.url).searchParams, today: today() });
  if (!slot) return;
  void client.prefetchQuery(leftoversQuery(mealPlan, slot));
  void client.prefetchQuery(householdQuery(household));
  void client.prefetchQuery(weekQuery(mealPlan, addDays(slot.date, WEEK_DAYS)));
}
