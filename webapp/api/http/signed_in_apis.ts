import { HttpChatApi } from "./http_chat_api.ts";
import type { CallerIdentity, HttpClient } from "./http_client.ts";
import { HttpCommunityApi } from "./http_community_api.ts";
import { HttpHouseholdApi } from "./http_household_api.ts";
import { HttpMealPlanApi } from "./http_meal_plan_api.ts";
import { HttpPantryApi } from "./http_pantry_api.ts";
import { HttpRecipeApi } from "./http_recipe_api.ts";
import { HttpSafetyApi } from "./http_safety_api.ts";
import { HttpShoppingApi } from "./http_shopping_api.ts";
import { HttpWeekSuggestionsApi } from "./http_week_suggestions_api.ts";

/** The server's APIs that only signed-in pages need, over HTTP. */
export function signedInApis(http: HttpClient, identity: CallerIdentity) {
  return {
    recipes: new HttpRecipeApi(http, identity),
    mealPlan: new HttpMealPlanApi(http, identity),
    weekSuggestions: new HttpWeekSuggestionsApi(http),
    household: new HttpHouseholdApi(http),
    community: new HttpCommunityApi(http, identity),
    chat: new HttpChatApi(http, identity),
    safety: new HttpSafetyApi(http),
    shopping: new HttpShoppingApi(http),
    pantry: new HttpPantryApi(http),
  };
}

export type SignedInApis = ReturnType<typeof signedInApis>;
