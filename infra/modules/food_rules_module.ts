import { ContainerModule } from "inversify";
import { foodRulesRoutes } from "../../adapters/http/food_rules/food_rules_routes.ts";
import { PostgresFoodRulesStore } from "../../adapters/postgres/food_rules/food_rules_store.ts";
import { catalogueFoodFacts } from "../food_facts.ts";
import { tokens } from "../tokens.ts";

export const foodRulesModule = new ContainerModule(({ bind }) => {
  bind(tokens.foodRulesStore)
    .toResolvedValue((knex) => new PostgresFoodRulesStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.foodFacts)
    .toResolvedValue(() => catalogueFoodFacts())
    .inSingletonScope();

  bind(tokens.routes).toResolvedValue(
    (foodRules, ingredients) => foodRulesRoutes({ foodRules, ingredients }),
    [tokens.foodRulesStore, tokens.foodTables],
  );
});
