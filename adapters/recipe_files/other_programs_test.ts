import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readRecipeFile } from "./read_recipe_file.ts";
import {
  cookmate,
  copyMeThat,
  mealieBackup,
  mela,
  myRecipeBox,
  planToEat,
  recipeSageXml,
} from "./testing/files_of_other_programs.ts";
import { json, kitchenOwl, mealieSoup, paprika, paprikaSoup, picture, tandoorSoup } from "./testing/sample_files.ts";

function read(bytes: Uint8Array, fileName = "recipes") {
  return [...readRecipeFile(bytes, fileName)];
}

const soup = {
  name: "Tomato soup",
  description: "A quick soup.",
  portions: 4,
  prepMinutes: 10,
  cookMinutes: 55,
  totalMinutes: 65,
  ingredients: [
    { lines: [{ text: "500 g tomatoes" }, { text: "1 onion" }] },
    { title: "To serve", lines: [{ text: "basil" }] },
  ],
  steps: ["Fry the onion.", "To serve\nAdd the basil."],
  notes: ["Freezes well."],
  source: { name: "Maya", url: "https://recipes.example/soup" },
  tags: ["Soups"],
};
const { name: _maya, ...address } = soup.source;
const { cookMinutes: _cook, ...withoutCookTime } = soup;
const { prepMinutes: _prep, cookMinutes: _cooking, totalMinutes: _total, ...withoutTimes } = soup;
const energy = "Nutrition\nEnergy: 120 kcal";
const here = [{ bytes: picture }];
const there = [{ url: "https://recipes.example/soup.jpg" }];

it.each([
  ["a recipe", json(mela)],
  ["an export", zipSync({ "Tomato soup.melarecipe": json(mela) })],
])("reads %s of Mela", (_what, file) => {
  const recipe = { ...soup, notes: [...soup.notes, "Also cold.", energy], source: address };

  expect(read(file)).toEqual([{ ok: { recipe, pictures: here, isFavourite: true, doubts: [] } }]);
});

it("reads Cookmate's file and backup, whose pictures have paths of the device", () => {
  const ingredients = [soup.ingredients[0], { title: "To serve", lines: [{ text: "basil & oil" }] }];
  const recipe = { ...soup, ingredients, notes: [...soup.notes, energy], tags: ["Soups", "Quick"] };
  const path = "<imagepath>/storage/emulated/0/mycookbook/images/soup.jpg</imagepath>";

  expect(read(strToU8(cookmate()))).toEqual([
    { ok: { recipe, pictures: [], stars: 5, doubts: [] } },
    { rejected: "The recipe has no name." },
  ]);
  expect(read(zipSync({ "book.xml": strToU8(cookmate(path)), "images/soup.jpg": picture }))).toMatchObject([
    { ok: { recipe, pictures: here } },
    { rejected: "The recipe has no name.", name: "book.xml" },
  ]);
});

it("reads RecipeSage's XML", () => {
  const recipe = { ...withoutCookTime, tags: ["soups", "quick"] };

  expect(read(strToU8(recipeSageXml))).toEqual([{ ok: { recipe, pictures: there, stars: 5, doubts: [] } }]);
});

it("reads the page of Copy Me That with the pictures of its zip", () => {
  const recipe = { ...withoutTimes, source: address };
  const found = { recipe, stars: 5, isFavourite: true, doubts: [] };

  expect(read(zipSync({ "recipes.html": strToU8(copyMeThat), "images/soup_a1.jpg": picture }))).toEqual([
    { ok: { ...found, pictures: here } },
  ]);
  expect(read(strToU8(copyMeThat))).toEqual([{ ok: { ...found, pictures: [] } }]);
});

it.each([
  ["CSV", strToU8(planToEat)],
  ["zip", zipSync({ "plan to eat.csv": strToU8(planToEat) })],
])("reads Plan to Eat's %s", (_what, file) => {
  const recipe = {
    ...soup,
    notes: ["Nutrition\nEnergy: 120 kcal\nProtein: 3g"],
    tags: ["Soups", "Italian", "tomatoes", "quick", "cheap"],
  };

  expect(read(file)).toEqual([{ ok: { recipe, pictures: there, stars: 5, doubts: [] } }]);
});

it("reads My Recipe Box's CSV", () => {
  const { description: _description, ...plain } = soup;
  const recipe = {
    ...plain,
    ingredients: [soup.ingredients[0]],
    steps: ["Fry the onion.", 'Add the "ripe" tomatoes.'],
    notes: ["Freezes well.", "https://recipes.example/film", "Nutrition\nProtein: 3 g"],
    source: address,
    tags: ["Soups", "quick", "cheap"],
  };

  expect(read(strToU8(myRecipeBox))).toEqual([
    { ok: { recipe, pictures: there, stars: 4, isFavourite: true, doubts: [] } },
  ]);
});

it("reads a whole backup of Mealie", () => {
  const { totalMinutes: _minutes, ...timed } = soup;
  const recipe = {
    ...timed,
    ingredients: [{ lines: [{ text: "500 grams tomatoes, ripe" }] }, { title: "To serve", lines: [{ text: "basil" }] }],
    notes: ["Freezes well.", "Tools\nPan", "Nutrition\nEnergy: 120 kcal\nProtein: 3 g"],
    source: address,
    tags: ["Soups", "Quick"],
  };

  expect(read(mealieBackup())).toEqual([{ ok: { recipe, pictures: here, stars: 5, doubts: [] } }]);
});

