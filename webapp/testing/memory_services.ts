import { maya } from "../../adapters/memory/people_and_recipes.ts";
import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { MemoryChatConnection } from "../chat/memory/mod.ts";
import { ChatSession, UnsentMessages } from "../chat/mod.ts";
import { MemoryIdentity, type MemoryIdentityStart } from "../identity/memory/mod.ts";
import type { SignedInUser } from "../identity/mod.ts";
import type { Services } from "../services.ts";
import {
  MemoryAccountApi,
  type MemoryChat,
  MemoryChatApi,
  type MemoryCommunity,
  MemoryCommunityApi,
  MemoryMealPlanApi,
  type MemoryPlan,
  MemoryRecipeApi,
  type MemoryRecipes,
} from "./api/mod.ts";
import { memoryStorage } from "./memory_storage.ts";
import { storyPosts } from "./story_posts.ts";
import { storyRecipe, storyRecipes } from "./story_recipes.ts";

/** The date of all stories, a Thursday. */
export const storyToday = calendarDate("2026-11-19");

/** Maya, as the identity service knows her. */
export const mayaSignedIn: SignedInUser = { id: maya.identityId, email: "maya@example.com", fullName: maya.fullName };

const mayaViewer = { userId: maya.id, fullName: maya.fullName };

/** Services in memory whose state tests can read. */
export interface MemoryServices extends Services {
  readonly identity: MemoryIdentity;
  readonly account: MemoryAccountApi;
  readonly recipes: MemoryRecipeApi;
  readonly mealPlan: MemoryMealPlanApi;
  readonly community: MemoryCommunityApi;
  readonly chat: MemoryChatApi;
  /** The live connection, through which tests deliver messages. */
  readonly chatConnection: MemoryChatConnection;
  readonly logged: { message: string; error: unknown }[];
}

/** Changes to the defaults: Maya is signed in, the story recipes exist, nothing is planned, every call succeeds. */
export interface MemoryServicesOptions {
  identity?: MemoryIdentityStart;
  account?: ConstructorParameters<typeof MemoryAccountApi>[0];
  recipes?: MemoryRecipes;
  mealPlan?: MemoryPlan;
  community?: MemoryCommunity;
  chat?: MemoryChat;
  chatConnection?: ConstructorParameters<typeof MemoryChatConnection>[0];
}

/** All services in memory, for one story or test. */
export function memoryServices(world: MemoryServicesOptions = {}): MemoryServices {
  const logged: MemoryServices["logged"] = [];
  const log: Services["log"] = (message, error) => logged.push({ message, error });
  const tabStorage = memoryStorage();
  const chat = new MemoryChatApi({ viewer: mayaViewer, ...world.chat });
  const chatConnection = new MemoryChatConnection(world.chatConnection);
  return {
    identity: new MemoryIdentity({ signedIn: mayaSignedIn, ...world.identity }),
    account: new MemoryAccountApi({ fullName: maya.fullName, ...world.account }),
    recipes: new MemoryRecipeApi({ recipes: storyRecipes, ...world.recipes }),
    mealPlan: new MemoryMealPlanApi({ recipes: storyRecipes, ...world.mealPlan }, { today: () => storyToday }),
    community: new MemoryCommunityApi({ viewer: mayaViewer, posts: storyPosts, ...world.community }),
    chat,
    chatConnection,
    async openChatSession(personId) {
      const unsent = new UnsentMessages(tabStorage, personId);
      return new ChatSession({
        connection: chatConnection,
        api: chat,
        unsent,
        now: () => `${storyToday}T18:06:00Z`,
        log,
      });
    },
    tabStorage,
    retries: 0,
    today: () => storyToday,
    log,
    logged,
  };
}

/** The week of the reference pictures. */
export const plannedWeek: NonNullable<MemoryPlan["planned"]> = [
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
