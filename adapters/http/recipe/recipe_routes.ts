import type { UserId } from "../../../core/account/mod.ts";
import { exclusionsFor, recipeCheckFor } from "../../../core/food_rules/mod.ts";
import { findRecipesByIngredients, recipesMostlyOf } from "../../../core/ingredient_search/mod.ts";
import { getPantry } from "../../../core/pantry/mod.ts";
import {
  getOwnOpinion,
  getRecipe,
  type LeaveOut,
  leaveOutFor,
  listFavourites,
  listRecipesForPerson,
  mealsByFilters,
  type RecipeId,
  rateRecipe,
  setFavourite,
} from "../../../core/recipe/mod.ts";
import { searchRecipes } from "../../../core/search/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import * as calls from "../../../wire/recipe/mod.ts";
import { brokenRulesView } from "../food_rules/broken_rules_view.ts";
import { type Caller, type PortsOf, type Route, route } from "../route.ts";
import { detailView, foundRecipesView, personalView, ratingView, searchView, summaryView } from "./recipe_view.ts";

/** The stores that {@linkcode recipeRoutes} need. */
export type RecipePorts = Omit<
  PortsOf<
    | typeof exclusionsFor
    | typeof findRecipesByIngredients
    | typeof getOwnOpinion
    | typeof getPantry
    | typeof getRecipe
    | typeof listFavourites
    | typeof listRecipesForPerson
    | typeof mealsByFilters
    | typeof rateRecipe
    | typeof recipeCheckFor
    | typeof recipesMostlyOf
    | typeof searchRecipes
    | typeof setFavourite
  >,
  "exclusions"
>;

/** The calls of recipes. */
export function recipeRoutes(stores: RecipePorts): Route[] {
  const exclusions = { exclusionsFor: (userId: UserId) => exclusionsFor(stores, { userId }) };
  const ports = { ...stores, exclusions };

  /** Nothing without a caller, or if the request asks for everything. */
  async function leaveOutOf(
    caller: Caller | undefined,
    foodRules: "ignore" | undefined,
  ): Promise<LeaveOut | undefined> {
    return caller === undefined || foodRules === "ignore" ? undefined : await leaveOutFor(ports, caller);
  }

  /** The recipes of which the caller's household has most foods at home. */
  async function mostlyAtHome(caller: Caller | undefined): Promise<ReadonlySet<RecipeId>> {
    if (!caller) throw new DomainError("not_signed_in", "Sign in to search by the foods at home");
    const { foods } = await getPantry(ports, caller);
    return await recipesMostlyOf(ports, { foods: foods.flatMap(({ food }) => food ?? []), userId: caller.userId });
  }

  return [
    route(calls.listRecipesForPerson, async ({ caller: { userId }, query: { firebaseUid, foodRules } }) => {
      const input = { userId, personalised: firebaseUid !== undefined, ignoresRules: foodRules === "ignore" };
      const { recipes, hiddenByRules } = await listRecipesForPerson(ports, input);
      return { recipes: recipes.map(personalView), hiddenByRules };
    }),
    route(
      calls.searchRecipes,
      async ({ caller, query: { query, cursor, limit, foodRules, atHome, sort, ...filters } }) => {
        const [leaveOut, among] = await Promise.all([leaveOutOf(caller, foodRules), atHome && mostlyAtHome(caller)]);
        const skip = cursor ? Number(cursor) : undefined;
        const input = {
          query,
          skip,
          limit,
          leaveOut,
          filters,
          sort,
          among: among || undefined,
          userId: caller?.userId,
        };
        return searchView(await searchRecipes(ports, input));
      },
    ),
    route(calls.getRecipe, async ({ caller, params: { id } }) => {
      const page = await getRecipe(ports, { id, userId: caller?.userId });
      const check = caller && (await recipeCheckFor(ports, caller));
      return { recipe: { ...detailView(page), ...brokenRulesView(check?.(page.recipe)) } };
    }),
    route(calls.mealsByFilters, async ({ caller, body: { filters, foodRules } }) => {
      const leaveOut = await leaveOutOf(caller, foodRules);
      const input = { filters: filters ?? [], leaveOut, userId: caller?.userId };
      const { recipes, hiddenByRules } = await mealsByFilters(ports, input);
      return { meals: recipes.map(summaryView), hiddenByRules };
    }),
    route(calls.findRecipesByIngredients, async ({ caller, body: { ingredients, foodRules } }) => {
      const leaveOut = await leaveOutOf(caller, foodRules);
      const input = { ingredients: ingredients ?? [], leaveOut, userId: caller?.userId };
      return foundRecipesView(await findRecipesByIngredients(ports, input));
    }),
    route(calls.rateRecipe, async ({ caller: { userId }, params: { id }, body: { value } }) => ({
      rating: ratingView(await rateRecipe(ports, { userId, recipeId: id, stars: value })),
    })),
    route(calls.getOwnOpinion, async ({ caller: { userId }, params: { id } }) => {
      const { stars, favourite } = await getOwnOpinion(ports, { userId, recipeId: id });
      return { value: stars ?? null, favourite };
    }),
    route(calls.addFavourite, async ({ caller: { userId }, params: { id } }) => {
      await setFavourite(ports, { userId, recipeId: id, favourite: true });
      return { favourite: true };
    }),
    route(calls.removeFavourite, async ({ caller: { userId }, params: { id } }) => {
      await setFavourite(ports, { userId, recipeId: id, favourite: false });
      return { favourite: false };
    }),
    route(calls.listFavourites, async ({ caller: { userId }, query: { cursor, limit } }) => {
      const before = cursor ? Number(cursor) : undefined;
      const { recipes, next } = await listFavourites(ports, { userId, before, limit });
      return { recipes: recipes.map(personalView), nextCursor: next === undefined ? null : String(next) };
    }),
  ];
}
