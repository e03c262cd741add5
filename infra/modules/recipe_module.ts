import { ContainerModule } from "inversify";
import type { Knex } from "knex";
import { favouriteRecipeRoute } from "../../adapters/http/recipe/favourite_recipe_route.ts";
import { findRecipesRoute } from "../../adapters/http/recipe/find_recipes_route.ts";
import { getRecipeRoute } from "../../adapters/http/recipe/get_recipe_route.ts";
import type { FindLeaveOut } from "../../adapters/http/recipe/leave_out_of.ts";
import { listFavouritesRoute } from "../../adapters/http/recipe/list_favourites_route.ts";
import { listRecipesRoute } from "../../adapters/http/recipe/list_recipes_route.ts";
import { mealsByFiltersRoute } from "../../adapters/http/recipe/meals_by_filters_route.ts";
import { ownOpinionRoute } from "../../adapters/http/recipe/own_opinion_route.ts";
import { rateRecipeRoute } from "../../adapters/http/recipe/rate_recipe_route.ts";
import { searchRecipesRoute } from "../../adapters/http/recipe/search_recipes_route.ts";
import { RequestRateLimiter } from "../../adapters/http/request_rate_limiter.ts";
import { siteMapHandlers } from "../../adapters/http/site/site_map_handlers.ts";
import { PostgresFoodStore } from "../../adapters/postgres/food/food_store.ts";
import { PostgresFoodTables } from "../../adapters/postgres/food/food_tables.ts";
import { PostgresIngredientSource } from "../../adapters/postgres/ingredient_search/ingredient_source.ts";
import { PostgresOpinionStore } from "../../adapters/postgres/recipe/opinion_store.ts";
import { PostgresPersonalRecipes } from "../../adapters/postgres/recipe/personal_recipes.ts";
import { PostgresRecipeIds } from "../../adapters/postgres/recipe/recipe_ids.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { PostgresRecipeStore } from "../../adapters/postgres/recipe/recipe_store.ts";
import { PostgresRecipeSearch } from "../../adapters/postgres/search/recipe_search.ts";
import { exclusionsFor, type FoodRulesStore, recipeCheckFor } from "../../core/food_rules/mod.ts";
import { findRecipesByIngredients } from "../../core/ingredient_search/mod.ts";
import {
  getOwnOpinion,
  getRecipe,
  LINK_PREFIX,
  leaveOutFor,
  listFavourites,
  listRecipesForPerson,
  mealsByFilters,
  type PersonalExclusions,
  rateRecipe,
  setFavourite,
} from "../../core/recipe/mod.ts";
import { searchRecipes } from "../../core/search/mod.ts";
import { tokens } from "../tokens.ts";

/** What a person's food rules leave out of lists. */
function findLeaveOut(knex: Knex, foodRules: FoodRulesStore): FindLeaveOut {
  const personal = new PostgresPersonalRecipes(knex);
  return (userId) => leaveOutFor({ personal, exclusions: exclusionsIn(foodRules) }, { userId });
}

function exclusionsIn(foodRules: FoodRulesStore): PersonalExclusions {
  return { exclusionsFor: (userId) => exclusionsFor({ foodRules }, { userId }) };
}

