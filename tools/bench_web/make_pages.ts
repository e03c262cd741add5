import { request as playwrightRequest } from "playwright";
import { writeGoulash } from "../../tests/journeys/testing/own_recipes.ts";
import { bearer, INGEBORG, MAYA, tokensOf } from "../../tests/journeys/testing/people.ts";
import { invite } from "../../wire/household/household.ts";
import type { Made } from "./visits.ts";

/** Writes a recipe with a secret link, and an invitation to a household. */
export async function makePages(url: string): Promise<Made> {
  const request = await playwrightRequest.newContext({ baseURL: url });
  try {
    const { id, sharedPath } = await writeGoulash(request, await tokensOf(request, MAYA));
    const headers = bearer(await tokensOf(request, INGEBORG));
    const invited = await request.post("/api/household/invitations", { headers });
    return { recipeId: id, sharedPath, invitation: invite.reply.parse(await invited.json()).token };
  } finally {
    await request.dispose();
  }
}
