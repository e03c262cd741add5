import type { UserId } from "../../../core/account/mod.ts";
import type { FoundRecipes } from "../../../core/ingredient_search/mod.ts";
import type { LeaveOut } from "../../../core/recipe/mod.ts";
import { findRecipesBody, findRecipesReply } from "../../../wire/recipe/find_recipes.ts";
import { type Route, route } from "../route.ts";
import { type FindLeaveOut, leaveOutOf } from "./leave_out_of.ts";
import { foundRecipesView } from "./recipe_view.ts";

export function findRecipesRoute(
  findRecipesByIngredients: (input: {
    ingredients: readonly string[];
    leaveOut: LeaveOut | undefined;
    userId: UserId | undefined;
  }) => Promise<FoundRecipes>,
  findLeaveOut: FindLeaveOut,
): Route {
  return route({
    method: "post",
    path: "/find-recipes",
    summary: "Find recipes by the ingredients on hand",
    access: "known",
    rateClass: "read",
    toleratesLag: true,
    body: findRecipesBody,
    reply: findRecipesReply,
    async handle({ caller, body: { ingredients, foodRules } }) {
      const leaveOut = await leaveOutOf({ caller, foodRules }, findLeaveOut);
      const userId = caller?.userId;
      return foundRecipesView(await findRecipesByIngredients({ ingredients: ingredients ?? [], leaveOut, userId }));
    },
  });
}
