import type { LoaderFunctionArgs } from "react-router-dom";
import { QUERY_MAX_LENGTH } from "../../../core/search/mod.ts";
import type { AppRoute } from "../../../wire/pages/app_routes.ts";
import { storedInvitation } from "../../features/household/invitation_token.ts";
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
  listWeekIn,
  moderationLogQuery,
  ownOpinionQuery,
  pantryQuery,
  personalRecipesQuery,
  preferencesQuery,
  recipeQuery,
  reportsQuery,
  SEARCHES,
  searchQuery,
  sessionsQuery,
  settingsQuery,
  shoppingListQuery,
  signInMethodQuery,
  standingQuery,
  userInfoQuery,
  weekQuery,
} from "../api/mod.ts";
import { parseDateOr } from "../format/mod.ts";
import { retryImport } from "../routing/mod.ts";
import { getQueryClient } from "./query_client.ts";

// Each starts to load the data of its page without waiting: the page itself shows a failure.

/** Few pages need them. */
const loadOwnRecipeQueries = () => retryImport(() => import("../api/own_recipe_queries.ts"));
const loadKeptRecipeQueries = () => retryImport(() => import("../api/kept_recipe_queries.ts"));

/** Data that every signed-in page needs; in a browser it is requested after the page's own data. */
export function prefetchShell(services: Services): void {
  const client = getQueryClient(services);
  void client.prefetchQuery(currentUserQuery(services.account));
  void client.prefetchQuery(standingQuery(services.safety));
}

function prefetchOnboarding(services: Services): void {
  void getQueryClient(services).prefetchQuery(foodRulesQuery(services.foodRules));
}

async function prefetchHome(services: Services): Promise<void> {
  const client = getQueryClient(services);
  void client.prefetchQuery(settingsQuery(services.account));
  void client.prefetchQuery(userInfoQuery(services.account));
  void client.prefetchQuery(foodRulesQuery(services.foodRules));
  void client.prefetchQuery(personalRecipesQuery(services.recipes));
  const { cookedRecipesQuery } = await loadKeptRecipeQueries();
  void client.prefetchQuery(cookedRecipesQuery(services.mealPlan));
}

async function prefetchFavourites(services: Services): Promise<void> {
  const client = getQueryClient(services);
  void client.prefetchQuery(settingsQuery(services.account));
  const { favouritePagesQuery } = await loadKeptRecipeQueries();
  void client.prefetchInfiniteQuery(favouritePagesQuery(services.recipes));
}

function prefetchCommunity(services: Services, { request }: LoaderFunctionArgs): void {
  const client = getQueryClient(services);
  void client.prefetchQuery(currentUserQuery(services.account));
  // While a person types, the page itself sends a query after a pause.
  const feeds = client.getQueryCache().findAll({ queryKey: FEEDS });
  if (feeds.some(({ queryKey }) => !isRecipeFeed(queryKey))) return;
  const parameters = new URL(request.url).searchParams;
  void client.prefetchInfiniteQuery(feedQuery(services.community, feedFilterIn(parameters)));
}

function prefetchUseMyIngredients(services: Services): void {
  void getQueryClient(services).prefetchQuery(favouritesQuery(services.recipes));
}

async function prefetchDiscover(services: Services, { request }: LoaderFunctionArgs): Promise<void> {
  const client = getQueryClient(services);
  void client.prefetchQuery(settingsQuery(services.account));
  const { searchParams } = new URL(request.url);
  const text = searchParams.get("query") ?? "";
  // While a person types, the page itself sends a query after a pause.
  if (client.getQueryCache().findAll({ queryKey: SEARCHES }).length > 0) return;
  void client.prefetchQuery(favouritesQuery(services.recipes));
  const { searchWishesIn } = await retryImport(() => import("../api/search_address.ts"));
  const wishes = searchWishesIn(searchParams);
  void client.prefetchQuery(searchQuery(services.recipes, text.slice(0, QUERY_MAX_LENGTH), { wishes }));
}

async function prefetchOwnRecipes(services: Services): Promise<void> {
  const { ownRecipesQuery } = await loadOwnRecipeQueries();
  void getQueryClient(services).prefetchInfiniteQuery(ownRecipesQuery(services.cookbook));
}

async function prefetchOwnRecipe(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  const { isOwnRecipeId, ownRecipeQuery } = await loadOwnRecipeQueries();
  const id = params["id"] ?? "";
  if (isOwnRecipeId(id)) void getQueryClient(services).prefetchQuery(ownRecipeQuery(services.cookbook, id));
}

