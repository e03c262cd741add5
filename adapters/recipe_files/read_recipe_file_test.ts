import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readRecipeFile } from "./read_recipe_file.ts";
import {
  cook,
  json,
  kitchenOwl,
  mealieExported,
  mealieSoup,
  paprika,
  picture,
  recipeSage,
  tandoor,
} from "./testing/sample_files.ts";

function read(bytes: Uint8Array, fileName = "recipes") {
  return [...readRecipeFile(bytes, fileName)];
}

function onlyRecipe(bytes: Uint8Array, fileName?: string) {
  const [first, ...others] = read(bytes, fileName);
  expect(others).toEqual([]);
  if (!first || !("ok" in first)) throw new Error(`Rejected: ${JSON.stringify(first)}`);
  return first.ok;
}

it("reads Paprika's export with its photo and stars", () => {
  expect(onlyRecipe(zipSync({ "Tomato soup.paprikarecipe": paprika() }))).toEqual({
    recipe: {
      name: "Tomato soup",
      description: "A quick soup.",
      portions: 4,
      prepMinutes: 10,
      cookMinutes: 65,
      ingredients: [{ lines: [{ text: "500 g tomatoes" }, { text: "1 onion, chopped" }, { text: "2 tbsp oil" }] }],
      steps: ["Fry the onion.", "Add the tomatoes."],
      notes: ["Freezes well."],
      source: { name: "Maya", url: "https://recipes.example/soup" },
      tags: ["Soups"],
    },
    pictures: [{ bytes: picture }],
    stars: 5,
    doubts: [],
  });
});

it("reads Tandoor's export, a zip of zips, and one recipe of it", () => {
  const recipe = onlyRecipe(zipSync({ "Tomato_soup.zip": tandoor() }));

  expect(recipe).toMatchObject({
    recipe: {
      portions: 4,
      prepMinutes: 10,
      totalMinutes: 30,
      ingredients: [
        { lines: [{ text: "500 g tomatoes, ripe" }, { text: "0.333 onion" }] },
        { title: "To serve", lines: [{ text: "oil" }] },
      ],
      steps: ["Fry the onion.", "To serve\nAdd the oil."],
      tags: ["Soups"],
    },
    pictures: [{ bytes: picture }],
  });
  expect(onlyRecipe(tandoor())).toEqual(recipe);
});

it("reads Cooklang: what its steps mark, its sections, notes and details", () => {
  expect(onlyRecipe(strToU8(cook), "soup.cook").recipe).toEqual({
    name: "Tomato soup",
    portions: 4,
    ingredients: [
      { lines: [{ text: "1 onion, finely" }, { text: "2 tbsp olive oil" }, { text: "salt" }] },
      { title: "To serve", lines: [{ text: "3 basil leaves" }] },
    ],
    steps: [
      "Chop onion in a pan, and fry it in olive oil for 5 minutes. Add salt  to taste.",
      "To serve\nGarnish with basil leaves.",
    ],
    notes: ["Freezes well."],
    source: { name: "Maya" },
    tags: ["soups", "quick"],
  });
});

it("reads older Cooklang, and takes the name of the file where there is no title", () => {
  const { recipe } = onlyRecipe(strToU8(">> servings: 2\n>> time: 1h30\n\nBoil @eggs{2}."), "Boiled eggs.cook");

  expect(recipe).toMatchObject({ name: "Boiled eggs", portions: 2, totalMinutes: 90, steps: ["Boil eggs."] });
});

it("reads KitchenOwl's export", () => {
  expect(onlyRecipe(json(kitchenOwl)).recipe).toMatchObject({
    portions: 4,
    totalMinutes: 30,
    ingredients: [{ lines: [{ text: "500 g tomatoes" }, { text: "basil (optional)" }] }],
    steps: ["Fry the onion.", "Add the tomatoes."],
    source: { url: "https://recipes.example/soup" },
    tags: ["soups"],
  });
});

it.each([
  ["its recipe as JSON", json(mealieSoup), []],
  ["one exported recipe", zipSync({ "tomato-soup.json": json(mealieExported), "original.webp": picture }), [picture]],
  [
    "an export of many",
    zipSync({
      "recipes/tomato-soup/tomato-soup.json": json(mealieExported),
      "recipes/tomato-soup/images/original.webp": picture,
      "recipes/tomato-soup/images/min-original.webp": new Uint8Array(1),
      "recipes/tomato-soup/images/timeline/1/original.webp": new Uint8Array(2),
    }),
    [picture],
  ],
])("reads Mealie: %s", (_what, file, pictures) => {
  expect(onlyRecipe(file)).toEqual({
    recipe: {
      name: "Tomato soup",
      description: "A quick soup.",
      portions: 4,
      makes: "1 pot",
      prepMinutes: 10,
      cookMinutes: 55,
      totalMinutes: 65,
      ingredients: [
        { lines: [{ text: "500 grams tomatoes, ripe" }, { text: "0.5 onion" }] },
        { title: "To serve", lines: [{ text: "2 tbsp basil, torn" }] },
      ],
      steps: ["Fry the onion.", "To serve\nAdd the basil."],
      notes: ["Freezes well."],
      source: { url: "https://recipes.example/soup" },
      tags: ["Soups", "Quick"],
    },
    pictures: pictures.map((bytes) => ({ bytes })),
    stars: 5,
    doubts: [],
  });
});

it("reads RecipeSage's export as JSON-LD", () => {
  expect(onlyRecipe(json(recipeSage))).toEqual({
    recipe: {
      name: "Tomato soup",
      description: "A quick soup.",
      portions: 4,
      prepMinutes: 10,
      totalMinutes: 65,
      ingredients: [{ lines: [{ text: "500 g tomatoes" }] }, { title: "To serve", lines: [{ text: "basil & oil" }] }],
      steps: ["Fry the onion.", "To serve\nAdd the basil."],
      notes: ["Freezes well.", "Also cold."],
      source: { name: "Maya", url: "https://recipes.example/soup" },
      tags: ["soups"],
    },
    pictures: [{ url: "https://recipes.example/soup.jpg" }],
    stars: 5,
    doubts: [],
  });
});

it("gives a recipe in Cooklang the picture of its name", () => {
  const file = zipSync({
    "a/Soup.cook": strToU8("Boil @water{}."),
    "a/Soup.jpg": picture,
    "a/Tea.cook": strToU8("Boil."),
    "a/.x.cook": picture,
  });

  expect(read(file)).toMatchObject([{ ok: { pictures: [{ bytes: picture }] } }, { ok: { pictures: [] } }]);
});
