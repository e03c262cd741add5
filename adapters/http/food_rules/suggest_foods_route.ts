import type { NamedFood } from "../../../core/food_rules/mod.ts";
import { suggestFoodsQuery, suggestFoodsReply } from "../../../wire/food_rules/food_rules.ts";
import { type Route, route } from "../route.ts";

/** For signed-in people only, so that the limit is one of the person: a text is sent with almost every key. */
export function suggestFoodsRoute(suggestFoods: (input: { text: string }) => Promise<NamedFood[]>): Route {
  return route({
    method: "get",
    path: "/api/foods",
    summary: "Foods that a text may mean while it is being typed",
    access: "signed-in",
    query: suggestFoodsQuery,
    reply: suggestFoodsReply,
    handle: async ({ query: { query } }) => ({ foods: await suggestFoods({ text: query }) }),
  });
}
