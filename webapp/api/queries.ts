import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { weekOf } from "../../core/meal_plan/mod.ts";
import type { DishType } from "../../core/recipe/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import type { AccountApi } from "./account_api.ts";
import type { ChatApi, UnreadConversation } from "./chat_api.ts";
import type { CommunityApi, FeedFilter } from "./community_api.ts";
import type { MealPlanApi } from "./meal_plan_api.ts";
import type { RecipeApi } from "./recipe_api.ts";

// One place for what is kept and under which key: a route asks for it while its code loads, its page then finds it.

/** Under this key lies every list of recipe cards. */
export const RECIPE_LISTS = ["recipe-lists"] as const;

/** A recipe hardly ever changes. In milliseconds. */
const RECIPE_STALE_TIME_MS = 300_000;

/** The signed-in person, as the server knows them. */
export function userInfoQuery(account: Pick<AccountApi, "userInfo">) {
  return queryOptions({ queryKey: ["user-info"], queryFn: ({ signal }) => account.userInfo({ signal }) });
}

/** The signed-in person's settings. */
export function settingsQuery(account: Pick<AccountApi, "getSettings">) {
  return queryOptions({ queryKey: ["settings"], queryFn: ({ signal }) => account.getSettings({ signal }) });
}

/** The recipes that suit the signed-in person. */
export function personalRecipesQuery(recipes: Pick<RecipeApi, "listForPerson">) {
  return queryOptions({
    queryKey: [...RECIPE_LISTS, "personal"],
    queryFn: ({ signal }) => recipes.listForPerson({ signal }),
  });
}

/** What may be picked for a slot: any of the dish types, or a varied selection where none is chosen. */
export function mealOptionsQuery(
  recipes: Pick<RecipeApi, "listDiverse" | "listByDishTypes">,
  dishTypes: readonly DishType[],
) {
  return queryOptions({
    queryKey: [...RECIPE_LISTS, "options", dishTypes.toSorted()],
    queryFn: ({ signal }) =>
      dishTypes.length === 0 ? recipes.listDiverse({ signal }) : recipes.listByDishTypes(dishTypes, { signal }),
  });
}

/** One recipe, whole. */
export function recipeQuery(recipes: Pick<RecipeApi, "find">, id: string) {
  return queryOptions({
    queryKey: ["recipe", id],
    // Not given up when the card that watches it goes: the page that it opened waits for the same answer.
    queryFn: () => recipes.find(id),
    staleTime: RECIPE_STALE_TIME_MS,
  });
}

/** What the signed-in person thinks of a recipe. */
export function ownOpinionQuery(recipes: Pick<RecipeApi, "ownOpinion">, id: string) {
  return queryOptions({ queryKey: ["own-opinion", id], queryFn: ({ signal }) => recipes.ownOpinion(id, { signal }) });
}

/** The plan of the week that holds the date. */
export function weekQuery(mealPlan: Pick<MealPlanApi, "listWeek">, date: CalendarDate) {
  return queryOptions({
    queryKey: ["week", weekOf(date).monday],
    queryFn: ({ signal }) => mealPlan.listWeek(date, { signal }),
  });
}

/** Under this key lies every search by words. Apart from the lists: an answer is more than its recipes. */
export const SEARCHES = ["searches"] as const;

/** What a text finds, with that text, for the old answer stays until the new one comes. */
export function searchQuery(recipes: Pick<RecipeApi, "search">, text: string) {
  return queryOptions({
    queryKey: [...SEARCHES, text.trim().toLowerCase()],
    queryFn: async ({ signal }) => ({ ...(await recipes.search(text, { signal })), asked: text.trim() }),
    placeholderData: keepPreviousData,
  });
}

/** Under this key lies what was found by ingredients. Apart from the lists: an answer is more than its recipes. */
export const INGREDIENT_SEARCHES = ["ingredient-searches"] as const;

/** What can be cooked from these ingredients, in whatever order and case; the old answer stays until the new one comes. */
export function ingredientSearchQuery(recipes: Pick<RecipeApi, "findByIngredients">, ingredients: readonly string[]) {
  return queryOptions({
    queryKey: [...INGREDIENT_SEARCHES, ingredients.map((ingredient) => ingredient.toLowerCase()).toSorted()],
    queryFn: ({ signal }) => recipes.findByIngredients(ingredients, { signal }),
    placeholderData: keepPreviousData,
    staleTime: RECIPE_STALE_TIME_MS,
  });
}

/** Which recipes the signed-in person keeps as favourites, for lists that are everybody's. */
export function favouritesQuery(recipes: Pick<RecipeApi, "listFavourites">) {
  return queryOptions({
    queryKey: ["favourites"],
    queryFn: ({ signal }) => recipes.listFavourites({ signal }),
    select: (kept) => new Set(kept.map(({ id }) => id)),
  });
}

/** Under this key lies every feed of community posts. */
export const FEEDS = ["feeds"] as const;

/** The community's posts, page by page; the old ones stay until those of another filter come. */
export function feedQuery(community: Pick<CommunityApi, "listPosts">, filter: FeedFilter) {
  return infiniteQueryOptions({
    queryKey: [...FEEDS, { ...filter, search: filter.search.trim().toLowerCase() }],
    queryFn: ({ pageParam, signal }) => community.listPosts(filter, { after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** One post, for its own address. */
export function postQuery(community: Pick<CommunityApi, "findPost">, id: number) {
  return queryOptions({ queryKey: ["post", id], queryFn: ({ signal }) => community.findPost(id, { signal }) });
}

/** The signed-in person's own number; it never changes. */
export function currentUserQuery(chat: Pick<ChatApi, "currentUser">) {
  return queryOptions({
    queryKey: ["current-user"],
    queryFn: ({ signal }) => chat.currentUser({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The newest conversations. Asked for again whenever `unread` changes, since a new message may have started a
 * conversation or moved one up; the old list stays until the new one comes.
 */
export function recentConversationsQuery(
  chat: Pick<ChatApi, "listRecentConversations">,
  unread: readonly UnreadConversation[],
) {
  return queryOptions({
    queryKey: ["recent-conversations", unread.map(({ userId, unread: count }) => [userId, count])],
    queryFn: ({ signal }) => chat.listRecentConversations({ signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
