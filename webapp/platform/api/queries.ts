import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from "@tanstack/react-query";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { UnreadConversation } from "../../../wire/chat/conversations.ts";
import type { MessageRequestWire } from "../../../wire/chat/message_requests.ts";
import { HOUSEHOLD_VERSION_HEADER } from "../../../wire/household/household_version.ts";
import type {
  AccountClient,
  CalendarClient,
  ChatClient,
  CommunityClient,
  FoodRulesClient,
  HouseholdClient,
  MealPlanClient,
  PantryClient,
  RecipeClient,
  SafetyClient,
  ShoppingClient,
} from "./clients.ts";
import type { FeedFilter } from "./feed_address.ts";
import { findRecipe } from "./find_recipe.ts";
import type { SearchWishes } from "./search_address.ts";

// All queries and their keys: a route starts them while its code loads, and its page reads them.

/** A recipe rarely changes. */
const RECIPE_STALE_TIME_MS = 300_000;
/** One that is missing may be shared at any time. */
const NO_RECIPE_STALE_TIME_MS = 30_000;

/** The most recipes that a screen shows at once. */
const LIST_LIMIT = "120";

export function userInfoQuery(account: Pick<AccountClient, "userInfo">) {
  return queryOptions({ queryKey: ["user-info"], queryFn: ({ signal }) => account.userInfo({}, { signal }) });
}

export function settingsQuery(account: Pick<AccountClient, "getSettings">) {
  return queryOptions({ queryKey: ["settings"], queryFn: ({ signal }) => account.getSettings({}, { signal }) });
}

export function preferencesQuery(account: Pick<AccountClient, "getPreferences">) {
  return queryOptions({ queryKey: ["preferences"], queryFn: ({ signal }) => account.getPreferences({}, { signal }) });
}

/** How the signed-in person signed in. */
export function signInMethodQuery(account: Pick<AccountClient, "getSignInMethod">) {
  return queryOptions({
    queryKey: ["sign-in-method"],
    queryFn: ({ signal }) => account.getSignInMethod({}, { signal }),
  });
}

/** Whether the signed-in person's plan has an address as a calendar. */
export function calendarFeedQuery(calendar: Pick<CalendarClient, "getCalendarFeed">) {
  return queryOptions({
    queryKey: ["calendar-feed"],
    queryFn: ({ signal }) => calendar.getCalendarFeed({}, { signal }),
  });
}

export function foodRulesQuery(foodRules: Pick<FoodRulesClient, "getFoodRules">) {
  return queryOptions({ queryKey: ["food-rules"], queryFn: ({ signal }) => foodRules.getFoodRules({}, { signal }) });
}

export const SESSIONS = ["sessions"] as const;

/** Where the signed-in person is signed in. */
export function sessionsQuery(account: Pick<AccountClient, "listSessions">) {
  return queryOptions({ queryKey: SESSIONS, queryFn: ({ signal }) => account.listSessions({}, { signal }) });
}

/** Key of what home shows. */
export const PERSONAL_LISTS = ["personal-lists"] as const;

/** The recipes that suit the signed-in person; with `ignoresRules` also what their food rules hide. */
export function personalRecipesQuery(
  recipes: Pick<RecipeClient, "listRecipesForPerson">,
  { ignoresRules = false } = {},
) {
  return queryOptions({
    queryKey: [...PERSONAL_LISTS, { ignoresRules }],
    queryFn: ({ signal }) => recipes.listRecipesForPerson({ foodRules: choiceOf(ignoresRules) }, { signal }),
  });
}

/** Key of every list of recipes to pick for a slot. */
export const MEAL_OPTIONS = ["meal-options"] as const;

/** Key of every recipe's page. */
export const RECIPES = ["recipe"] as const;

/** One recipe, whole; null if there is none with this id. */
export function recipeQuery(recipes: Pick<RecipeClient, "getRecipe">, id: string) {
  return queryOptions({
    queryKey: [...RECIPES, id],
    // Without a signal: when a card opens its page, the page waits for the request that the card started.
    queryFn: () => findRecipe(recipes, id),
    staleTime: ({ state }) => (state.data === null ? NO_RECIPE_STALE_TIME_MS : RECIPE_STALE_TIME_MS),
  });
}

/** Key of the person's ratings and favourites, one for each recipe's page. */
export const OWN_OPINIONS = ["own-opinion"] as const;

