import { type RulesOfList, recipeCheckFor, rulesOfList } from "../../../core/food_rules/mod.ts";
import { findRecipesByIngredients, recipesMostlyOf } from "../../../core/ingredient_search/mod.ts";
import { getPantry } from "../../../core/pantry/mod.ts";
import {
  getOwnOpinion,
  getRecipe,
  type LeaveOut,
  listFavourites,
  listMealOptions,
  listRecipesForPerson,
  mealsByFilters,
  type RecipeId,
  rateRecipe,
  setFavourite,
} from "../../../core/recipe/mod.ts";
import { searchRecipes } from "../../../core/search/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import * as calls from "../../../wire/recipe/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { brokenRulesView } from "../food_rules/broken_rules_view.ts";
import { type Caller, type PortsOf, type Route, route } from "../route.ts";
import {
  detailView,
  foundRecipesView,
  mealOptionsView,
  personalView,
  ratingView,
  searchView,
  summaryView,
} from "./recipe_view.ts";

/** The stores that {@linkcode recipeRoutes} need. */
export type RecipePorts = PortsOf<
  | typeof findRecipesByIngredients
  | typeof getOwnOpinion
  | typeof getPantry
  | typeof getRecipe
  | typeof listFavourites
  | typeof listMealOptions
  | typeof listRecipesForPerson
  | typeof mealsByFilters
  | typeof rateRecipe
  | typeof recipeCheckFor
  | typeof recipesMostlyOf
  | typeof rulesOfList
  | typeof searchRecipes
  | typeof setFavourite
>;

/** For a list without a caller. */
const NO_RULES: RulesOfList = { excluded: [], findBroken: async () => new Map() };

/** The food rules of a list. */
interface ListRules {
  /** The tags of recipes that the list leaves out. */
  readonly without: RulesOfList["excluded"];
  /** The same as a filter; undefined if nothing is left out. */
  readonly leaveOut: LeaveOut | undefined;
  /** The cards with the rules that they break. */
  marked<Card extends RecipeSummaryWire>(cards: readonly Card[]): Promise<Card[]>;
}

/** The calls of recipes. */
export function recipeRoutes(ports: RecipePorts): Route[] {
  /** @param foodRules `ignore` if the list has recipes too that the caller's rules exclude. */
  async function rulesFor(
    caller: Pick<Caller, "userId"> | undefined,
    foodRules: "ignore" | undefined,
  ): Promise<ListRules> {
    const rules = caller ? await rulesOfList(ports, caller) : NO_RULES;
    const without = foodRules === "ignore" ? [] : rules.excluded;
    return {
      without,
      leaveOut: without.length === 0 ? undefined : (ids) => ports.personal.listTagged(ids, without),
      async marked(cards) {
        const ids = cards.map(({ id }) => id);
        const broken = await rules.findBroken(ids, { isFiltered: foodRules !== "ignore" });
        return cards.map((card) => ({ ...card, ...brokenRulesView(broken.get(card.id)) }));
      },
    };
  }

  /** The recipes of which the caller's household has most foods at home. */
  async function mostlyAtHome(caller: Caller | undefined): Promise<ReadonlySet<RecipeId>> {
    if (!caller) throw new DomainError("not_signed_in", "Sign in to search by the foods at home");
    const { foods } = await getPantry(ports, caller);
    return await recipesMostlyOf(ports, { foods: foods.flatMap(({ food }) => food ?? []), userId: caller.userId });
  }

  return [
    route(calls.listRecipesForPerson, async ({ caller: { userId }, query }) => {
      const { firebaseUid, foodRules, mealTime, cursor, limit } = query;
      const { without, marked } = await rulesFor({ userId }, foodRules);
      if (mealTime) {
        const input = { userId, mealTime, dishTypes: [], without, skip: skipOf(cursor), limit };
        const page = mealOptionsView(await listMealOptions(ports, input));
        return { ...page, recipes: await marked(page.recipes) };
      }
      const input = { userId, personalised: firebaseUid !== undefined, without };
      const { recipes, hiddenByRules } = await listRecipesForPerson(ports, input);
      return { recipes: await marked(recipes.map(personalView)), hiddenByRules, nextCursor: null };
    }),
    route(
      calls.searchRecipes,
      async ({ caller, query: { query, cursor, limit, foodRules, atHome, sort, ...filters } }) => {
        const [{ leaveOut, marked }, among] = await Promise.all([
          rulesFor(caller, foodRules),
          atHome && mostlyAtHome(caller),
        ]);
        const input = {
          query,
          skip: skipOf(cursor),
          limit,
          leaveOut,
          filters,
          sort,
          among: among || undefined,
          userId: caller?.userId,
        };
        const found = searchView(await searchRecipes(ports, input));
        return { ...found, recipes: await marked(found.recipes) };
      },
    ),
    route(calls.getRecipe, async ({ caller, params: { id } }) => {
      const page = await getRecipe(ports, { id, userId: caller?.userId });
      const check = caller && (await recipeCheckFor(ports, caller));
      return { recipe: { ...detailView(page), ...brokenRulesView(check?.(page.recipe)) } };
    }),
    route(calls.mealsByFilters, async ({ caller, body: { filters, foodRules, mealTime, cursor, limit } }) => {
      const { without, leaveOut, marked } = await rulesFor(caller, foodRules);
      const userId = caller?.userId;
      const dishTypes = filters ?? [];
      if (mealTime) {
        const input = { userId, mealTime, dishTypes, without, skip: skipOf(cursor), limit };
        const { recipes, ...page } = mealOptionsView(await listMealOptions(ports, input));
        return { ...page, meals: await marked(recipes) };
      }
      const { recipes, hiddenByRules } = await mealsByFilters(ports, { filters: dishTypes, leaveOut, userId });
      return { meals: await marked(recipes.map(summaryView)), hiddenByRules, nextCursor: null };
    }),
    route(calls.findRecipesByIngredients, async ({ caller, body: { ingredients, foodRules } }) => {
      const { leaveOut, marked } = await rulesFor(caller, foodRules);
      const input = { ingredients: ingredients ?? [], leaveOut, userId: caller?.userId };
      const found = foundRecipesView(await findRecipesByIngredients(ports, input));
      return { ...found, recipes: await marked(found.recipes) };
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

/** The number of recipes before a page. */
function skipOf(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : Number(cursor);
}
