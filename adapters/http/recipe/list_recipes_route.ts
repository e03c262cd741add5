import type { ListRecipesForPersonInput, PersonalList } from "../../../core/recipe/mod.ts";
import { listRecipesQuery, listRecipesReply } from "../../../wire/recipe/list_recipes.ts";
import { type Route, route } from "../route.ts";
import { personalView } from "./recipe_view.ts";

export function listRecipesRoute(
  listRecipesForPerson: (input: ListRecipesForPersonInput) => Promise<PersonalList>,
): Route {
  return route({
    method: "get",
    path: "/recipes",
    summary: "Recipes for the caller, best match first; without what they do not eat; without a uid a varied selection",
    access: "signed-in",
    toleratesLag: true,
    query: listRecipesQuery,
    reply: listRecipesReply,
    async handle({ caller, query }) {
      const personalised = query.firebaseUid !== undefined;
      const ignoresRules = query.foodRules === "ignore";
      const list = await listRecipesForPerson({ userId: caller.userId, personalised, ignoresRules });
      return { recipes: list.recipes.map(personalView), hiddenByRules: list.hiddenByRules };
    },
  });
}
