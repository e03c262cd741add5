import { array, assert, constantFrom, integer, nat, property, tuple } from "fast-check";
import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { WRITTEN_RECIPE_LIMITS as LIMITS } from "../../core/cookbook/mod.ts";
import { type RecipeOfFile, readRecipeFile } from "./read_recipe_file.ts";

const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const json = (value: unknown) => strToU8(JSON.stringify(value));

const paprikaSoup = {
  name: "Tomato soup",
  ingredients: "500 g tomatoes\r\n1 onion, chopped\n\n2 tbsp oil",
  directions: "Fry the onion.\n\nAdd the tomatoes.",
  notes: "Freezes well.",
  description: "A quick soup.",
  servings: "Serves 4",
  prep_time: "10 min",
  cook_time: "1 hr 5 min",
  total_time: "",
  source: "Maya",
  source_url: "https://recipes.example/soup",
  categories: ["Soups"],
  rating: 5,
  photo_data: Buffer.from(picture).toString("base64"),
};
const paprika = (recipe: object = paprikaSoup) => gzipSync(json(recipe));

const tandoorSoup = {
  name: "Tomato soup",
  description: "A quick soup.",
  keywords: [{ name: "Soups", description: "" }],
  steps: [
    {
      name: "",
      instruction: "Fry the onion.",
      ingredients: [
        {
          food: { name: "tomatoes" },
          unit: { name: "g" },
          amount: "500.0000000000000000",
          note: "ripe",
          is_header: false,
          no_amount: false,
        },
        { food: { name: "onion" }, unit: null, amount: 0.33333, note: null, is_header: false, no_amount: false },
      ],
    },
    {
      name: "To serve",
      instruction: "Add the oil.",
      ingredients: [{ food: { name: "oil" }, unit: null, amount: 0, note: "", is_header: false, no_amount: true }],
    },
  ],
  working_time: 10,
  waiting_time: 20,
  servings: 4,
  servings_text: "",
  source_url: "https://recipes.example/soup",
};
const tandoor = () => zipSync({ "recipe.json": json(tandoorSoup), "image.jpg": picture });

const cook = `---
title: Tomato soup
servings: 4
tags: [soups, quick]
source:
  name: Maya
---

-- The onion first.
Chop @onion{1}(finely) in a #pan, and fry it in @olive oil{2%tbsp} for ~{5%minutes}.
Add @salt [- sea salt -] to taste.

> Freezes well.

== To serve ==
Garnish with @&basil leaves{=3}.
`;

const kitchenOwl = {
  recipes: [
    {
      name: "Tomato soup",
      description: "1. Fry the onion.\n2. Add the tomatoes.",
      time: 30,
      yields: 4,
      source: "https://recipes.example/soup",
      items: [
        { name: "tomatoes", description: "500 g", optional: false },
        { name: "basil", description: "", optional: true },
      ],
      tags: ["soups"],
    },
  ],
};

function read(bytes: Uint8Array, fileName = "recipes"): RecipeOfFile[] {
  return [...readRecipeFile(bytes, fileName)];
}

function onlyRecipe(bytes: Uint8Array, fileName?: string) {
  const [first, ...others] = read(bytes, fileName);
  expect(others).toEqual([]);
  if (!first || !("ok" in first)) throw new Error(`Rejected: ${JSON.stringify(first)}`);
  return first.ok;
}

const rejections = (bytes: Uint8Array, fileName?: string) =>
  read(bytes, fileName).map((each) => ("rejected" in each ? each.rejected : each.ok.recipe.name));

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

describe("bad input", () => {
  it("leaves the other recipes as they are", () => {
    const file = zipSync({
      "1.paprikarecipe": paprika(),
      "2.paprikarecipe": paprika({ ...paprikaSoup, name: "" }),
      "../../etc/passwd": strToU8("no recipe"),
      "3.paprikarecipe": paprika().subarray(0, 40),
      "4.cook": strToU8("Boil @eggs{2}."),
    });

    expect(rejections(file)).toEqual([
      "Tomato soup",
      "This is not a recipe of Paprika.",
      "The recipe is damaged, or is too large.",
      "4",
    ]);
  });

  it("refuses what inflates to too much", () => {
    const zeros = new Uint8Array(17_000_000);

    expect(rejections(zipSync({ "bomb.cook": zeros }))).toEqual(["The file is too large."]);
    expect(rejections(gzipSync(zeros))).toEqual(["The recipe is damaged, or is too large."]);
    expect(rejections(zipSync({ "outer.zip": zipSync({ "recipe.json": zeros }) }))[0]).toBe("The file is too large.");
  });

  it("refuses other files, and JSON that is nested without end", () => {
    expect(rejections(strToU8("%PDF-1.7"))).toEqual(["Weekplate does not know this kind of file."]);
    expect(rejections(new Uint8Array())).toEqual(["Weekplate does not know this kind of file."]);
    expect(rejections(strToU8("[".repeat(100_000)))).toEqual(["The file is damaged: it is no JSON."]);
    expect(rejections(zipSync({ "notes.txt": strToU8("soup") }))).toEqual(["No recipe was found in the file."]);
  });

  it("shortens what is too long, ignores impossible numbers, and keeps markup as text", () => {
    const { recipe, doubts } = onlyRecipe(
      paprika({
        ...paprikaSoup,
        name: "<script>alert(1)</script>",
        source_url: "javascript:alert(1)",
        ingredients: "1 egg\n".repeat(10_000),
        servings: "1e400",
        prep_time: -5,
        rating: 1e308,
      }),
    );

    expect(recipe.name).toBe("<script>alert(1)</script>");
    expect(recipe.source).toEqual({ name: "Maya" });
    expect(recipe.ingredients[0]?.lines).toHaveLength(LIMITS.lines);
    expect(recipe.prepMinutes).toBeUndefined();
    expect(doubts).toEqual([expect.stringContaining("10000")]);
  });

  it("rejects or reads whatever becomes of a file, and never fails otherwise", () => {
    const files = [
      zipSync({ "1.paprikarecipe": paprika() }),
      zipSync({ "1.zip": tandoor() }),
      json(kitchenOwl),
      strToU8(cook),
    ];
    const damage = tuple(
      constantFrom(...files),
      array(tuple(nat(), integer({ min: 0, max: 255 })), { maxLength: 8 }),
      nat(),
    );
    assert(
      property(damage, ([file, changes, cut]) => {
        const damaged = file.slice(0, cut % 3 === 0 ? cut % file.length : file.length);
        for (const [place, byte] of changes) damaged[place % damaged.length] = byte;
        for (const each of read(damaged, "soup.cook")) {
          const text = "rejected" in each ? each.rejected : each.ok.recipe.name;
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(LIMITS.nameLength);
        }
      }),
      { numRuns: 150 },
    );
  });
});
