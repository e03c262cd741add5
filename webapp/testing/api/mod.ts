export { memoryAccountApi } from "./memory_account_api.ts";
export { type MemoryBehaviour, type WithAnswers, withAnswers } from "./memory_answers.ts";
export { type MemoryMessages, memoryChatApi, type SentBefore, seedMessages } from "./memory_chat_api.ts";
export { memoryCommunityApi } from "./memory_community_api.ts";
export { type MemoryHousehold, memoryHouseholdApi, seedHousehold } from "./memory_household_api.ts";
export { memoryMealPlanApi, type PlannedRecipe, seedPlan } from "./memory_meal_plan_api.ts";
export { type MemoryOpinions, memoryRecipeApi, seedOpinions } from "./memory_recipe_api.ts";
export { MODERATOR_EMAIL, memorySafetyApi } from "./memory_safety_api.ts";
export { type MemoryEmail, type MemoryStores, memoryServer, memoryStores } from "./memory_stores.ts";
