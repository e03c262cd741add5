import type { UserId } from "../../../core/account/mod.ts";
import { declineFoodRulesReply } from "../../../wire/food_rules/food_rules.ts";
import { type Route, route } from "../route.ts";

export function declineFoodRulesRoute(declineFoodRules: (input: { userId: UserId }) => Promise<void>): Route {
  return route({
    method: "post",
    path: "/api/food-rules/decline",
    summary: "Say nothing about what the caller eats, and not be asked again; keeps rules that are saved",
    access: "signed-in",
    reply: declineFoodRulesReply,
    async handle({ caller }) {
      await declineFoodRules({ userId: caller.userId });
      return { decided: true as const };
    },
  });
}
