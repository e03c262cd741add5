import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { addDays, DAY_MS } from "../../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import { PICTURE_CACHE } from "../../../../wire/pages/service_worker.ts";
import type { Services } from "../../../services.ts";
import {
  currentUserQuery,
  foodRulesQuery,
  householdQuery,
  ownRecipesQuery,
  pantryQuery,
  personalRecipesQuery,
  recentConversationsQuery,
  recipeQuery,
  settingsQuery,
  shoppingListQuery,
  userInfoQuery,
  weekQuery,
} from "../../api/mod.ts";
import { recipePicture } from "../../format/mod.ts";
import { messagesQuery } from "./persisted_query_keys.ts";

/** Rarely changing data is loaded again after this time, in milliseconds. */
const RECIPE_FRESH_MS = DAY_MS;
/** Data that changes with each use. */
const FRESH_MS = 300_000;
/** Most recipes of the two weeks, of 56 slots, and most own ones. */
const PLANNED_MAX = 40;
const OWN_MAX = 10;
const CONVERSATIONS_MAX = 5;
const DAYS_OF_WEEK = 7;

export interface LoadForOfflineOptions {
  /** Resolves when the page has nothing else to do; rejects when the loading should end. */
  idle(): Promise<void>;
}

/**
 * Loads data that a person needs offline and has not opened: this and next week, the recipes in them with a picture, the
 * shopping list, the pantry, own recipes and conversations. One request at a time. Data that cannot be loaded is left out.
 */
export async function loadForOffline(
  client: QueryClient,
  services: Services,
  { idle }: LoadForOfflineOptions,
): Promise<void> {
  const { account, chat, cookbook, foodRules, household, mealPlan, pantry, recipes, shopping, today } = services;
  /** The persisted reply while it is fresh, else the server's. */
  async function load<Data>(
    { queryKey }: { readonly queryKey: QueryKey },
    ask: () => Promise<Data>,
    freshMs = FRESH_MS,
  ): Promise<Data | undefined> {
    await idle();
    const state = client.getQueryState<Data>(queryKey);
    if (state?.data !== undefined && Date.now() - state.dataUpdatedAt < freshMs) return state.data;
    return await ask().catch(() => undefined);
  }

  function one<Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key },
    freshMs?: number,
  ): Promise<Data | undefined> {
    return load(query, () => client.fetchQuery(query), freshMs);
  }

  async function picture(address: string): Promise<void> {
    await idle();
    await loadPicture(address).catch(() => undefined);
  }

  const weeks: PlanEntry[] = [];
  for (const date of [today(), addDays(today(), DAYS_OF_WEEK)]) {
    const week = await one(weekQuery(mealPlan, date));
    weeks.push(...(week ?? []));
  }
  await one(shoppingListQuery(shopping, { today: today() }));
  await one(settingsQuery(account), RECIPE_FRESH_MS);

  const planned = new Map(weeks.map(({ recipeId, mainImage }) => [recipeId, mainImage]));
  for (const [id, address] of [...planned].slice(0, PLANNED_MAX)) {
    await one(recipeQuery(recipes, id), RECIPE_FRESH_MS);
    await picture(address);
  }

  await one(pantryQuery(pantry));
  const ownList = ownRecipesQuery(cookbook);
  const own = await load(ownList, () => client.fetchInfiniteQuery(ownList));
  for (const { id, photo } of own?.pages.flatMap((page) => page.recipes).slice(0, OWN_MAX) ?? []) {
    await one(recipeQuery(recipes, id), RECIPE_FRESH_MS);
    if (photo) await picture(photo.url);
  }
  await one(personalRecipesQuery(recipes));
  await one(userInfoQuery(account), RECIPE_FRESH_MS);
  await one(foodRulesQuery(foodRules), RECIPE_FRESH_MS);
  await one(householdQuery(household));
  await one(currentUserQuery(account), RECIPE_FRESH_MS);
  const recent = recentConversationsQuery(chat, { unread: [], requests: [] });
  const conversations = await one(recent);
  for (const { userId } of conversations?.slice(0, CONVERSATIONS_MAX) ?? []) {
    await one(messagesQuery(chat, userId));
  }
}

/** The smaller version, through the service worker, which caches it. */
async function loadPicture(address: string): Promise<void> {
  const { src, srcSet } = recipePicture(address, "");
  const smallest = srcSet?.split(" ")[0] ?? src;
  if (!(await caches.has(PICTURE_CACHE)) || (await caches.match(smallest, { ignoreVary: true }))) return;
  await (await fetch(smallest, { priority: "low" })).arrayBuffer();
}
