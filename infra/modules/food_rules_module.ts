import { ContainerModule } from "inversify";
import { foodRulesRoutes } from "../../adapters/http/food_rules/food_rules_routes.ts";
import { PostgresFoodRulesStore } from "../../adapters/postgres/food_rules/food_rules_store.ts";
import { catalogueFoodFacts } from "../food_facts.ts";
import { tokens } from "../tokens.ts";

export const foodRulesModule = new ContainerModule(({ bind }) => {
  bind(tokens.foodRulesStore).toDynamicValue(({ get }) => new PostgresFoodRulesStore(get(tokens.knex)));
  bind(tokens.foodFacts).toDynamicValue(() => catalogueFoodFacts());

  bind(tokens.routes).toDynamicValue(({ get }) =>
    foodRulesRoutes({ foodRules: get(tokens.foodRulesStore), ingredients: get(tokens.foodTables) }),
  );
});
