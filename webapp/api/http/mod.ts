export { HttpAccountApi } from "./http_account_api.ts";
export { type Call, type CallerIdentity, HttpClient } from "./http_client.ts";
export { HttpMealPlanApi } from "./http_meal_plan_api.ts";
export { HttpRecipeApi } from "./http_recipe_api.ts";
