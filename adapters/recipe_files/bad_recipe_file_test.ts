import { array, assert, constantFrom, integer, nat, property, tuple } from "fast-check";
import { gzipSync, strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { WRITTEN_RECIPE_LIMITS as LIMITS } from "../../core/cookbook/mod.ts";
import { readRecipeFile } from "./read_recipe_file.ts";
import { mealieBackupFile, nextcloudFiles } from "./testing/fish_pie/of_json.ts";
import { cookmateFiles, copyMeThatFile, recipeSageXmlFile } from "./testing/fish_pie/of_markup.ts";
import { melaFiles, myRecipeBoxFile, planToEatFiles } from "./testing/fish_pie/of_texts.ts";
import {
  cook,
  json,
  kitchenOwl,
  mealieExported,
  mealieSoup,
  paprika,
  paprikaSoup,
  picture,
  recipeSage,
  tandoor,
} from "./testing/sample_files.ts";

const read = (bytes: Uint8Array, fileName = "recipes") => [...readRecipeFile(bytes, fileName)];
const rejections = (bytes: Uint8Array, fileName?: string) =>
  read(bytes, fileName).map((each) => ("rejected" in each ? each.rejected : each.ok.recipe.name));

it("leaves the other recipes as they are", () => {
  const file = zipSync({
    "1.paprikarecipe": paprika(),
    "2.paprikarecipe": paprika({ ...paprikaSoup, name: "" }),
    "../../etc/passwd": strToU8("no recipe"),
    "3.paprikarecipe": paprika().subarray(0, 40),
    "4.cook": strToU8("Boil @eggs{2}."),
  });

  expect(rejections(file)).toEqual(["Tomato soup", "This is not a recipe of Paprika.", "The recipe is damaged.", "4"]);
});

it("refuses what inflates to too much", () => {
  const zeros = new Uint8Array(17_000_000);

  expect(rejections(zipSync({ "bomb.cook": zeros }))).toEqual(["The file is too large."]);
  expect(rejections(gzipSync(zeros))).toEqual(["The recipe is too large."]);
  expect(rejections(zipSync({ "outer.zip": zipSync({ "recipe.json": zeros }) }))[0]).toBe("The file is too large.");
});

it.each([
  ["a recipe in Cooklang", strToU8("Boil @water{}. ".repeat(70_000)), "soup.cook"],
  ["JSON", strToU8(JSON.stringify({ "@type": "Recipe", name: "a".repeat(17_000_000) })), "soup.json"],
  ["JSON of too many values", strToU8(JSON.stringify(Array.from({ length: 900_000 }, () => 1))), "soup.json"],
  ["a recipe of Paprika", gzipSync(new Uint8Array(17_000_000)), "soup.paprikarecipe"],
  ["a zip of one", zipSync({ "soup.json": new Uint8Array(17_000_000) }), "soup.zip"],
])("says of %s that it is too large", (_what, bytes, fileName) => {
  expect(read(bytes, fileName)).toMatchObject([
    { isTooLarge: true, rejected: expect.stringMatching(/too l(?:arge|ong)/u) },
  ]);
});

it("refuses other files, and JSON that is nested without end", () => {
  expect(rejections(strToU8("%PDF-1.7"))).toEqual(["Weekplate does not know this kind of file."]);
  expect(rejections(new Uint8Array())).toEqual(["Weekplate does not know this kind of file."]);
  expect(rejections(strToU8("[".repeat(100_000)))).toEqual(["The file is damaged: it is no JSON."]);
  expect(rejections(zipSync({ "notes.txt": strToU8("soup") }))).toEqual(["No recipe was found in the file."]);
});

it("shortens what is too long, ignores impossible numbers, and keeps markup as text", () => {
  const [first] = read(
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

  if (!first || !("ok" in first)) throw new Error(`Rejected: ${JSON.stringify(first)}`);
  const { recipe, doubts } = first.ok;
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
    json(recipeSage),
    json(mealieSoup),
    zipSync({ "tomato-soup.json": json(mealieExported), "original.webp": picture }),
    strToU8(cook),
    melaFiles().all,
    cookmateFiles().xml,
    recipeSageXmlFile(),
    copyMeThatFile(),
    planToEatFiles().csv,
    myRecipeBoxFile(),
    nextcloudFiles()["the folder of one"],
    mealieBackupFile(),
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
    { numRuns: 600 },
  );
});