function prefetchRecipePage(services: Services, args: LoaderFunctionArgs): void | Promise<void> {
  prefetchRecipe(services, args);
  return prefetchOwnRecipe(services, args);
}

function prefetchRecipe(services: Services, { params }: LoaderFunctionArgs): void {
  const client = getQueryClient(services);
  const id = params["id"] ?? "";
  void client.prefetchQuery(settingsQuery(services.account));
  void client.prefetchQuery(recipeQuery(services.recipes, id));
  void client.prefetchQuery(ownOpinionQuery(services.recipes, id));
}

function prefetchModeration(services: Services, { request }: LoaderFunctionArgs): void {
  const client = getQueryClient(services);
  const isOfDecisions = new URL(request.url).searchParams.get("show") === "decisions";
  if (isOfDecisions) void client.prefetchInfiniteQuery(moderationLogQuery(services.safety));
  else void client.prefetchInfiniteQuery(reportsQuery(services.safety));
}

function prefetchShopping(services: Services, { request }: LoaderFunctionArgs): void {
  const week = listWeekIn(new URL(request.url).searchParams, services.today());
  void getQueryClient(services).prefetchQuery(shoppingListQuery(services.shopping, { today: services.today(), week }));
}

function prefetchHousehold(services: Services): void {
  void getQueryClient(services).prefetchQuery(householdQuery(services.household));
}

function prefetchPantry(services: Services): void {
  void getQueryClient(services).prefetchQuery(pantryQuery(services.pantry));
}

function prefetchSettings(services: Services): void {
  const queryClient = getQueryClient(services);
  void queryClient.prefetchQuery(settingsQuery(services.account));
  void queryClient.prefetchQuery(preferencesQuery(services.account));
  if (services.identity.providerName === undefined) void queryClient.prefetchQuery(signInMethodQuery(services.account));
  void queryClient.prefetchQuery(foodRulesQuery(services.foodRules));
  void queryClient.prefetchQuery(sessionsQuery(services.account));
  void queryClient.prefetchQuery(calendarFeedQuery(services.calendar));
  void queryClient.prefetchQuery(blockedPeopleQuery(services.safety));
}

async function prefetchSelectMeal(services: Services, args: LoaderFunctionArgs): Promise<void> {
  prefetchWeek(services, args);
  const { prefetchSlot } = await retryImport(() => import("../../features/select_meal/prefetch_slot.ts"));
  prefetchSlot(getQueryClient(services), { services, args });
}

/** The invitation that this tab has stored, which a visitor's page reads by itself. */
async function prefetchInvitation(services: Services): Promise<void> {
  const token = storedInvitation(services.tabStorage);
  if (token === undefined) return;
  const { invitationQuery } = await retryImport(() => import("../../features/household/invitation_query.ts"));
  // The page itself asks again where it needs to.
  const query = { ...invitationQuery(services.household, token), staleTime: Number.POSITIVE_INFINITY };
  void getQueryClient(services).prefetchQuery(query);
  prefetchHousehold(services);
}

function prefetchWeek(services: Services, { request }: LoaderFunctionArgs): void {
  const date = parseDateOr(new URL(request.url).searchParams.get("date"), services.today());
  void getQueryClient(services).prefetchQuery(weekQuery(services.mealPlan, date));
}

/** Starts to load a page's data, without waiting for it. Resolves once all of it was asked for. */
type Prefetch = (services: Services, args: LoaderFunctionArgs) => void | Promise<void>;

/** By the address of the page. */
export const PREFETCH: Readonly<Partial<Record<AppRoute | "*", Prefetch>>> = {
  "/onboarding": prefetchOnboarding,
  "/home": prefetchHome,
  "/recipe/:id": prefetchRecipePage,
  "/recipe/:id/cook": prefetchRecipe,
  "/discover": prefetchDiscover,
  "/select-meal/:day": prefetchSelectMeal,
  "/week": prefetchWeek,
  "/WeeklyMeals": prefetchWeek,
  "/community": prefetchCommunity,
  "/settings": prefetchSettings,
  "/moderation": prefetchModeration,
  "/household": prefetchHousehold,
  "/pantry": prefetchPantry,
  "/shopping": prefetchShopping,
  "/favourites": prefetchFavourites,
  "/recipes/mine": prefetchOwnRecipes,
  "/recipes/:id/edit": prefetchOwnRecipe,
  "/join": prefetchInvitation,
  "/UseMyIngredients": prefetchUseMyIngredients,
};
