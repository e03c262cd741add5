import { chatRoutes } from "../../adapters/http/chat/chat_routes.ts";
import { householdRoutes } from "../../adapters/http/household/household_routes.ts";
import type { StoredPost } from "../../adapters/memory/community/post_store.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../core/account/mod.ts";
import { type FoodRules, NO_FOOD_RULES } from "../../core/food_rules/mod.ts";
import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";
import type { Recipe } from "../../core/recipe/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import * as accountCalls from "../../wire/account/mod.ts";
import * as calendarCalls from "../../wire/calendar/mod.ts";
import * as chatCalls from "../../wire/chat/mod.ts";
import * as communityCalls from "../../wire/community/mod.ts";
import * as cookbookCalls from "../../wire/cookbook/mod.ts";
import * as foodRulesCalls from "../../wire/food_rules/mod.ts";
import * as householdCalls from "../../wire/household/mod.ts";
import * as mealPlanCalls from "../../wire/meal_plan/mod.ts";
import * as pantryCalls from "../../wire/pantry/mod.ts";
import * as recipeCalls from "../../wire/recipe/mod.ts";
import * as safetyCalls from "../../wire/safety/mod.ts";
import * as shoppingCalls from "../../wire/shopping/mod.ts";
import * as weekPlanCalls from "../../wire/week_plan/mod.ts";
import { ChatSession } from "../features/chat/mod.ts";
import { type KitchenAlarm, KitchenTimers } from "../features/kitchen_timers/mod.ts";
import { clientOf } from "../platform/api/client.ts";
import type {
  AccountClient,
  CalendarClient,
  ChatClient,
  CommunityClient,
  CookbookClient,
  FoodRulesClient,
  HouseholdClient,
  MealPlanClient,
  PantryClient,
  RecipeClient,
  SafetyClient,
  ShoppingClient,
  WeekPlanClient,
} from "../platform/api/mod.ts";
import { MemoryIdentity, type MemoryIdentityStart } from "../platform/identity/memory/mod.ts";
import type { SignedInUser } from "../platform/identity/mod.ts";
import type { Services } from "../services.ts";
import {
  type MemoryBehaviour,
  type MemoryCookbook,
  type MemoryEmail,
  type MemoryHousehold,
  type MemoryMessages,
  type MemoryOpinions,
  type MemoryPantry,
  type MemoryShopping,
  type MemoryStores,
  memoryAccountRoutes,
  memoryCommunityRoutes,
  memoryCookbook,
  memoryMealPlanRoutes,
  memoryPantryRoutes,
  memoryRecipeRoutes,
  memorySafetyRoutes,
  memoryServer,
  memoryShoppingRoutes,
  memoryStores,
  memoryWeekPlanRoutes,
  type PlannedRecipe,
  type StoryWeekSearch,
  seedHousehold,
  seedMessages,
  seedOpinions,
  seedPantry,
  seedPlan,
  seedShopping,
  type WithAnswers,
  withAnswers,
} from "./api/mod.ts";
import { MemoryChatConnection, type MemoryChatConnectionOptions } from "./memory_chat_connection.ts";
import { MemoryOutboxStore } from "./memory_outbox_store.ts";
import { MemoryPostDrafts } from "./memory_post_drafts.ts";
import { memoryStorage } from "./memory_storage.ts";
import { memoryHttp } from "./memory_transport.ts";
import { storyPosts } from "./story_posts.ts";
import { storyRecipe, storyRecipes } from "./story_recipes.ts";
import { storyToday } from "./story_today.ts";

/** Maya, as the identity service knows her. */
export const mayaSignedIn: SignedInUser = { id: maya.identityId, email: "maya@example.com", fullName: maya.fullName };

/** The core's use cases on stores in memory, as {@linkcode Services}. */
export interface MemoryServices extends Services {
  readonly identity: MemoryIdentity;
  readonly recipes: WithAnswers<RecipeClient>;
  readonly account: WithAnswers<AccountClient>;
  readonly foodRules: WithAnswers<FoodRulesClient>;
  readonly calendar: WithAnswers<CalendarClient>;
  readonly mealPlan: WithAnswers<MealPlanClient>;
  readonly weekPlan: WithAnswers<WeekPlanClient>;
  readonly household: WithAnswers<HouseholdClient>;
  readonly community: WithAnswers<CommunityClient>;
  readonly chat: WithAnswers<ChatClient>;
  readonly safety: WithAnswers<SafetyClient>;
  readonly shopping: WithAnswers<ShoppingClient>;
  readonly pantry: WithAnswers<PantryClient>;
  readonly cookbook: WithAnswers<CookbookClient>;
  /** The server's stored data. */
  readonly stores: MemoryStores;
  /** Maya's live connection. */
  readonly chatConnection: MemoryChatConnection;
  readonly logged: { message: string; error: unknown }[];
  /** The device's unsent actions. */
  readonly outboxStore: MemoryOutboxStore;
  /** Calls of the kitchen timers' alarm. */
  readonly alarm: MemoryAlarm;
}

