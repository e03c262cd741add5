import type { TokenCaller } from "../../../adapters/http/route.ts";
import { MemoryPersonStore } from "../../../adapters/memory/account/person_store.ts";
import { MemoryPreferenceStore } from "../../../adapters/memory/account/preference_store.ts";
import { MemorySettingsStore } from "../../../adapters/memory/account/settings_store.ts";
import { MemoryVerificationMails } from "../../../adapters/memory/account/verification_mails.ts";
import { MemoryCalendarFeedStore } from "../../../adapters/memory/calendar/calendar_feed_store.ts";
import { memoryChatPorts } from "../../../adapters/memory/chat/chat_ports.ts";
import { MemoryPostStore, type StoredPost } from "../../../adapters/memory/community/post_store.ts";
import { MemoryOwnRecipeStore } from "../../../adapters/memory/cookbook/own_recipe_store.ts";
import { FixedClock } from "../../../adapters/memory/fixed_clock.ts";
import { MemoryFoodStore } from "../../../adapters/memory/food/food_store.ts";
import { MemoryFoodRulesStore } from "../../../adapters/memory/food_rules/food_rules_store.ts";
import { MemoryHouseholdStore } from "../../../adapters/memory/household/household_store.ts";
import { MemoryMealPlanStore } from "../../../adapters/memory/meal_plan/meal_plan_store.ts";
import { MemoryPantryStore } from "../../../adapters/memory/pantry/pantry_store.ts";
import { ingeborg, kwame, maya, priya, tomas, yuki } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryOpinionStore } from "../../../adapters/memory/recipe/opinion_store.ts";
import { MemoryRecipeStore } from "../../../adapters/memory/recipe/recipe_store.ts";
import { MemoryModeration } from "../../../adapters/memory/safety/moderation.ts";
import { MemoryShoppingListStore } from "../../../adapters/memory/shopping/shopping_list_store.ts";
import { MemoryWeekTemplateStore } from "../../../adapters/memory/week_plan/week_template_store.ts";
import { type IdentityId, identifyCaller, type Person } from "../../../core/account/mod.ts";
import { householdEvents } from "../../../core/chat/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import type { Identity } from "../../platform/identity/mod.ts";
import { storyFoods } from "../story_foods.ts";
import { StoryPhotos } from "../story_photos.ts";
import { storyToday } from "../story_today.ts";
import { memorySessionIds, memorySessions } from "./memory_sessions.ts";
import { memoryTokens } from "./memory_tokens.ts";

/** The server's stores in memory, which the APIs of one story or test share. */
export type MemoryStores = ReturnType<typeof memoryStores>;

/** The verification of e-mail addresses: by default all are verified, and need not be. */
export interface MemoryEmail {
  readonly isVerified?: boolean;
  readonly isRequired?: boolean;
  /** Most mails that the identity service sends. */
  readonly maxMails?: number;
}

interface Stored {
  /** In the shuffled order. */
  readonly recipes: readonly Recipe[];
  readonly posts: readonly StoredPost[];
  readonly fullName: string;
  readonly email: MemoryEmail;
}

export function memoryStores({ recipes, posts, fullName, email }: Stored) {
  const clock = new FixedClock(storyToday);
  const accounts = [{ ...maya, fullName }, tomas, ingeborg, priya, kwame, yuki];
  const people = new MemoryPersonStore(clock, accounts);
  const { isVerified = true, isRequired = false, maxMails } = email;
  if (isVerified) for (const account of accounts) people.verifyEmail(account);
  const order = recipes.map(({ id }) => id);
  const chat = memoryChatPorts(clock, {
    people,
    suspensions: { suspendedUntil: (userId) => moderation.suspendedUntil(userId) },
  });
  const postStore = new MemoryPostStore(accounts, posts, { blocks: chat.blocks, recipes });
  const moderation = new MemoryModeration({ people, posts: postStore, clock });
  const households = new MemoryHouseholdStore(people);
  const recipeStore = new MemoryRecipeStore(recipes, (id) => order.indexOf(id));
  const foodRules = new MemoryFoodRulesStore(households);
  const mealPlans = new MemoryMealPlanStore(households, foodRules);
  return {
    clock,
    people,
    preferences: new MemoryPreferenceStore(people),
    settings: new MemorySettingsStore(),
    foodRules,
    sessions: memorySessions(people),
    recipes: recipeStore,
    ownRecipes: new MemoryOwnRecipeStore({ recipes: recipeStore, households, people: accounts, clock }),
    foods: new MemoryFoodStore(storyFoods),
    opinions: new MemoryOpinionStore(recipeStore),
    households,
    shoppingLists: new MemoryShoppingListStore(households),
    mealPlans,
    weekTemplates: new MemoryWeekTemplateStore(households),
    pantries: new MemoryPantryStore(households),
    calendarFeeds: new MemoryCalendarFeedStore({ mealPlans, recipes: recipeStore, clock }),
    events: householdEvents(chat.bus),
    tokens: memoryTokens(),
    ids: memorySessionIds(),
    posts: postStore,
    photoStorage: new StoryPhotos(clock),
    moderation,
    /** Undefined where posts and messages need no verified address. */
    verifiedEmails: isRequired ? people : undefined,
    verificationMails: new MemoryVerificationMails(maxMails === undefined ? {} : { max: maxMails }),
    ...chat,
  };
}

/** The stores, and the signed-in person. */
export interface MemoryServer<Stores = MemoryStores> {
  readonly stores: Stores;
  /** Whether the identity service sends mails that verify addresses. */
  readonly sendsMails: boolean;
  isSignedIn(): boolean;
  /**
   * The signed-in person as the identity service knows them, who has just signed in.
   *
   * @throws {DomainError} `not_signed_in`
   */
  identity(): TokenCaller;
  /** @throws {DomainError} `not_signed_in` */
  caller(): Promise<Person>;
}

/** The server in memory that knows callers by their sessions with this identity service. */
export function memoryServer(stores: MemoryStores, identity: Pick<Identity, "current" | "providerName">): MemoryServer {
  return {
    stores,
    sendsMails: identity.providerName === undefined,
    isSignedIn: () => identity.current !== undefined,
    identity: verified,
    caller: async () => identifyCaller(stores, verified()),
  };

  function verified(): TokenCaller {
    const user = identity.current;
    if (!user) throw new DomainError("not_signed_in", "Please sign in");
    const { id, email, fullName: name } = user;
    return { identityId: id as IdentityId, email, name, signedInAt: stores.clock.now(), token: `token-of-${id}` };
  }
}
