import { ContainerModule } from "inversify";
import { recipeRoutes } from "../../adapters/http/recipe/recipe_routes.ts";
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
import { LINK_PREFIX } from "../../core/recipe/mod.ts";
import { tokens } from "../tokens.ts";

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

  bind(tokens.routes).toResolvedValue(
    (recipes, opinions, foodRules, ingredients, catalogue, sessionTokens, clock, knex) =>
      recipeRoutes({
        recipes,
        pages: new PostgresRecipePages(knex),
        personal: new PostgresPersonalRecipes(knex),
        search: new PostgresRecipeSearch(knex, ingredients),
        opinions,
        foodRules,
        ingredients,
        catalogue,
        hashLink: (link) => sessionTokens.hash(link),
        clock,
      }),
    [
      tokens.recipeStore,
      tokens.opinionStore,
      tokens.foodRulesStore,
      tokens.foodTables,
      tokens.ingredientSource,
      tokens.sessionTokens,
      tokens.clock,
      tokens.knex,
    ],
  );
});
