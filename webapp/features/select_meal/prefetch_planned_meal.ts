import type { QueryClient } from "@tanstack/react-query";
import { addDays } from "../../../core/shared/mod.ts";
import { householdQuery, weekQuery } from "../../platform/api/mod.ts";
import type { Services } from "../../services.ts";
import { leftoversQuery } from "./leftovers_query.ts";
import { slotOf } from "./use_slot_from_address.ts";

const PATH = /^\/select-meal\/([a-z]+)\/?$/iu;
const WEEK_DAYS = 7;

/** For a server-rendered page: data that the route does not prefetch, because in a browser it comes with the page's code. */
export function prefetchPlannedMeal(client: QueryClient, { services, url }: { services: Services; url: URL }): void {
  const { household, mealPlan, today } = services;
  const slot = slotOf(PATH.exec(url.pathname)?.[1], { search: url.searchParams, today: today() });
  if (!slot) return;
  void client.prefetchQuery(leftoversQuery(mealPlan, slot));
  void client.prefetchQuery(householdQuery(household));
  void client.prefetchQuery(weekQuery(mealPlan, addDays(slot.date, WEEK_DAYS)));
}