export function ownOpinionQuery(recipes: Pick<RecipeClient, "getOwnOpinion">, id: string) {
  return queryOptions({
    queryKey: [...OWN_OPINIONS, id],
    queryFn: ({ signal }) => recipes.getOwnOpinion({ id }, { signal }),
  });
}

/** Key of every week's plan. */
export const WEEKS = ["week"] as const;

/** Key of the household and its version that the last read week shows, as `{id}.{version}`. */
export const PLAN_VERSION = ["plan-version"] as const;

/** The meal plan for the week of this date. */
export function weekQuery(mealPlan: Pick<MealPlanClient, "listWeek">, date: CalendarDate) {
  return queryOptions({
    queryKey: [...WEEKS, weekOf(date).monday],
    queryFn: ({ signal, client }) =>
      mealPlan.listWeek(
        { targetDate: date },
        {
          signal,
          onHeaders(headers) {
            const version = headers.get(HOUSEHOLD_VERSION_HEADER);
            if (version !== null) client.setQueryData(PLAN_VERSION, version);
          },
        },
      ),
  });
}

export const HOUSEHOLD = ["household"] as const;

export function householdQuery(household: Pick<HouseholdClient, "getHousehold">) {
  return queryOptions({ queryKey: HOUSEHOLD, queryFn: ({ signal }) => household.getHousehold({}, { signal }) });
}

export const PANTRY = ["pantry"] as const;

export function pantryQuery(pantry: Pick<PantryClient, "getPantry">) {
  return queryOptions({ queryKey: PANTRY, queryFn: ({ signal }) => pantry.getPantry({}, { signal }) });
}

export const SHOPPING_LIST = ["shopping-list"] as const;

/** The household's shopping list, of meals from today on: for the chosen days, or for those of a week. */
export function shoppingListQuery(
  shopping: Pick<ShoppingClient, "getShoppingList">,
  { today, week }: { today: CalendarDate; week?: CalendarDate | undefined },
) {
  return queryOptions({
    queryKey: week === undefined ? SHOPPING_LIST : [...SHOPPING_LIST, weekOf(week).monday],
    queryFn: ({ signal }) => shopping.getShoppingList({ today, week }, { signal }),
  });
}

/** Key of every text search. */
export const SEARCHES = ["searches"] as const;

/** The reply for a text, and the text itself, because the earlier reply stays until the new one arrives. */
export function searchQuery(
  recipes: Pick<RecipeClient, "searchRecipes">,
  text: string,
  { ignoresRules = false, wishes = {} }: { ignoresRules?: boolean; wishes?: SearchWishes } = {},
) {
  return queryOptions({
    queryKey: [...SEARCHES, text.trim().toLowerCase(), { ignoresRules, ...wishes }],
    async queryFn({ signal }) {
      const asked = text.trim();
      const { maxMinutes, maxKcal, atHome, ...others } = wishes;
      const input = {
        query: asked || undefined,
        limit: LIST_LIMIT,
        foodRules: choiceOf(ignoresRules),
        maxMinutes: maxMinutes?.toString(),
        maxKcal: maxKcal?.toString(),
        atHome: atHome ? ("true" as const) : undefined,
        ...others,
      };
      return { ...(await recipes.searchRecipes(input, { signal })), asked };
    },
    placeholderData: keepPreviousData,
  });
}

/** Key of every search by ingredients. */
export const INGREDIENT_SEARCHES = ["ingredient-searches"] as const;

