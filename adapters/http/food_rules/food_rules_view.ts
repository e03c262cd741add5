import type { OwnFoodRules } from "../../../core/food_rules/mod.ts";
import type { FoodRulesWire } from "../../../wire/food_rules/food_rules.ts";

/** A person's own food rules, for that person only. */
export function foodRulesView({ avoids, intolerances, dislikedFoods, ...rules }: OwnFoodRules): FoodRulesWire {
  return { ...rules, avoids: [...avoids], intolerances: [...intolerances], dislikedFoods: [...dislikedFoods] };
}
