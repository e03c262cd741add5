export { memoryAccountRoutes } from "./memory_account.ts";
export { type MemoryBehaviour, type WithAnswers, withAnswers } from "./memory_answers.ts";
export { type MemoryMessages, memoryChatApi, type SentBefore, seedMessages } from "./memory_chat_api.ts";
export { memoryCommunityApi } from "./memory_community_api.ts";
export { type MemoryHousehold, seedHousehold } from "./memory_household.ts";
export { memoryMealPlanRoutes, type PlannedRecipe, seedPlan } from "./memory_meal_plan.ts";
export {
  type MemoryOwnRecipes,
  type MemoryOwnRecipesApi,
  memoryOwnRecipesApi,
} from "./memory_own_recipes_api.ts";
export { type MemoryPantry, memoryPantryRoutes, seedPantry } from "./memory_pantry.ts";
export { type MemoryOpinions, memoryRecipeApi, seedOpinions } from "./memory_recipe_api.ts";
export { type MemoryRecipeImports, memoryRecipeImportsApi } from "./memory_recipe_imports_api.ts";
export { MODERATOR_EMAIL, memorySafetyApi } from "./memory_safety_api.ts";
export { type MemoryShopping, memoryShoppingRoutes, seedShopping } from "./memory_shopping.ts";
export { type MemoryEmail, type MemoryStores, memoryServer, memoryStores } from "./memory_stores.ts";
export { memoryWeekPlanRoutes } from "./memory_week_plan.ts";
export { type MemoryWeekSuggestions, memoryWeekSuggestionsApi } from "./memory_week_suggestions_api.ts";
