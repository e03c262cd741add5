import type { QueryClient } from "@tanstack/react-query";
import { addDays } from "../../core/shared/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";
import { PICTURE_CACHE } from "../../wire/service_worker.ts";
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
} from "../api/mod.ts";
import { recipePicture } from "../format/mod.ts";
import type { Services } from "../services.ts";
import { messagesQuery } from "./kept_queries.ts";

/** What rarely changes is loaded again after this time, in milliseconds. */
const RECIPE_FRESH_MS = 86_400_000;
/** What changes with each use. */
const FRESH_MS = 300_000;
/** Most recipes of the two weeks, of 56 slots, and most own ones. */
const PLANNED_MAX = 40;
const OWN_MAX = 10;
const CONVERSATIONS_MAX = 5;
const DAYS_OF_WEEK = 7;

/** What the loading needs besides the services. */
export interface LoadForOfflineOptions {
  /** Resolves when the page has nothing else to do; rejects when the loading should end. */
  idle(): Promise<void>;
}

/**
 * Loads what a person needs offline and has not opened: this and next week, the recipes in them with a picture, the shopping
 * list, the foods at home, own recipes and conversations. One request at a time. What cannot be loaded is left out.
 */
export async function loadForOffline(
  client: QueryClient,
  services: Services,
  { idle }: LoadForOfflineOptions,
): Promise<void> {
  const { account, chat, household, mealPlan, ownRecipes, pantry, recipes, shopping, today } = services;
  async function load<Data>(
    query: (staleTime: number) => Promise<Data>,
    freshMs = FRESH_MS,
  ): Promise<Data | undefined> {
    await idle();
    return await query(freshMs).catch(() => undefined);
  }

  const weeks: PlanEntry[] = [];
  for (const date of [today(), addDays(today(), DAYS_OF_WEEK)]) {
    const week = await load((staleTime) => client.fetchQuery({ ...weekQuery(mealPlan, date), staleTime }));
    weeks.push(...(week ?? []));
  }
  await load((staleTime) => client.fetchQuery({ ...shoppingListQuery(shopping, today()), staleTime }));
  await load((staleTime) => client.fetchQuery({ ...settingsQuery(account), staleTime }), RECIPE_FRESH_MS);

  const planned = new Map(weeks.map(({ recipeId, mainImage }) => [recipeId, mainImage]));
  for (const [id, picture] of [...planned].slice(0, PLANNED_MAX)) {
    await load((staleTime) => client.fetchQuery({ ...recipeQuery(recipes, id), staleTime }), RECIPE_FRESH_MS);
    await load(() => loadPicture(picture));
  }

  await load((staleTime) => client.fetchQuery({ ...pantryQuery(pantry), staleTime }));
  const own = await load((staleTime) => client.fetchInfiniteQuery({ ...ownRecipesQuery(ownRecipes), staleTime }));
  for (const { id, photo } of own?.pages.flatMap((page) => page.recipes).slice(0, OWN_MAX) ?? []) {
    await load((staleTime) => client.fetchQuery({ ...recipeQuery(recipes, id), staleTime }), RECIPE_FRESH_MS);
    if (photo) await load(() => loadPicture(photo.url));
  }
  await load((staleTime) => client.fetchQuery({ ...personalRecipesQuery(recipes), staleTime }));
  await load((staleTime) => client.fetchQuery({ ...userInfoQuery(account), staleTime }), RECIPE_FRESH_MS);
  await load((staleTime) => client.fetchQuery({ ...foodRulesQuery(account), staleTime }), RECIPE_FRESH_MS);
  await load((staleTime) => client.fetchQuery({ ...householdQuery(household), staleTime }));
  await load((staleTime) => client.fetchQuery({ ...currentUserQuery(chat), staleTime }), RECIPE_FRESH_MS);
  const recent = recentConversationsQuery(chat, { unread: [], requests: [] });
  const conversations = await load((staleTime) => client.fetchQuery({ ...recent, staleTime }));
  for (const { userId } of conversations?.slice(0, CONVERSATIONS_MAX) ?? []) {
    await load((staleTime) => client.fetchQuery({ ...messagesQuery(chat, userId), staleTime }));
  }
}

/** The smaller version, through the service worker, which keeps it. */
async function loadPicture(address: string): Promise<void> {
  const { src, srcSet } = recipePicture(address, "");
  const smallest = srcSet?.split(" ")[0] ?? src;
  if (!(await caches.has(PICTURE_CACHE)) || (await caches.match(smallest))) return;
  await (await fetch(smallest, { priority: "low" })).arrayBuffer();
}
