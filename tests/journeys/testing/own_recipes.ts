import { type APIRequestContext, expect } from "@playwright/test";
import { addOwnRecipe, makeRecipeLink } from "../../../wire/cookbook/own_recipes.ts";
import { bearer, type Registered } from "./people.ts";

const GOULASH = {
  name: "Grandma's Goulash",
  portions: 4,
  ingredients: [{ lines: [{ text: "800 g beef" }, { text: "3 onions, sliced" }, { text: "2 tbsp paprika" }] }],
  steps: ["Brown the beef with the onions.", "Add the paprika and a litre of water.", "Simmer it for two hours."],
  notes: ["Better on the second day."],
  tags: ["Dinner", "Soup"],
};

/** Writes a recipe through the API. @returns its id and name, and the path of its secret link */
export async function writeGoulash(
  request: APIRequestContext,
  author: Pick<Registered, "token">,
): Promise<{ id: string; name: string; sharedPath: string }> {
  const headers = bearer(author);
  const added = await request.post("/api/own-recipes", { headers, data: { recipe: GOULASH } });
  expect(added.ok(), await added.text()).toBe(true);
  const { id } = addOwnRecipe.reply.parse(await added.json());
  const linked = await request.post(`/api/own-recipes/${id}/link`, { headers });
  expect(linked.ok(), await linked.text()).toBe(true);
  return { id, name: GOULASH.name, sharedPath: makeRecipeLink.reply.parse(await linked.json()).path };
}
