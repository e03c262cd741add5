import type { ListRecipesForPersonInput, PersonalRecipe } from "../../../core/recipe/mod.ts";
import { listRecipesQuery, listRecipesReply } from "../../../wire/list_recipes.ts";
import { type Route, route } from "../route.ts";
import { personalView } from "./recipe_view.ts";

export function listRecipesRoute(
  listRecipesForPerson: (input: ListRecipesForPersonInput) => Promise<PersonalRecipe[]>,
): Route {
  return route({
    method: "get",
    path: "/recipes",
    summary: "Recipes for the caller, best match first; without a uid a varied selection",
    access: "signed-in",
    query: listRecipesQuery,
    reply: listRecipesReply,
    async handle({ caller, query }) {
      const personalised = query.firebaseUid !== undefined;
      const recipes = await listRecipesForPerson({ userId: caller.userId, personalised });
      return { recipes: recipes.map(personalView) };
    },
  });
}
