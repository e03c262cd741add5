import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readRecipeFile } from "./read_recipe_file.ts";
import { json, kitchenOwl, mealieSoup, paprika, paprikaSoup, picture, tandoorSoup } from "./testing/sample_files.ts";

function read(bytes: Uint8Array, fileName = "recipes") {
  return [...readRecipeFile(bytes, fileName)];
}

const energy = "Nutrition\nEnergy: 120 kcal";
const here = [{ bytes: picture }];

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
