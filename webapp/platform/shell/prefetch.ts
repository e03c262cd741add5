import { QUERY_MAX_LENGTH } from "../../../core/search/mod.ts";
import type { Services } from "../../services.ts";
import {
  blockedPeopleQuery,
  calendarFeedQuery,
  currentUserQuery,
  FEEDS,
  favouritesQuery,
  feedFilterIn,
  feedQuery,
  foodRulesQuery,
  householdQuery,
  isRecipeFeed,
  mealOptionsQuery,
  moderationLogQuery,
  ownOpinionQuery,
  pantryQuery,
  personalRecipesQuery,
  recipeQuery,
  reportsQuery,
  SEARCHES,
  searchQuery,
  sessionsQuery,
  settingsQuery,
  shoppingListQuery,
  standingQuery,
  userInfoQuery,
  weekQuery,
} from "../api/mod.ts";
import { parseDateOr } from "../format/mod.ts";
import type { LoaderArgs } from "../router/mod.ts";
import { getQueryClient } from "./query_client.ts";

// Each starts to load the data of its page without waiting: the page itself shows a failure.

/** Data that every signed-in page needs; in a browser it is requested after the page's own data. */
export function prefetchShell(services: Services): void {
  const client = getQueryClient(services);
  void client.prefetchQuery(currentUserQuery(services.account));
  void client.prefetchQuery(standingQuery(services.safety));
}

export function prefetchHome(services: Services): void {
  const client = getQueryClient(services);
  void client.prefetchQuery(settingsQuery(services.account));
  void client.prefetchQuery(userInfoQuery(services.account));
  void client.prefetchQuery(foodRulesQuery(services.foodRules));
  void client.prefetchQuery(personalRecipesQuery(services.recipes));
}

export function prefetchCommunity(services: Services, { request }: LoaderArgs): void {
  const client = getQueryClient(services);
  void client.prefetchQuery(currentUserQuery(services.account));
  // While a person types, the page itself sends a query after a pause.
  const feeds = client.getQueryCache().findAll({ queryKey: FEEDS });
  if (feeds.some(({ queryKey }) => !isRecipeFeed(queryKey))) return;
  const parameters = new URL(request.url).searchParams;
  void client.prefetchInfiniteQuery(feedQuery(services.community, feedFilterIn(parameters)));
}

export function prefetchUseMyIngredients(services: Services): void {
  void getQueryClient(services).prefetchQuery(favouritesQuery(services.recipes));
}

export function prefetchDiscover(services: Services, { request }: LoaderArgs): void {
  const client = getQueryClient(services);
  void client.prefetchQuery(settingsQuery(services.account));
  const text = new URL(request.url).searchParams.get("query") ?? "";
  // While a person types, the page itself sends a query after a pause.
  if (client.getQueryCache().findAll({ queryKey: SEARCHES }).length > 0) return;
  void client.prefetchQuery(searchQuery(services.recipes, text.slice(0, QUERY_MAX_LENGTH)));
  void client.prefetchQuery(favouritesQuery(services.recipes));
}

export function prefetchRecipe(services: Services, { params }: LoaderArgs): void {
  const client = getQueryClient(services);
  const id = params["id"] ?? "";
  void client.prefetchQuery(settingsQuery(services.account));
  void client.prefetchQuery(recipeQuery(services.recipes, id));
  void client.prefetchQuery(ownOpinionQuery(services.recipes, id));
}

export function prefetchModeration(services: Services, { request }: LoaderArgs): void {
  const client = getQueryClient(services);
  const isOfDecisions = new URL(request.url).searchParams.get("show") === "decisions";
  if (isOfDecisions) void client.prefetchInfiniteQuery(moderationLogQuery(services.safety));
  else void client.prefetchInfiniteQuery(reportsQuery(services.safety));
}

export function prefetchShopping(services: Services): void {
  void getQueryClient(services).prefetchQuery(shoppingListQuery(services.shopping, services.today()));
}

export function prefetchHousehold(services: Services): void {
  void getQueryClient(services).prefetchQuery(householdQuery(services.household));
}

export function prefetchPantry(services: Services): void {
  void getQueryClient(services).prefetchQuery(pantryQuery(services.pantry));
}

export function prefetchSettings(services: Services): void {
  const queryClient = getQueryClient(services);
  void queryClient.prefetchQuery(settingsQuery(services.account));
  void queryClient.prefetchQuery(foodRulesQuery(services.foodRules));
  void queryClient.prefetchQuery(sessionsQuery(services.account));
  void queryClient.prefetchQuery(calendarFeedQuery(services.calendar));
  void queryClient.prefetchQuery(blockedPeopleQuery(services.safety));
}

export function prefetchSelectMeal(services: Services, args: LoaderArgs): void {
  void getQueryClient(services).prefetchQuery(mealOptionsQuery(services.recipes));
  prefetchWeek(services, args);
}

export function prefetchWeek(services: Services, { request }: LoaderArgs): void {
  const date = parseDateOr(new URL(request.url).searchParams.get("date"), services.today());
  void getQueryClient(services).prefetchQuery(weekQuery(services.mealPlan, date));
}