it("keeps nutrition, tools, difficulty, sections and further pictures", () => {
  const [ofPaprika] = read(
    paprika({
      ...paprikaSoup,
      ingredients: "500 g tomatoes\nTo serve:\nbasil",
      directions: "1. Fry the onion.\nTo serve:\n2. Add the basil.",
      nutritional_info: "Energy: 120 kcal",
      difficulty: "Easy",
      photos: [{ data: Buffer.from(picture).toString("base64") }],
    }),
  );
  expect(ofPaprika).toMatchObject({
    ok: {
      recipe: {
        ingredients: [{ lines: [{}] }, { title: "To serve", lines: [{ text: "basil" }] }],
        steps: ["Fry the onion.", "To serve\nAdd the basil."],
        notes: ["Freezes well.", energy],
        tags: ["Soups", "Easy"],
      },
      pictures: [...here, ...here],
    },
  });

  const nutrition = { calories: "120", sodiumContent: "80", fatContent: "", carbohydrateContent: null };
  expect(read(json({ ...mealieSoup, tools: [{ name: "Pan" }, { name: "Ladle" }], nutrition }))).toMatchObject([
    { ok: { recipe: { notes: ["Freezes well.", "Tools\nPan, Ladle", "Nutrition\nEnergy: 120 kcal\nSodium: 80 mg"] } } },
  ]);

  const ofTandoor = zipSync({ "recipe.json": json({ ...tandoorSoup, nutrition: { calories: 120, proteins: 3 } }) });
  expect(read(ofTandoor)).toMatchObject([{ ok: { recipe: { notes: ["Nutrition\nEnergy: 120 kcal\nProtein: 3 g"] } } }]);

  const nextcloud = {
    "@type": "Recipe",
    name: "Tomato soup",
    tool: ["Pan"],
    nutrition: { "@type": "NutritionInformation", calories: "120 kcal", servingSize: "1 bowl" },
    recipeIngredient: ["500 g tomatoes", "## To serve", "basil"],
    recipeInstructions: ["Fry the onion.", "## To serve", "Add the basil."],
  };
  expect(read(json(nextcloud))).toMatchObject([
    {
      ok: {
        recipe: {
          ingredients: [{ lines: [{ text: "500 g tomatoes" }] }, { title: "To serve", lines: [{ text: "basil" }] }],
          steps: ["Fry the onion.", "To serve\nAdd the basil."],
          notes: ["Tools\nPan", "Nutrition\nServing: 1 bowl\nEnergy: 120 kcal"],
        },
      },
    },
  ]);
});

it("makes no steps of what KitchenOwl's descriptions say around them", () => {
  const described = (description: string) => json({ recipes: [{ ...kitchenOwl.recipes[0], description }] });

  expect(
    read(described("A quick soup.\n\n1. Fry the onion.\n2. Add the tomatoes.\nServe hot.\n## Notes\nFreezes well.")),
  ).toMatchObject([
    {
      ok: {
        recipe: {
          description: "A quick soup.",
          steps: ["Fry the onion.", "Add the tomatoes."],
          notes: ["Serve hot.", "Freezes well."],
        },
      },
    },
  ]);
  expect(read(described("Fry the onion.\nAdd the tomatoes."))).toMatchObject([
    { ok: { recipe: { steps: ["Fry the onion.", "Add the tomatoes."], notes: [] } } },
  ]);
});

it("reads files that are in Windows-1252 or UTF-16, and refuses other character sets", () => {
  const windows1252 = (text: string) =>
    Uint8Array.from(text, (letter) => ({ "–": 0x96, œ: 0x9c, "€": 0x80 })[letter] ?? letter.charCodeAt(0));
  const recipe = { ...mealieSoup, name: "Crème brûlée – œufs" };

  expect(read(windows1252(JSON.stringify(recipe)))).toMatchObject([{ ok: { recipe: { name: recipe.name } } }]);
  expect(read(windows1252("Whip the @crème{1%l}."), "Brûlée.cook")).toMatchObject([
    { ok: { recipe: { name: "Brûlée", steps: ["Whip the crème."] } } },
  ]);
  expect(read(Buffer.from(`\uFEFF${JSON.stringify(recipe)}`, "utf16le"))).toMatchObject([
    { ok: { recipe: { name: recipe.name } } },
  ]);
  // "Борщ" in Windows-1251.
  expect(read(Uint8Array.of(0xc1, 0xee, 0xf0, 0xf9), "soup.cook")).toEqual([
    { rejected: "The letters of the file could not be read. Save it as UTF-8, please." },
  ]);
});

it.each([
  ["people", json([{ name: "Maya" }, { name: "Tomás" }])],
  ["products", json({ recipes: [{ name: "Mixer", description: "Strong." }] })],
  ["a feed", strToU8("<?xml version='1.0'?><rss><channel><title>Soup</title></channel></rss>")],
  ["a page", strToU8("<html><body><h1>Soup</h1></body></html>")],
])("finds no recipe in %s", (_what, file) => {
  expect(read(file)).toEqual([{ rejected: "No recipe was found in the file." }]);
});
