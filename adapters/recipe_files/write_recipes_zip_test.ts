import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  record,
  string,
  uint8Array,
} from "fast-check";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { RecipeWithPhotos } from "../../core/cookbook/mod.ts";
import { readRecipeFile } from "./read_recipe_file.ts";
import { anyWrittenRecipe } from "./testing/any_written_recipe.ts";
import { writeRecipesZip } from "./write_recipes_zip.ts";

async function zipOf(recipes: readonly RecipeWithPhotos[]): Promise<Uint8Array> {
  async function* each() {
    yield* recipes;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeRecipesZip(each())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const anyPhoto = uint8Array({ maxLength: 50 }).map((bytes) => ({ fileName: "photo.webp", bytes }));
const anySettings = {
  stars: option(integer({ min: 1, max: 5 }), { nil: undefined }),
  isFavourite: boolean(),
  own: record({
    id: constantFrom("own-1", "own-12"),
    createdAt: constant("2026-11-23T12:00:00.000Z"),
    isShared: boolean(),
    copyOf: option(record({ id: constant("fårikål"), name: string({ minLength: 1, maxLength: 20 }) }), {
      nil: undefined,
    }),
  }),
};
const soup = { name: "Soup: hot/cold?", ingredients: [], steps: ["Cook."], notes: [], tags: [] };

// #recipe-own-lossless
it("reads back all recipes with their photos", async () => {
  await assert(
    asyncProperty(
      array(record({ recipe: anyWrittenRecipe, photos: array(anyPhoto, { maxLength: 10 }), ...anySettings }), {
        maxLength: 4,
      }),
      async (recipes) => {
        const read = [...readRecipeFile(await zipOf(recipes), "recipes.zip")].filter((each) => "ok" in each);

        expect(read.map(({ ok }) => ok.recipe)).toEqual(recipes.map(({ recipe }) => recipe));
        expect(read.map(({ ok: { stars, isFavourite, own } }) => ({ stars, isFavourite, own }))).toEqual(
          recipes.map(({ stars, isFavourite, own }) => ({ stars, isFavourite, own })),
        );
        expect(read.map(({ ok }) => ok.pictures)).toEqual(
          recipes.map(({ photos }) => photos.map(({ bytes }) => ({ bytes }))),
        );
      },
    ),
    { numRuns: 25 },
  );
});

it("keeps photos that look like a part of a zip", async () => {
  const bytes = Buffer.from("PK\u0003\u0004 PK\u0007\b PK\u0001\u0002 PK\u0005\u0006", "latin1");
  const photos = [{ fileName: "a.JPG", bytes: new Uint8Array(bytes) }];

  expect([...readRecipeFile(await zipOf([{ recipe: soup, photos }]), "recipes.zip")]).toMatchObject([
    { ok: { pictures: [{ bytes: photos[0]?.bytes }] } },
  ]);
});

it("names folders and files so that every system can unpack them", async () => {
  const photos = [
    { fileName: "../../a.png", bytes: new Uint8Array() },
    { fileName: "b", bytes: new Uint8Array() },
  ];

  expect(
    Object.keys(
      unzipSync(
        await zipOf([
          { recipe: soup, photos },
          { recipe: { ...soup, name: "…" }, photos: [] },
        ]),
      ),
    ),
  ).toEqual([
    "0001 Soup hot cold/recipe.cook",
    "0001 Soup hot cold/recipe.json",
    "0001 Soup hot cold/photo-01.png",
    "0001 Soup hot cold/photo-02.jpg",
    "0002 recipe/recipe.cook",
    "0002 recipe/recipe.json",
  ]);
});
