import { expect, it } from "vitest";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { makeRecipeLink } from "./own_recipes.ts";

it("makes no secret link of a recipe for a suspended person", async () => {
  const links: (string | undefined)[] = [];
  const ports = {
    ownRecipes: {
      async setLink(_userId: number, _id: string, link: string | undefined) {
        links.push(link);
        return true;
      },
    },
    suspensions: { suspendedUntil: async () => new Date("2026-12-01") },
    ids: { next: () => "secret" },
    hashLink: (link: string) => link,
  };

  await expect(makeRecipeLink(ports, { userId: maya.id, id: "own-1" })).rejects.toMatchObject({ code: "suspended" });
  expect(links).toEqual([]);
});
