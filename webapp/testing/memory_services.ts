import type { StoredPost } from "../../adapters/memory/community/post_store.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../core/account/mod.ts";
import { type FoodRules, NO_FOOD_RULES } from "../../core/food_rules/mod.ts";
import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";
import type { Recipe } from "../../core/recipe/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import { ChatSession } from "../features/chat/mod.ts";
import { type KitchenAlarm, KitchenTimers } from "../features/kitchen_timers/mod.ts";
import { allClients } from "../platform/api/all_clients.ts";
import type { Clients } from "../platform/api/mod.ts";
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
  memoryCookbook,
  memoryRoutes,
  memoryServer,
  memoryStores,
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

type MemoryClients = { readonly [Context in keyof Clients]: WithAnswers<Clients[Context]> };

/** The core's use cases on stores in memory, as {@linkcode Services}. */
export interface MemoryServices extends MemoryClients, Omit<Services, keyof Clients> {
  readonly identity: MemoryIdentity;
  readonly stores: MemoryStores;
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

/** The initial state of contexts: Maya is signed in, the story recipes exist, and nothing is planned, by default. */
interface MemoryState {
  account: {
    readonly fullName?: string;
    readonly email?: MemoryEmail;
    /** Maya's food rules; none by default, and null before she was asked. */
    readonly foodRules?: Partial<FoodRules> | null;
    readonly settings?: Partial<Settings>;
    /** When Maya made her calendar feed; by default she has none. */
    readonly calendarFeed?: Date;
  };
  recipes: {
    readonly recipes?: readonly Recipe[];
    /** Whether lists leave calories and time to be looked up one by one. */
    readonly bareLists?: boolean;
  } & MemoryOpinions;
  mealPlan: { readonly planned?: readonly PlannedRecipe[] };
  weekPlan: StoryWeekSearch;
  household: MemoryHousehold;
  community: { readonly posts?: readonly StoredPost[] };
  chat: MemoryMessages;
  /** Makes Maya a moderator, blocks, warns and suspends before the story begins. */
  safety: { readonly arrange?: (stores: MemoryStores) => void | Promise<void> };
  shopping: MemoryShopping;
  pantry: MemoryPantry;
  cookbook: MemoryCookbook;
}

/** Changes to the initial state, and to how calls behave: every call succeeds, by default. */
export type MemoryServicesOptions = {
  readonly [Context in keyof Clients]?: MemoryBehaviour<keyof Clients[Context] & string> &
    (Context extends keyof MemoryState ? MemoryState[Context] : unknown);
} & {
  readonly identity?: MemoryIdentityStart;
  readonly chatConnection?: MemoryChatConnectionOptions;
  /** {@linkcode storyToday} by default. */
  readonly today?: CalendarDate;
};

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
  const routes = [...memoryRoutes(server, { bareLists: recipes.bareLists, ...weekPlan }), ...cookbook.routes];
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
  const { identity: _identity, today: _today, chatConnection: _chatConnection, ...contexts } = options;
  const behaviours: Readonly<Record<string, MemoryBehaviour<string>>> = contexts;
  const made = Object.entries<Readonly<Record<string, unknown>>>(allClients(http)).map(([context, client]) => [
    context,
    withAnswers(client, behaviours[context] ?? {}, ready),
  ]);
  const clients = Object.fromEntries(made) as MemoryClients; // sound: each has the calls of its context
  const chatConnection = new MemoryChatConnection(stores, options.chatConnection);
  return {
    ...clients,
    identity,
    stores,
    chatConnection,
    openChatSession: async (_personId, outbox) =>
      new ChatSession({
        connection: chatConnection,
        calls: { ...clients.chat, currentUser: clients.account.currentUser },
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
