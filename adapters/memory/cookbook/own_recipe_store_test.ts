import type { PostStore } from "../../../core/community/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { ownRecipeStoreContract } from "../../contracts/cookbook/own_recipe_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { MemoryPreferenceStore } from "../account/preference_store.ts";
import { MemoryPostStore } from "../community/post_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryFoodStore } from "../food/food_store.ts";
import { foods } from "../food/foods.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { MemoryMealPlanReads } from "../meal_plan/meal_plan_reads.ts";
import { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { ingeborg, maya, tomas } from "../people_and_recipes.ts";
import { MemoryOpinionStore } from "../recipe/opinion_store.ts";
import { MemoryPersonalRecipes } from "../recipe/personal_recipes.ts";
import { MemoryRecipePages } from "../recipe/recipe_pages.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryRecipeSearch } from "../search/recipe_search.ts";
import { MemoryWeekCandidates } from "../week_plan/week_candidates.ts";
import { MemoryOwnRecipeStore } from "./own_recipe_store.ts";

ownRecipeStoreContract("memory", async () => {
  const all = [maya, tomas, ingeborg];
  const recipes = new MemoryRecipeStore([]);
  const households = new MemoryHouseholdStore();
  const posts = new MemoryPostStore(all);
  const clock = new FixedClock(calendarDate("2026-11-23"));
  const isPosted = (recipeId: string) =>
    all.some(({ id }) => posts.postsOf(id).some((post) => post.recipeId === recipeId));
  const ownRecipes = new MemoryOwnRecipeStore({ recipes, households, people: all, clock, isPosted });
  const pages = new MemoryRecipePages(recipes, { ratingOf: async () => ({ mean: undefined, reviews: 0 }) });
  const plans = new MemoryMealPlanStore(households);
  const reads = new MemoryMealPlanReads(plans, recipes);
  const mealPlans: Pick<MemoryMealPlanStore, "put"> & Pick<MemoryMealPlanReads, "listMeals"> = {
    put: (meal) => plans.put(meal),
    listMeals: (userId, days) => reads.listMeals(userId, days),
  };
  const posted: Pick<PostStore, "insert" | "remove"> = {
    insert(post) {
      if (post.recipeId !== undefined)
        posts.changeRecipe(post.recipeId, { name: "Grandma's Goulash", ownerId: maya.id });
      return posts.insert(post);
    },
    remove: (id) => posts.remove(id),
  };
  const foodStore = new MemoryFoodStore(foods);
  const opinions = new MemoryOpinionStore(recipes);
  const preferences = new MemoryPreferenceStore(new MemoryPersonStore(clock, all));
  const lists = {
    search: new MemoryRecipeSearch(recipes, foodStore),
    personal: new MemoryPersonalRecipes({ recipes, foods: foodStore, opinions, preferences, mealPlans: plans }),
    weeks: new MemoryWeekCandidates({ recipes, foods: foodStore, opinions, preferences }),
  };
  return {
    ownRecipes,
    recipes,
    pages,
    households,
    mealPlans,
    posts: posted,
    feed: posts,
    ...lists,
    beginImport: async () => "1",
  };
});
