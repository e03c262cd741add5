import { ContainerModule } from "inversify";
import { pantryRoutes } from "../../adapters/http/pantry/pantry_routes.ts";
import { PostgresPantryStore } from "../../adapters/postgres/pantry/pantry_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { tokens } from "../tokens.ts";

export const pantryModule = new ContainerModule(({ bind }) => {
  bind(tokens.pantryStore)
    .toResolvedValue((knex) => new PostgresPantryStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.routes).toResolvedValue(
    (pantries, knex, ingredients, events, clock) =>
      pantryRoutes({ pantries, pages: new PostgresRecipePages(knex), ingredients, events, clock }),
    [tokens.pantryStore, tokens.knex, tokens.foodTables, tokens.householdEvents, tokens.clock],
  );
});
