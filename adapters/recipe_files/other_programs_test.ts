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

/** A text in a character set of one byte for each letter. */
const inBytes = (text: string, others: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (letter) => others[letter] ?? letter.charCodeAt(0));
const windows1252 = (text: string) => inBytes(text, { "–": 0x96, œ: 0x9c, "€": 0x80, "’": 0x92 });
const windows1250 = (text: string) => inBytes(text, { ł: 0xb3, ą: 0xb9, ż: 0xbf, ś: 0x9c, ó: 0xf3 });
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => (/[А-я]/u.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0)));
const titled = (name: string) => JSON.stringify({ ...mealieSoup, name });

it.each([
  ["JSON in Windows-1252", windows1252(titled("Crème brûlée – œufs d’été")), "Crème brûlée – œufs d’été"],
  ["JSON in UTF-8 with a byte order mark", strToU8(`\uFEFF${titled("Crème")}`), "Crème"],
  ["JSON in UTF-16", Buffer.from(`\uFEFF${titled("Crème")}`, "utf16le"), "Crème"],
  ["JSON in UTF-16 without a byte order mark", Buffer.from(titled("Crème"), "utf16le"), "Crème"],
  ["JSON in UTF-16, the other way round", Buffer.from(titled("Crème"), "utf16le").swap16(), "Crème"],
  ["Cooklang in Windows-1252", windows1252("Whip the @crème{1%l}."), "Brûlée"],
  ["Cooklang in UTF-16", Buffer.from("Whip the @crème{1%l}.", "utf16le"), "Brûlée"],
])("reads %s", (_what, bytes, name) => {
  expect(read(bytes, "Brûlée.cook")).toMatchObject([{ ok: { recipe: { name } } }]);
});

it.each([
  ["JSON in Windows-1251", windows1251(titled("Борщ"))],
  ["JSON in Windows-1250", windows1250(titled("Zupa z żółtkiem i białą kiełbasą"))],
  ["Cooklang in Windows-1251", windows1251("Сварить @воду{1%l}. Boil the water for a long time until it is hot.")],
  ["JSON with broken UTF-16", Buffer.concat([Buffer.from("\uFEFF{", "utf16le"), Buffer.of(0x00, 0xd8)])],
])("refuses %s, and says what to do", (_what, bytes) => {
  expect(read(bytes, "soup.cook")).toEqual([
    { rejected: "The letters of the file could not be read. Save it as UTF-8, please." },
  ]);
});

it.each([
  ["people", json([{ name: "Maya" }, { name: "Tomás" }])],
  ["products", json({ recipes: [{ name: "Mixer", description: "Strong." }] })],
  ["orders", json([{ name: "Order 12", description: "Paid.", items: [{ name: "Mixer", description: "1" }] }])],
  ["menus", json({ recipes: [{ name: "Lunch", description: "", items: [] }] })],
  ["notes", json([{ title: "To do", text: "Buy milk." }, "Salt"])],
  ["a feed", strToU8("<?xml version='1.0'?><rss><channel><title>Soup</title></channel></rss>")],
  ["a page", strToU8("<html><body><h1>Soup</h1></body></html>")],
])("finds no recipe in %s", (_what, file) => {
  expect(read(file)).toEqual([{ rejected: "No recipe was found in the file." }]);
});
