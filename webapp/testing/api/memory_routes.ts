import { accountRoutes } from "../../../adapters/http/account/account_routes.ts";
import { personalDataRoutes } from "../../../adapters/http/account/personal_data_routes.ts";
import { sessionRoutes } from "../../../adapters/http/account/session_routes.ts";
import { calendarFeedRoutes } from "../../../adapters/http/calendar/calendar_feed_routes.ts";
import { chatRoutes } from "../../../adapters/http/chat/chat_routes.ts";
import { communityRoutes } from "../../../adapters/http/community/community_routes.ts";
import { foodRulesRoutes } from "../../../adapters/http/food_rules/food_rules_routes.ts";
import { householdRoutes } from "../../../adapters/http/household/household_routes.ts";
import { mealPlanRoutes } from "../../../adapters/http/meal_plan/meal_plan_routes.ts";
import { pantryRoutes } from "../../../adapters/http/pantry/pantry_routes.ts";
import { recipeRoutes } from "../../../adapters/http/recipe/recipe_routes.ts";
import type { Route } from "../../../adapters/http/route.ts";
import { safetyRoutes } from "../../../adapters/http/safety/safety_routes.ts";
import { shoppingRoutes } from "../../../adapters/http/shopping/shopping_routes.ts";
import { weekPlanRoutes } from "../../../adapters/http/week_plan/week_plan_routes.ts";
import { MemoryPhotoStorage } from "../../../adapters/memory/community/photo_storage.ts";
import { MemoryFoodTables } from "../../../adapters/memory/food/food_tables.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryIdentityRemoval } from "../../../adapters/memory/personal_data/identity_removal.ts";
import { MemoryPersonData } from "../../../adapters/memory/personal_data/person_data.ts";
import { MemoryPersonalRecipes } from "../../../adapters/memory/recipe/personal_recipes.ts";
import { MemoryRecipeSearch } from "../../../adapters/memory/search/recipe_search.ts";
import type { UserId } from "../../../core/account/mod.ts";
import { foodsAtHome } from "../../../core/pantry/mod.ts";
import type { CandidatesRequest } from "../../../core/recipe/mod.ts";
import { storyFoodFacts } from "../story_food_facts.ts";
import { storyPhotoProcessor } from "../story_photos.ts";
import type { MemoryServer } from "./memory_stores.ts";
import { type StoryWeekSearch, storyWeekPlanner } from "./story_week_planner.ts";

/** Maya with the verified address that makes her a moderator. */
export const mayaAsModerator = { id: maya.id, email: "moderator@example.com" } as const;

/** How the routes behave. */
interface MemoryRoutesOptions extends StoryWeekSearch {
  /** Whether a person's list is without calories and times. */
  readonly bareLists?: boolean | undefined;
}

/** All routes over these stores, except those of own recipes. */
export function memoryRoutes(
  { stores, sendsMails, signInMethod }: MemoryServer,
  { bareLists = false, ...search }: MemoryRoutesOptions = {},
): Route[] {
  const ports = {
    ...stores,
    catalogue: stores.ingredients,
    personal: bareLists ? new BareLists(stores) : stores.personal,
    search: new MemoryRecipeSearch(stores.recipes, stores.foods),
    hashLink: (link: string) => link,
    planner: storyWeekPlanner(search),
    foodsAtHome: foodsAtHome(stores.pantries),
    feed: stores.posts,
    reports: stores.moderation,
    standing: stores.moderation,
    suspensions: stores.moderation,
    moderators: new Set([mayaAsModerator.email]),
    requireVerifiedEmail: stores.verifiedEmails !== undefined,
    sendsMails,
    signInMethodOf: () => signInMethod,
    photoProcessor: storyPhotoProcessor,
    facts: storyFoodFacts,
    mails: stores.verificationMails,
    sessionTokens: stores.tokens,
    personData: new MemoryPersonData(stores),
    identityRemoval: new MemoryIdentityRemoval(),
    callers: { forget() {} },
  };
  const ofAccounts = { ...ports, verifiedEmails: stores.people, photoStorage: new MemoryPhotoStorage(stores.clock) };
  return [
    ...accountRoutes(ofAccounts),
    ...sessionRoutes(ofAccounts, { resolver: { ended() {} } }),
    ...personalDataRoutes(ofAccounts),
    ...calendarFeedRoutes(ports),
    ...chatRoutes(ports),
    ...communityRoutes({ ...ports, ingredients: new MemoryFoodTables(stores.foods) }),
    ...foodRulesRoutes(ports),
    ...householdRoutes(ports),
    ...mealPlanRoutes(ports),
    ...pantryRoutes(ports),
    ...recipeRoutes(ports),
    ...safetyRoutes(ports),
    ...shoppingRoutes(ports),
    ...weekPlanRoutes(ports),
  ];
}

class BareLists extends MemoryPersonalRecipes {
  override async listCandidates(userId: UserId, request: CandidatesRequest) {
    const candidates = await super.listCandidates(userId, request);
    return candidates.map((candidate) => ({ ...candidate, kcal: undefined, totalMinutes: undefined }));
  }
}
