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
  bind(tokens.recipeStore).toDynamicValue(({ get }) => new PostgresRecipeStore(get(tokens.knex)));
  bind(tokens.findPublicRecipe).toDynamicValue(({ get }) => {
    const pages = new PostgresRecipePages(get(tokens.knex));
    return (id) => pages.find(id);
  });
  bind(tokens.findLinkedRecipe).toDynamicValue(({ get }) => {
    const [pages, sessionTokens] = [new PostgresRecipePages(get(tokens.knex)), get(tokens.sessionTokens)];
    return async (link) => (link.startsWith(LINK_PREFIX) ? pages.findByLink(sessionTokens.hash(link)) : undefined);
  });
  bind(tokens.siteMapHandlers).toDynamicValue(({ get }) => {
    const { rateLimits: limits, publicUrl } = get(tokens.config);
    return siteMapHandlers({
      recipeIds: new PostgresRecipeIds(get(tokens.knex)),
      requestRateLimiter:
        limits === "off" ? undefined : new RequestRateLimiter({ limits, rateLimiter: get(tokens.rateLimiter) }),
      publicUrl,
    });
  });
  bind(tokens.foodStore).toDynamicValue(({ get }) => new PostgresFoodStore(get(tokens.knex)));
  bind(tokens.opinionStore).toDynamicValue(({ get }) => new PostgresOpinionStore(get(tokens.knex)));
  // One of each for the whole server: they hold the food table, and the catalogue's needs, in memory.
  bind(tokens.foodTables).toDynamicValue(({ get }) => new PostgresFoodTables(get(tokens.knex)));
  bind(tokens.ingredientSource).toDynamicValue(({ get }) => new PostgresIngredientSource(get(tokens.knex)));

  bind(tokens.routes).toDynamicValue(({ get }) => {
    const [knex, ingredients, sessionTokens] = [get(tokens.knex), get(tokens.foodTables), get(tokens.sessionTokens)];
    return recipeRoutes({
      recipes: get(tokens.recipeStore),
      pages: new PostgresRecipePages(knex),
      personal: new PostgresPersonalRecipes(knex),
      search: new PostgresRecipeSearch(knex, ingredients),
      opinions: get(tokens.opinionStore),
      pantries: get(tokens.pantryStore),
      foodRules: get(tokens.foodRulesStore),
      ingredients,
      catalogue: get(tokens.ingredientSource),
      hashLink: (link) => sessionTokens.hash(link),
      clock: get(tokens.clock),
    });
  });
});
