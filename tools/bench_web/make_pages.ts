import { type APIRequestContext, request as playwrightRequest } from "playwright";
import { bearer, INGEBORG, MAYA, tokensOf } from "../../tests/journeys/people.ts";
import { inviteReply } from "../../wire/household.ts";
import { ownRecipeReply, recipeLinkReply } from "../../wire/own_recipes.ts";
import type { Made } from "./visits.ts";

const GOULASH = {
  name: "Grandma's Goulash",
  portions: 4,
  ingredients: [{ lines: [{ text: "800 g beef" }, { text: "3 onions, sliced" }, { text: "2 tbsp paprika" }] }],
  steps: ["Brown the beef with the onions.", "Add the paprika and a litre of water.", "Simmer it for two hours."],
  notes: ["Better on the second day."],
  tags: ["Dinner", "Soup"],
};

/** Writes a recipe with a public link, and an invitation to a household. */
export async function makePages(url: string): Promise<Made> {
  const request = await playwrightRequest.newContext({ baseURL: url });
  try {
    const [maya, ingeborg] = [await tokensOf(request, MAYA), await tokensOf(request, INGEBORG)];
    const added = await post(request, "/api/own-recipes", { by: maya, data: { recipe: GOULASH } });
    const { id } = ownRecipeReply.parse(added);
    const { path } = recipeLinkReply.parse(await post(request, `/api/own-recipes/${id}/link`, { by: maya }));
    const { token } = inviteReply.parse(await post(request, "/api/household/invitations", { by: ingeborg }));
    return { recipeId: id, sharedPath: path, invitation: token };
  } finally {
    await request.dispose();
  }
}

async function post(
  request: APIRequestContext,
  path: string,
  { by, data }: { by: { token: string }; data?: object },
): Promise<unknown> {
  const reply = await request.post(path, { headers: bearer(by), ...(data && { data }) });
  if (!reply.ok()) throw new Error(`Cannot make what is measured: ${path} answered ${await reply.text()}`);
  return await reply.json();
}
