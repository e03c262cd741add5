import { ContainerModule } from "inversify";
import { declineFoodRulesRoute } from "../../adapters/http/food_rules/decline_food_rules_route.ts";
import { getFoodRulesRoute } from "../../adapters/http/food_rules/get_food_rules_route.ts";
import { saveFoodRulesRoute } from "../../adapters/http/food_rules/save_food_rules_route.ts";
import { suggestFoodsRoute } from "../../adapters/http/food_rules/suggest_foods_route.ts";
import { PostgresFoodRulesStore } from "../../adapters/postgres/food_rules/food_rules_store.ts";
import { declineFoodRules, getFoodRules, saveFoodRules, suggestFoods } from "../../core/food_rules/mod.ts";
import { catalogueFoodFacts } from "../food_facts.ts";
import { tokens } from "../tokens.ts";

export const foodRulesModule = new ContainerModule(({ bind }) => {
  bind(tokens.foodRulesStore)
    .toResolvedValue((knex) => new PostgresFoodRulesStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.foodFacts)
    .toResolvedValue(() => catalogueFoodFacts())
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (foodRules, ingredients) => getFoodRulesRoute((input) => getFoodRules({ foodRules, ingredients }, input)),
    [tokens.foodRulesStore, tokens.foodTables],
  );
  bind(tokens.route).toResolvedValue(
    (foodRules, ingredients) => saveFoodRulesRoute((input) => saveFoodRules({ foodRules, ingredients }, input)),
    [tokens.foodRulesStore, tokens.foodTables],
  );
  bind(tokens.route).toResolvedValue(
    (foodRules) => declineFoodRulesRoute((input) => declineFoodRules({ foodRules }, input)),
    [tokens.foodRulesStore],
  );
  bind(tokens.route).toResolvedValue(
    (ingredients) => suggestFoodsRoute((input) => suggestFoods({ ingredients }, input)),
    [tokens.foodTables],
  );
});
