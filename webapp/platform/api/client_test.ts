import { expect, it } from "vitest";
import * as communityCalls from "../../../wire/community/mod.ts";
import * as recipeCalls from "../../../wire/recipe/mod.ts";
import { clientOf } from "./client.ts";
import { HttpClient } from "./http/http_client.ts";

const soup = { id: "tomato-soup", name: "Tomato Soup", mainImage: "/pictures/tomato-soup.webp" };

/** The recipe calls of a server with this reply, and what was logged. */
function clientWith(reply: unknown) {
  const logged: string[] = [];
  const identity = { current: undefined, sessionEnded() {} };
  const http = new HttpClient(identity, {
    fetch: async () => Response.json(reply),
    log: (message) => logged.push(message),
  });
  return { client: clientOf(recipeCalls, http), logged };
}

it("reads a list without the fields that are ours, and logs them", async () => {
  const { client, logged } = clientWith({
    recipes: [{ ...soup, matchedIngredients: ["tomato"], missingIngredients: [] }],
  });

  expect(await client.findRecipesByIngredients({ ingredients: ["tomato"] })).toMatchObject({
    recipes: [{ ...soup, swaps: [] }],
    hiddenByRules: 0,
    suggestions: [],
  });
  expect(logged).toEqual([expect.stringMatching(/^The reply of POST \/find-recipes .*hiddenByRules/su)]);
});

it("refuses a list without one of the specification's fields, and logs its path", async () => {
  const { client, logged } = clientWith({ meals: [soup, { ...soup, name: undefined }] });

  await expect(client.mealsByFilters()).rejects.toMatchObject({ code: "bad_reply" });
  expect(logged).toEqual([expect.stringContaining("meals[1].name")]);
});

it("logs nothing of a reply that fits", async () => {
  const reply = { meals: [soup], hiddenByRules: 3, nextCursor: null, total: 1 };
  const { client, logged } = clientWith(reply);

  expect(await client.mealsByFilters()).toEqual(reply);
  expect(logged).toEqual([]);
});

it("leaves out the cursor of a first page, which JSON has made null", async () => {
  const addresses: unknown[] = [];
  const http = new HttpClient(
    { current: undefined, sessionEnded() {} },
    {
      async fetch(address) {
        addresses.push(address);
        return Response.json({ posts: [], nextCursor: null });
      },
    },
  );
  const cursor = JSON.parse("null") as undefined; // what a page of the server has for undefined

  await clientOf(communityCalls, http).listPosts({ cursor, limit: "5" });

  expect(addresses).toEqual(["/api/community-posts?limit=5"]);
});
