import { declineFoodRules, getFoodRules, saveFoodRules, suggestFoods } from "../../../core/food_rules/mod.ts";
import * as calls from "../../../wire/food_rules/mod.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { foodRulesView } from "./food_rules_view.ts";

/** The stores that {@linkcode foodRulesRoutes} need. */
export type FoodRulesPorts = PortsOf<
  typeof declineFoodRules | typeof getFoodRules | typeof saveFoodRules | typeof suggestFoods
>;

/** The calls of food rules. */
export function foodRulesRoutes(ports: FoodRulesPorts): Route[] {
  return [
    route(calls.getFoodRules, async ({ caller: { userId } }) => foodRulesView(await getFoodRules(ports, { userId }))),
    route(calls.saveFoodRules, async ({ caller: { userId }, body }) =>
      foodRulesView(await saveFoodRules(ports, { userId, ...body })),
    ),
    route(calls.declineFoodRules, async ({ caller: { userId } }) => {
      await declineFoodRules(ports, { userId });
      return { decided: true as const };
    }),
    route(calls.suggestFoods, async ({ query: { query } }) => ({ foods: await suggestFoods(ports, { text: query }) })),
  ];
}
