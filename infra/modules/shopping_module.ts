import { ContainerModule } from "inversify";
import { shoppingRoutes } from "../../adapters/http/shopping/shopping_routes.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { PostgresShoppingListStore } from "../../adapters/postgres/shopping/shopping_list_store.ts";
import { PostgresShoppingMeals } from "../../adapters/postgres/shopping/shopping_meals.ts";
import { foodsAtHome } from "../../core/pantry/mod.ts";
import { tokens } from "../tokens.ts";

export const shoppingModule = new ContainerModule(({ bind }) => {
  bind(tokens.routes).toDynamicValue(({ get }) =>
    shoppingRoutes({
      shoppingLists: new PostgresShoppingListStore(get(tokens.knex)),
      shoppingMeals: new PostgresShoppingMeals(get(tokens.knex)),
      pages: new PostgresRecipePages(get(tokens.knex)),
      foodsAtHome: foodsAtHome(get(tokens.pantryStore)),
      ingredients: get(tokens.foodTables),
      events: get(tokens.householdEvents),
      clock: get(tokens.clock),
    }),
  );
});
