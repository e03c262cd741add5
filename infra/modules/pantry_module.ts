import { ContainerModule } from "inversify";
import { pantryRoutes } from "../../adapters/http/pantry/pantry_routes.ts";
import { PostgresPantryStore } from "../../adapters/postgres/pantry/pantry_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { tokens } from "../tokens.ts";

export const pantryModule = new ContainerModule(({ bind }) => {
  bind(tokens.pantryStore).toDynamicValue(({ get }) => new PostgresPantryStore(get(tokens.knex)));
  bind(tokens.routes).toDynamicValue(({ get }) =>
    pantryRoutes({
      pantries: get(tokens.pantryStore),
      pages: new PostgresRecipePages(get(tokens.knex)),
      ingredients: get(tokens.foodTables),
      events: get(tokens.householdEvents),
      clock: get(tokens.clock),
    }),
  );
});
