import { ContainerModule } from "inversify";
import { shoppingRoutes } from "../../adapters/http/shopping/shopping_routes.ts";
import { PostgresShoppingListStore } from "../../adapters/postgres/shopping/shopping_list_store.ts";
import { PostgresShoppingMeals } from "../../adapters/postgres/shopping/shopping_meals.ts";
import { foodsAtHome } from "../../core/pantry/mod.ts";
import { tokens } from "../tokens.ts";

export const shoppingModule = new ContainerModule(({ bind }) => {
  bind(tokens.routes).toResolvedValue(
    (knex, pantries, ingredients, events, clock) =>
      shoppingRoutes({
        shoppingLists: new PostgresShoppingListStore(knex),
        shoppingMeals: new PostgresShoppingMeals(knex),
        foodsAtHome: foodsAtHome(pantries),
        ingredients,
        events,
        clock,
      }),
    [tokens.knex, tokens.pantryStore, tokens.foodTables, tokens.householdEvents, tokens.clock],
  );
});