/** An alarm without sound. */
export interface MemoryAlarm {
  /** Names of the timers with a notification, in order. */
  readonly notified: string[];
  /** How often a press made sound possible. */
  prepared: number;
  /** When it will ring. */
  planned: readonly number[];
}

/** Changes to the defaults: Maya is signed in, the story recipes exist, nothing is planned, every call succeeds. */
export interface MemoryServicesOptions {
  identity?: MemoryIdentityStart;
  account?: {
    readonly fullName?: string;
    readonly email?: MemoryEmail;
    /** Maya's food rules; none by default, and null before she was asked. */
    readonly foodRules?: Partial<FoodRules> | null;
    readonly settings?: Partial<Settings>;
    /** When Maya made her calendar feed; by default she has none. */
    readonly calendarFeed?: Date;
  } & MemoryBehaviour<keyof AccountClient>;
  foodRules?: MemoryBehaviour<keyof FoodRulesClient>;
  calendar?: MemoryBehaviour<keyof CalendarClient>;
  recipes?: {
    readonly recipes?: readonly Recipe[];
    /** Whether lists leave calories and time to be looked up one by one. */
    readonly bareLists?: boolean;
  } & MemoryOpinions &
    MemoryBehaviour<keyof RecipeClient>;
  mealPlan?: { readonly planned?: readonly PlannedRecipe[] } & MemoryBehaviour<keyof MealPlanClient>;
  /** {@linkcode storyToday} by default. */
  readonly today?: CalendarDate;
  weekPlan?: StoryWeekSearch & MemoryBehaviour<keyof WeekPlanClient>;
  household?: MemoryHousehold & MemoryBehaviour<keyof HouseholdClient>;
  community?: { readonly posts?: readonly StoredPost[] } & MemoryBehaviour<keyof CommunityClient>;
  chat?: MemoryMessages & MemoryBehaviour<keyof ChatClient>;
  /** Makes Maya a moderator, blocks, warns and suspends before the story begins. */
  safety?: { readonly arrange?: (stores: MemoryStores) => void | Promise<void> } & MemoryBehaviour<keyof SafetyClient>;
  /** The list of Maya's household. */
  shopping?: MemoryShopping & MemoryBehaviour<keyof ShoppingClient>;
  /** The foods at home of Maya's household. */
  pantry?: MemoryPantry & MemoryBehaviour<keyof PantryClient>;
  cookbook?: MemoryCookbook & MemoryBehaviour<keyof CookbookClient>;
  chatConnection?: MemoryChatConnectionOptions;
}

