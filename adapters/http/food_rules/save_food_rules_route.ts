import type { OwnFoodRules, SaveFoodRulesInput } from "../../../core/food_rules/mod.ts";
import { foodRulesReply, saveFoodRulesBody } from "../../../wire/food_rules/food_rules.ts";
import { type Route, route } from "../route.ts";
import { foodRulesView } from "./food_rules_view.ts";

export function saveFoodRulesRoute(saveFoodRules: (input: SaveFoodRulesInput) => Promise<OwnFoodRules>): Route {
  return route({
    method: "put",
    path: "/api/food-rules",
    summary: "Replace what the caller does not eat",
    access: "signed-in",
    body: saveFoodRulesBody,
    reply: foodRulesReply,
    handle: async ({ caller, body }) => foodRulesView(await saveFoodRules({ userId: caller.userId, ...body })),
  });
}
