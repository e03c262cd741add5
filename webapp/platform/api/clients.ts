import type { Clients } from "./all_clients.ts";

export type AccountClient = Clients["account"];
export type CalendarClient = Clients["calendar"];
export type ChatClient = Clients["chat"];
export type CommunityClient = Clients["community"];
export type CookbookClient = Clients["cookbook"];
export type FoodRulesClient = Clients["foodRules"];
export type HouseholdClient = Clients["household"];
export type MealPlanClient = Clients["mealPlan"];
export type PantryClient = Clients["pantry"];
export type RecipeClient = Clients["recipes"];
export type SafetyClient = Clients["safety"];
export type ShoppingClient = Clients["shopping"];
export type WeekPlanClient = Clients["weekPlan"];

export type ChatCalls = Pick<ChatClient, "decideRequest" | "listMessages" | "listRequests" | "listUnread"> &
  Pick<AccountClient, "currentUser">;
