export { HttpAccountApi } from "./http_account_api.ts";
export { HttpChatApi } from "./http_chat_api.ts";
export { type Call, type CallerIdentity, HttpClient, type Upload } from "./http_client.ts";
export { HttpCommunityApi } from "./http_community_api.ts";
export { HttpHouseholdApi } from "./http_household_api.ts";
export { HttpMealPlanApi } from "./http_meal_plan_api.ts";
export { HttpRecipeApi } from "./http_recipe_api.ts";
export { HttpSafetyApi } from "./http_safety_api.ts";
export { HttpShoppingApi } from "./http_shopping_api.ts";
