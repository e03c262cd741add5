import { ContainerModule } from "inversify";
import { cookedRoute, previewCookedRoute } from "../../adapters/http/pantry/cooked_routes.ts";
import { PANTRY_ROUTES, pantryRoutes } from "../../adapters/http/pantry/pantry_routes.ts";
import { PostgresPantryStore } from "../../adapters/postgres/pantry/pantry_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import {
  addFoods,
  addPantryLine,
  changeFood,
  cookDish,
  getPantry,
  previewCookedDish,
  previewPantryLine,
  removeFood,
} from "../../core/pantry/mod.ts";
import { tokens } from "../tokens.ts";

export const pantryModule = new ContainerModule(({ bind }) => {
  bind(tokens.pantryStore)
    .toResolvedValue((knex) => new PostgresPantryStore(knex), [tokens.knex])
    .inSingletonScope();

  for (const name of PANTRY_ROUTES) {
    bind(tokens.route).toResolvedValue(
      (pantries, ingredients, events, clock) => {
        const ports = { pantries, ingredients, events, clock };
        return pantryRoutes(
          {
            get: (input) => getPantry(ports, input),
            preview: (input) => previewPantryLine(ports, input),
            addLine: (input) => addPantryLine(ports, input),
            addFoods: (input) => addFoods(ports, input),
            change: (input) => changeFood(ports, input),
            remove: (input) => removeFood(ports, input),
          },
          async () => (await ingredients.current()).foods,
        )[name];
      },
      [tokens.pantryStore, tokens.foodTables, tokens.householdEvents, tokens.clock],
    );
  }

  bind(tokens.route).toResolvedValue(
    (pantries, knex, ingredients) =>
      previewCookedRoute((input) =>
        previewCookedDish({ pantries, pages: new PostgresRecipePages(knex), ingredients }, input),
      ),
    [tokens.pantryStore, tokens.knex, tokens.foodTables],
  );
  bind(tokens.route).toResolvedValue(
    (pantries, knex, ingredients, events, clock) =>
      cookedRoute((input) =>
        cookDish({ pantries, pages: new PostgresRecipePages(knex), ingredients, events, clock }, input),
      ),
    [tokens.pantryStore, tokens.knex, tokens.foodTables, tokens.householdEvents, tokens.clock],
  );
});
