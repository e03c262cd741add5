import { ContainerModule } from "inversify";
import { SHOPPING_ROUTES, shoppingRoutes } from "../../adapters/http/shopping/shopping_routes.ts";
import { PostgresShoppingListStore } from "../../adapters/postgres/shopping/shopping_list_store.ts";
import { PostgresShoppingMeals } from "../../adapters/postgres/shopping/shopping_meals.ts";
import { finishShopping, foodsAtHome } from "../../core/pantry/mod.ts";
import {
  addShop,
  changeShop,
  changeShoppingList,
  chooseShop,
  chooseShoppingDays,
  getShoppingList,
  listShops,
  removeShop,
} from "../../core/shopping/mod.ts";
import { tokens } from "../tokens.ts";

export const shoppingModule = new ContainerModule(({ bind }) => {
  for (const name of SHOPPING_ROUTES) {
    bind(tokens.route).toResolvedValue(
      (knex, pantries, ingredients, events, clock) => {
        const shoppingLists = new PostgresShoppingListStore(knex);
        const shoppingMeals = new PostgresShoppingMeals(knex);
        const atHome = foodsAtHome(pantries);
        const ports = { shoppingLists, shoppingMeals, foodsAtHome: atHome, ingredients, events, clock };
        return shoppingRoutes({
          get: (input) => getShoppingList(ports, input),
          setDays: (input) => chooseShoppingDays(ports, input),
          change: (input) => changeShoppingList(ports, input),
          finish: (input) => finishShopping(ports, input),
          listShops: (input) => listShops(ports, input),
          chooseShop: (input) => chooseShop(ports, input),
          addShop: (input) => addShop(ports, input),
          changeShop: (input) => changeShop(ports, input),
          removeShop: (input) => removeShop(ports, input),
        })[name];
      },
      [tokens.knex, tokens.pantryStore, tokens.foodTables, tokens.householdEvents, tokens.clock],
    );
  }
});
