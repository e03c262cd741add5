import type * as accountCalls from "../../../wire/account/mod.ts";
import type * as calendarCalls from "../../../wire/calendar/mod.ts";
import type * as chatCalls from "../../../wire/chat/mod.ts";
import type * as communityCalls from "../../../wire/community/mod.ts";
import type * as cookbookCalls from "../../../wire/cookbook/mod.ts";
import type * as foodRulesCalls from "../../../wire/food_rules/mod.ts";
import type * as householdCalls from "../../../wire/household/mod.ts";
import type * as mealPlanCalls from "../../../wire/meal_plan/mod.ts";
import type * as pantryCalls from "../../../wire/pantry/mod.ts";
import type * as recipeCalls from "../../../wire/recipe/mod.ts";
import type * as safetyCalls from "../../../wire/safety/mod.ts";
import type * as shoppingCalls from "../../../wire/shopping/mod.ts";
import type * as weekPlanCalls from "../../../wire/week_plan/mod.ts";
import type { ClientOf } from "./client.ts";

// The clients of the server's contexts, as screens use them.

export type ChatClient = ClientOf<typeof chatCalls>;
export type CookbookClient = ClientOf<typeof cookbookCalls>;
export type AccountClient = ClientOf<typeof accountCalls>;
export type CalendarClient = ClientOf<typeof calendarCalls>;
export type FoodRulesClient = ClientOf<typeof foodRulesCalls>;
export type MealPlanClient = ClientOf<typeof mealPlanCalls>;
export type PantryClient = ClientOf<typeof pantryCalls>;
export type RecipeClient = ClientOf<typeof recipeCalls>;
export type ShoppingClient = ClientOf<typeof shoppingCalls>;
export type HouseholdClient = ClientOf<typeof householdCalls>;
export type WeekPlanClient = ClientOf<typeof weekPlanCalls>;
export type CommunityClient = ClientOf<typeof communityCalls>;
export type SafetyClient = ClientOf<typeof safetyCalls>;

/** The calls of open chats. */
export type ChatCalls = Pick<ChatClient, "decideRequest" | "listMessages" | "listRequests" | "listUnread"> &
  Pick<AccountClient, "currentUser">;
