import type { Person } from "../../core/account/mod.ts";
import type { AnyHouseholdChange } from "../../core/chat/mod.ts";
import type { Food } from "../../core/food/mod.ts";
import type { Recipe, RecipeId } from "../../core/recipe/mod.ts";
import { type CalendarDate, calendarDate } from "../../core/shared/mod.ts";
import { MemoryPersonStore } from "./account/person_store.ts";
import { MemoryPreferenceStore } from "./account/preference_store.ts";
import { MemorySettingsStore } from "./account/settings_store.ts";
import { MemoryCalendarFeedStore } from "./calendar/calendar_feed_store.ts";
import { memoryChatPorts } from "./chat/chat_ports.ts";
import { MemoryPhotoStorage } from "./community/photo_storage.ts";
import { MemoryPostStore, type StoredPost } from "./community/post_store.ts";
import { MemoryOwnRecipeStore } from "./cookbook/own_recipe_store.ts";
import { FixedClock } from "./fixed_clock.ts";
import { MemoryFoodStore } from "./food/food_store.ts";
import { foods as namedFoods } from "./food/foods.ts";
import { MemoryFoodRulesStore } from "./food_rules/food_rules_store.ts";
import { MemoryHouseholdStore } from "./household/household_store.ts";
import { MemoryIngredientSource } from "./ingredient_search/ingredient_source.ts";
import { MemoryMealPlanReads } from "./meal_plan/meal_plan_reads.ts";
import { MemoryMealPlanStore } from "./meal_plan/meal_plan_store.ts";
import { MemoryPantryStore } from "./pantry/pantry_store.ts";
import { caprese, chickenCurry, maya, shakshuka, tomas, tomatoSoup } from "./people_and_recipes.ts";
import { MemoryOpinionStore } from "./recipe/opinion_store.ts";
import { MemoryPersonalRecipes } from "./recipe/personal_recipes.ts";
import { MemoryRecipePages } from "./recipe/recipe_pages.ts";
import { MemoryRecipeStore } from "./recipe/recipe_store.ts";
import { MemoryModeration } from "./safety/moderation.ts";
import { MemoryShoppingListStore } from "./shopping/shopping_list_store.ts";
import { MemoryShoppingMeals } from "./shopping/shopping_meals.ts";
import { MemoryWeekCandidates } from "./week_plan/week_candidates.ts";
import { MemoryWeekTemplateStore } from "./week_plan/week_template_store.ts";

/** The initial data of {@linkcode memoryStores}. */
interface Stored {
  readonly today: CalendarDate;
  readonly people: readonly Person[];
  readonly recipes: readonly Recipe[];
  readonly foods: readonly Food[];
  readonly posts: readonly StoredPost[];
  /** A recipe's place in the shuffled order; by default that of the product. */
  readonly positionOf: (id: RecipeId) => number;
}

export type MemoryStores = ReturnType<typeof memoryStores>;

/** The ports of the core in memory, on the same data. A test names only the data that it is about. */
export function memoryStores({
  today = calendarDate("2026-11-19"),
  people: accounts = [maya, tomas],
  recipes: dishes = [shakshuka, tomatoSoup, chickenCurry, caprese],
  foods: knownFoods = namedFoods,
  posts: storedPosts = [],
  positionOf,
}: Partial<Stored> = {}) {
  const clock = new FixedClock(today);
  const people = new MemoryPersonStore(clock, accounts);
  const preferences = new MemoryPreferenceStore(people);
  const foods = new MemoryFoodStore(knownFoods);
  const recipes = new MemoryRecipeStore(dishes, positionOf);
  const opinions = new MemoryOpinionStore(recipes);
  const households = new MemoryHouseholdStore(people);
  const foodRules = new MemoryFoodRulesStore(households);
  const mealPlans = new MemoryMealPlanStore(households, foodRules);
  const chat = memoryChatPorts(clock, {
    people,
    households,
    suspensions: { suspendedUntil: (userId) => moderation.suspendedUntil(userId) },
  });
  const posts = new MemoryPostStore(accounts, storedPosts, { blocks: chat.blocks, recipes: dishes });
  const moderation = new MemoryModeration({ people, posts, clock });
  const published: AnyHouseholdChange[] = [];
  return {
    clock,
    people,
    preferences,
    settings: new MemorySettingsStore(),
    foods,
    foodRules,
    recipes,
    opinions,
    pages: new MemoryRecipePages(recipes, opinions),
    personal: new MemoryPersonalRecipes({ recipes, foods, opinions, preferences, mealPlans }),
    ingredients: new MemoryIngredientSource(recipes, foods),
    ownRecipes: new MemoryOwnRecipeStore({ recipes, households, people: accounts, clock }),
    households,
    mealPlans,
    plan: new MemoryMealPlanReads(mealPlans, recipes),
    weekTemplates: new MemoryWeekTemplateStore(households),
    candidates: new MemoryWeekCandidates({ recipes, foods, opinions, preferences }),
    pantries: new MemoryPantryStore(households),
    shoppingLists: new MemoryShoppingListStore(households),
    shoppingMeals: new MemoryShoppingMeals(mealPlans, recipes),
    calendarFeeds: new MemoryCalendarFeedStore({ mealPlans, recipes, clock }),
    ...chat,
    posts,
    photoStorage: new MemoryPhotoStorage(clock),
    moderation,
    /** Every change of a household that was published. */
    published,
    events: { publish: (change: AnyHouseholdChange) => void published.push(change) },
    /** Makes a person a member of another one's household. */
    async join(host: Person, guest: Person): Promise<void> {
      const invitation = { tokenHash: `for ${guest.id}`, createdAt: clock.now(), expiresAt: new Date(8e15) };
      await households.invite(host.id, invitation, 5);
      const { tokenHash } = invitation;
      await households.join(guest.id, { tokenHash, now: clock.now(), from: today, bringPlan: false, maxMembers: 12 });
    },
  };
}
