import type { UserId } from "../../../core/account/mod.ts";
import type { OwnFoodRules } from "../../../core/food_rules/mod.ts";
import { foodRulesReply } from "../../../wire/food_rules/food_rules.ts";
import { type Route, route } from "../route.ts";
import { foodRulesView } from "./food_rules_view.ts";

export function getFoodRulesRoute(getFoodRules: (input: { userId: UserId }) => Promise<OwnFoodRules>): Route {
  return route({
    method: "get",
    path: "/api/food-rules",
    summary: "What the caller does not eat",
    access: "signed-in",
    reply: foodRulesReply,
    handle: async ({ caller }) => foodRulesView(await getFoodRules({ userId: caller.userId })),
  });
}