export const recipeModule = new ContainerModule(({ bind }) => {
  bind(tokens.recipeStore)
    .toResolvedValue((knex) => new PostgresRecipeStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.findPublicRecipe).toResolvedValue(
    (knex) => {
      const pages = new PostgresRecipePages(knex);
      return (id) => pages.find(id);
    },
    [tokens.knex],
  );
  bind(tokens.findLinkedRecipe).toResolvedValue(
    (knex, sessionTokens) => {
      const pages = new PostgresRecipePages(knex);
      return async (link) => (link.startsWith(LINK_PREFIX) ? pages.findByLink(sessionTokens.hash(link)) : undefined);
    },
    [tokens.knex, tokens.sessionTokens],
  );
  bind(tokens.siteMapHandlers).toResolvedValue(
    (knex, rateLimiter, { rateLimits: limits, publicUrl }) =>
      siteMapHandlers({
        recipeIds: new PostgresRecipeIds(knex),
        requestRateLimiter: limits === "off" ? undefined : new RequestRateLimiter({ limits, rateLimiter }),
        publicUrl,
      }),
    [tokens.knex, tokens.rateLimiter, tokens.config],
  );
  bind(tokens.foodStore)
    .toResolvedValue((knex) => new PostgresFoodStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.opinionStore)
    .toResolvedValue((knex) => new PostgresOpinionStore(knex), [tokens.knex])
    .inSingletonScope();
  // One of each for the whole server: they hold the food table, and the catalogue's needs, in memory.
  bind(tokens.foodTables)
    .toResolvedValue((knex) => new PostgresFoodTables(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.ingredientSource)
    .toResolvedValue((knex) => new PostgresIngredientSource(knex), [tokens.knex])
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (knex, clock, foodRules) => {
      const exclusions = exclusionsIn(foodRules);
      const personal = new PostgresPersonalRecipes(knex);
      return listRecipesRoute((input) => listRecipesForPerson({ personal, exclusions, clock }, input));
    },
    [tokens.knex, tokens.clock, tokens.foodRulesStore],
  );
  bind(tokens.route).toResolvedValue(
    (knex, foodRules, foods) => {
      const search = new PostgresRecipeSearch(knex, foods);
      return searchRecipesRoute(
        (input) => searchRecipes({ search, ingredients: foods }, input),
        findLeaveOut(knex, foodRules),
      );
    },
    [tokens.knex, tokens.foodRulesStore, tokens.foodTables],
  );
  bind(tokens.route).toResolvedValue(
    (knex, foodRules, ingredients, sessionTokens) => {
      const ports = { pages: new PostgresRecipePages(knex), hashLink: (link: string) => sessionTokens.hash(link) };
      return getRecipeRoute(
        (input) => getRecipe(ports, input),
        (input) => recipeCheckFor({ foodRules, ingredients }, input),
      );
    },
    [tokens.knex, tokens.foodRulesStore, tokens.foodTables, tokens.sessionTokens],
  );
  bind(tokens.route).toResolvedValue(
    (recipes, knex, foodRules) =>
      mealsByFiltersRoute((input) => mealsByFilters({ recipes }, input), findLeaveOut(knex, foodRules)),
    [tokens.recipeStore, tokens.knex, tokens.foodRulesStore],
  );
  bind(tokens.route).toResolvedValue(
    (ingredients, recipes, knex, foodRules) => {
      const personal = new PostgresPersonalRecipes(knex);
      return findRecipesRoute(
        (input) => findRecipesByIngredients({ ingredients, recipes, personal }, input),
        findLeaveOut(knex, foodRules),
      );
    },
    [tokens.ingredientSource, tokens.recipeStore, tokens.knex, tokens.foodRulesStore],
  );
  bind(tokens.route).toResolvedValue(
    (opinions, recipes) => rateRecipeRoute((input) => rateRecipe({ opinions, recipes }, input)),
    [tokens.opinionStore, tokens.recipeStore],
  );
  bind(tokens.route).toResolvedValue(
    (opinions) => ownOpinionRoute((input) => getOwnOpinion({ opinions }, input)),
    [tokens.opinionStore],
  );
  for (const method of ["put", "delete"] as const) {
    bind(tokens.route).toResolvedValue(
      (opinions, recipes) => favouriteRecipeRoute(method, (input) => setFavourite({ opinions, recipes }, input)),
      [tokens.opinionStore, tokens.recipeStore],
    );
  }
  bind(tokens.route).toResolvedValue(
    (opinions) => listFavouritesRoute((input) => listFavourites({ opinions }, input)),
    [tokens.opinionStore],
  );
});