/** All services in memory, for one story or test. */
export function memoryServices(options: MemoryServicesOptions = {}): MemoryServices {
  const { account = {}, recipes = {}, mealPlan = {}, weekPlan = {}, household = {}, community = {} } = options;
  const logged: MemoryServices["logged"] = [];
  const log: Services["log"] = (message, error) => logged.push({ message, error });
  const tabStorage = memoryStorage();
  const deviceStorage = memoryStorage();
  const outboxStore = new MemoryOutboxStore();
  const postDrafts = new Map<string, MemoryPostDrafts>();
  const newDrafts = (personId: string) => {
    const drafts = new MemoryPostDrafts();
    postDrafts.set(personId, drafts);
    return drafts;
  };
  const alarm: MemoryAlarm = { notified: [], prepared: 0, planned: [] };
  const kitchenTimers = Promise.resolve(new KitchenTimers({ storage: deviceStorage, alarm: kitchenAlarm(alarm) }));
  const identity = new MemoryIdentity({ signedIn: mayaSignedIn, ...options.identity });
  const stores = memoryStores({
    recipes: recipes.recipes ?? storyRecipes,
    posts: community.posts ?? storyPosts,
    fullName: account.fullName ?? maya.fullName,
    email: account.email ?? {},
  });
  const server = memoryServer(stores, identity);
  const cookbook = memoryCookbook(stores, options.cookbook ?? {});
  const routes = [
    ...chatRoutes(stores),
    ...householdRoutes(stores),
    ...memoryCommunityRoutes(stores),
    ...memoryMealPlanRoutes(stores),
    ...memoryPantryRoutes(stores),
    ...memoryRecipeRoutes(stores, recipes),
    ...memorySafetyRoutes(server),
    ...memoryShoppingRoutes(stores),
    ...memoryWeekPlanRoutes(stores, weekPlan),
    ...memoryAccountRoutes(server),
    ...cookbook.routes,
  ];
  const http = memoryHttp(routes, { server, identity });
  const ready = Promise.all([
    seedOpinions(stores, recipes),
    account.settings && stores.settings.save(maya.id, { ...DEFAULT_SETTINGS, ...account.settings }),
    account.calendarFeed &&
      stores.calendarFeeds.put(maya.id, { tokenHash: "earlier", createdAt: account.calendarFeed }),
    account.foodRules !== null && stores.foodRules.save(maya.id, { ...NO_FOOD_RULES, ...account.foodRules }),
    seedHousehold(stores, household)
      .then(() => seedPlan(stores, mealPlan.planned ?? []))
      .then(() => seedShopping(stores, options.shopping ?? {}))
      .then(() => seedPantry(stores, options.pantry ?? {}))
      .then(() => cookbook.seed()),
    seedMessages(stores, options.chat ?? {}).then(() => options.safety?.arrange?.(stores)),
  ]);
  const accountClient = withAnswers(clientOf(accountCalls, http), account, ready);
  const chat = withAnswers(clientOf(chatCalls, http), options.chat ?? {}, ready);
  const chatConnection = new MemoryChatConnection(stores, options.chatConnection);
  return {
    identity,
    recipes: withAnswers(clientOf(recipeCalls, http), recipes, ready),
    account: accountClient,
    foodRules: withAnswers(clientOf(foodRulesCalls, http), options.foodRules ?? {}, ready),
    calendar: withAnswers(clientOf(calendarCalls, http), options.calendar ?? {}, ready),
    mealPlan: withAnswers(clientOf(mealPlanCalls, http), mealPlan, ready),
    weekPlan: withAnswers(clientOf(weekPlanCalls, http), weekPlan, ready),
    household: withAnswers(clientOf(householdCalls, http), household, ready),
    community: withAnswers(clientOf(communityCalls, http), community, ready),
    chat,
    safety: withAnswers(clientOf(safetyCalls, http), options.safety ?? {}, ready),
    shopping: withAnswers(clientOf(shoppingCalls, http), options.shopping ?? {}, ready),
    pantry: withAnswers(clientOf(pantryCalls, http), options.pantry ?? {}, ready),
    cookbook: withAnswers(clientOf(cookbookCalls, http), options.cookbook ?? {}, ready),
    stores,
    chatConnection,
    openChatSession: async (_personId, outbox) =>
      new ChatSession({
        connection: chatConnection,
        calls: { ...chat, currentUser: accountClient.currentUser },
        outbox,
        log,
      }),
    tabStorage,
    deviceStorage,
    outboxStore,
    openOutboxStore: async () => outboxStore,
    openPostDrafts: async (personId) => postDrafts.get(personId) ?? newDrafts(personId),
    openKitchenTimers: () => kitchenTimers,
    alarm,
    retries: 0,
    host: location.host,
    today: () => options.today ?? storyToday,
    log,
    logged,
  };
}

function kitchenAlarm(alarm: MemoryAlarm): KitchenAlarm {
  return {
    prepare() {
      alarm.prepared++;
    },
    plan(endsAtMs) {
      alarm.planned = endsAtMs;
    },
    notify: ({ name }) => alarm.notified.push(name),
  };
}

/** The week of the reference pictures. */
export const plannedWeek: readonly PlannedRecipe[] = [
  plate("Monday", "Breakfast", "berry-yoghurt-with-oat-crumble"),
  plate("Monday", "Lunch", "green-goddess-grain-bowl"),
  plate("Monday", "Dinner", "spaghetti-bolognese"),
  plate("Tuesday", "Breakfast", "avocado-toast-with-jammy-eggs"),
  plate("Tuesday", "Dinner", "coconut-chicken-curry"),
  plate("Tuesday", "Snacks", "apple-walnut-and-cheddar-snack-plate"),
  plate("Wednesday", "Lunch", "beetroot-and-lentil-salad-with-walnuts"),
  plate("Wednesday", "Dinner", "miso-mushroom-ramen"),
  plate("Thursday", "Breakfast", "shakshuka-with-feta"),
  plate("Thursday", "Lunch", "roasted-tomato-soup-with-basil", "Grandma Ingeborg's Slow-Roasted Tomato Soup"),
  plate("Thursday", "Dinner", "lemon-salmon-with-dill-potatoes"),
  plate("Friday", "Lunch", "heirloom-tomato-caprese"),
  plate("Friday", "Snacks", "berry-yoghurt-with-oat-crumble"),
  plate("Saturday", "Breakfast", "blueberry-buttermilk-pancakes"),
  plate("Saturday", "Dinner", "pan-pizza-margherita"),
  plate("Sunday", "Breakfast", "blueberry-buttermilk-pancakes"),
];

function plate(day: DayOfWeek, mealTime: MealTime, ...[id, name]: [id: string, name?: string]) {
  const recipe = storyRecipe(id);
  return { slot: { day, mealTime, date: storyToday }, recipe: { ...recipe, name: name ?? recipe.name } };
}
