export { MemoryAccountApi } from "./memory_account_api.ts";
export { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";
export { type MemoryChat, MemoryChatApi } from "./memory_chat_api.ts";
export { type MemoryCommunity, MemoryCommunityApi } from "./memory_community_api.ts";
export { MemoryMealPlanApi, type MemoryPlan } from "./memory_meal_plan_api.ts";
export { MemoryRecipeApi, type MemoryRecipes } from "./memory_recipe_api.ts";
