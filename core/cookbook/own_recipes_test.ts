import { expect, it } from "vitest";
import { MemoryPhotoProcessor } from "../../adapters/memory/community/photo_processor.ts";
import { CountingIdSource } from "../../adapters/memory/counting_id_source.ts";
import { MemoryFoodFacts } from "../../adapters/memory/food/food_facts.ts";
import { MemoryFoodTables } from "../../adapters/memory/food/food_tables.ts";
import { foods } from "../../adapters/memory/food/foods.ts";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { addOwnRecipe, makeRecipeLink, shareOwnRecipe } from "./own_recipes.ts";

it("adds a recipe without a picture whose address leads to a page", async () => {
  const stores = memoryStores({ today: calendarDate("2026-11-23"), recipes: [] });
  const ports = {
    ...stores,
    ingredients: new MemoryFoodTables({ all: async () => [...foods] }),
    facts: new MemoryFoodFacts(foods),
    pictures: { photo: (key: string) => `/photos/${key}`, none: "/none.webp" },
    photoProcessor: new MemoryPhotoProcessor(),
    ids: new CountingIdSource(),
    pageFetcher: { fetchPicture: async () => new TextEncoder().encode("<html>") },
  };
  const written = { name: "Goulash", ingredients: [], steps: [], notes: [], tags: [] };
  const pictures = ["https://example.com/goulash"];

  const { own } = await addOwnRecipe(ports, { userId: maya.id, written, isShared: false, pictures });

  expect(own.photos).toEqual([]);
  expect((await stores.ownRecipes.list(maya.id, { skip: 0, limit: 9 })).recipes).toHaveLength(1);
});

it("makes no secret link of a recipe for a suspended person", async () => {
  const links: (string | undefined)[] = [];
  const ports = {
    ownRecipes: {
      async setLink(_userId: number, _id: string, link: { id: string } | undefined) {
        links.push(link?.id);
        return true;
      },
      async keepLink(_userId: number, _id: string, link: { id: string }) {
        links.push(link.id);
        return link.id;
      },
    },
    suspensions: { suspendedUntil: async () => new Date("2026-12-01") },
    ids: { next: () => "secret" },
    hashLink: (link: string) => link,
  };

  for (const make of [makeRecipeLink, shareOwnRecipe]) {
    await expect(make(ports, { userId: maya.id, id: "own-1" })).rejects.toMatchObject({ code: "suspended" });
  }
  expect(links).toEqual([]);
});