/** Recipes for these ingredients, in any order and case; the earlier reply stays until the new one arrives. */
export function ingredientSearchQuery(
  recipes: Pick<RecipeClient, "findRecipesByIngredients">,
  ingredients: readonly string[],
  { ignoresRules = false } = {},
) {
  const words = ingredients.map((ingredient) => ingredient.toLowerCase()).toSorted();
  return queryOptions({
    queryKey: [...INGREDIENT_SEARCHES, words, { ignoresRules }],
    queryFn: ({ signal }) =>
      recipes.findRecipesByIngredients(
        { ingredients: [...ingredients], foodRules: choiceOf(ignoresRules) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: RECIPE_STALE_TIME_MS,
  });
}

export const FAVOURITES = ["favourites"] as const;

/** Ids of the signed-in person's favourites, for lists that are the same for all people. */
export function favouritesQuery(recipes: Pick<RecipeClient, "listFavourites">) {
  return queryOptions({
    queryKey: FAVOURITES,
    queryFn: async ({ signal }) => (await recipes.listFavourites({ limit: LIST_LIMIT }, { signal })).recipes,
    select: (favourites) => new Set(favourites.map(({ id }) => id)),
  });
}

/** Key of the list of favourites, with its pages. */
export const FAVOURITE_PAGES = ["favourite-pages"] as const;

/** Key of what the household cooked last. */
export const COOKED_RECIPES = ["cooked-recipes"] as const;

export const FEEDS = ["feeds"] as const;

/** Community posts, page by page; the earlier ones stay until those of another filter arrive. */
export function feedQuery(community: Pick<CommunityClient, "listPosts">, filter: FeedFilter) {
  const search = filter.search.trim();
  return infiniteQueryOptions({
    queryKey: [...FEEDS, { ...filter, search: search.toLowerCase() }],
    queryFn: ({ pageParam: cursor, signal }) =>
      community.listPosts(
        {
          favorites: filter.favouritesOnly ? "true" : "false",
          search: search === "" ? undefined : search,
          sort: filter.sort,
          cursor,
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export const RECIPE_FEEDS = [...FEEDS, "recipe"] as const;

/** Whether a query with this key is about the posts of one recipe. */
export function isRecipeFeed(key: QueryKey): boolean {
  return key[1] === RECIPE_FEEDS[1];
}

export const POSTS = ["post"] as const;

/** One post, for its own address. */
export function postQuery(community: Pick<CommunityClient, "findPost">, id: number) {
  return queryOptions({
    queryKey: [...POSTS, id],
    queryFn: async ({ signal }) => (await community.findPost({ id: String(id) }, { signal })).post,
  });
}

/** The signed-in person's own number; it never changes. */
export function currentUserQuery(account: Pick<AccountClient, "currentUser">) {
  return queryOptions({
    queryKey: ["current-user"],
    queryFn: ({ signal }) => account.currentUser({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const RECENT_CONVERSATIONS = ["recent-conversations"] as const;

/**
 * The newest conversations. Asked for again whenever `unread` or `requests` change, since a new message may have started
 * a conversation or moved one up, and an accepted request is one; the old list stays until the new one comes.
 */
export function recentConversationsQuery(
  chat: Pick<ChatClient, "listRecentConversations">,
  { unread, requests }: { unread: readonly UnreadConversation[]; requests: readonly MessageRequestWire[] },
) {
  return queryOptions({
    queryKey: [
      ...RECENT_CONVERSATIONS,
      unread.map(({ userId, unread: count }) => [userId, count]),
      requests.map(({ userId }) => userId),
    ],
    queryFn: async ({ signal }) =>
      (await chat.listRecentConversations({ requests: "exclude" }, { signal })).conversations,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const BLOCKED_PEOPLE = ["blocked-people"] as const;

export function blockedPeopleQuery(safety: Pick<SafetyClient, "listBlocked">) {
  return queryOptions({
    queryKey: BLOCKED_PEOPLE,
    queryFn: async ({ signal }) => (await safety.listBlocked({}, { signal })).people,
  });
}

export const STANDING = ["standing"] as const;

export function standingQuery(safety: Pick<SafetyClient, "ownStanding">) {
  return queryOptions({ queryKey: STANDING, queryFn: ({ signal }) => safety.ownStanding({}, { signal }) });
}

export const REPORTS = ["reports"] as const;

/** The open reports for moderators, page by page. */
export function reportsQuery(safety: Pick<SafetyClient, "listReports">) {
  return infiniteQueryOptions({
    queryKey: REPORTS,
    queryFn: ({ pageParam: cursor, signal }) => safety.listReports({ cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export const MODERATION_LOG = ["moderation-log"] as const;

/** Decisions of the moderators, page by page. */
export function moderationLogQuery(safety: Pick<SafetyClient, "listLog">) {
  return infiniteQueryOptions({
    queryKey: MODERATION_LOG,
    queryFn: ({ pageParam: cursor, signal }) => safety.listLog({ cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function choiceOf(ignoresRules: boolean): "ignore" | undefined {
  return ignoresRules ? "ignore" : undefined;
}
