import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Aisle } from "../../../core/food/mod.ts";
import { type ComposedFood, parseCompositionTable } from "../composition_table.ts";
import { parsePack } from "../parse_pack.ts";
import { readRecipeFiles } from "../read_recipe_files.ts";
import { ingredientsOf } from "../recipe_file.ts";

const csv = await readFile(join(import.meta.dirname, "..", "..", "foods", "foods.csv"), "utf8");
const table = parseCompositionTable(csv);
const recipes = await readRecipeFiles();

/** Fewest and most days that foods of an aisle keep unopened, and the heaviest pack in grams. */
const PLAUSIBLE: Readonly<Record<Exclude<Aisle, "household" | "other">, readonly [number, number, number]>> = {
  "fruit-and-vegetables": [3, 45, 2000],
  bread: [1, 21, 600],
  meat: [2, 28, 800],
  fish: [1, 3, 500],
  dairy: [7, 180, 1031],
  chilled: [10, 180, 400],
  frozen: [180, 240, 750],
  "tins-and-jars": [365, 730, 700],
  "pasta-rice-and-pulses": [365, 730, 1000],
  "oils-and-sauces": [240, 1095, 5000],
  "herbs-and-spices": [730, 1825, 750],
  baking: [150, 1460, 1000],
  "breakfast-and-spreads": [270, 730, 1000],
  "nuts-and-dried-fruit": [120, 730, 250],
  drinks: [365, 730, 4000],
  alcohol: [240, 3650, 750],
  none: [1, 365, 0],
};

describe("how foods are bought", () => {
  const bought = table.foods.filter(({ purchase }) => purchase);

  it("is known of every food that the catalogue's recipes use", () => {
    const used = new Set(
      recipes.flatMap((recipe) =>
        "file" in recipe ? ingredientsOf(recipe.file).flatMap((item) => [item.food, ...(item.with ?? [])]) : [],
      ),
    );
    expect(used.size).toBeGreaterThan(400);
    expect([...used].filter((key) => !table.get(key)?.purchase)).toEqual([]);
  });

  it("names foods of the table that are bought themselves", () => {
    const odd = bought.filter(({ purchase }) => {
      if (!purchase?.buyAs) return false;
      const whole = table.get(purchase.buyAs.food)?.purchase;
      return !whole || whole.buyAs !== undefined || (whole.pack === undefined && whole.aisle !== "none");
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it("is plausible for its aisle", () => {
    // sound: each has a purchase
    const odd = bought.filter(({ purchase: { aisle, keepsDays, pack } = {} as never }) => {
      const [fewest, most, heaviest] = PLAUSIBLE[aisle as keyof typeof PLAUSIBLE];
      return keepsDays < fewest || keepsDays > most || (pack?.grams ?? 0) > heaviest;
    });
    expect(odd.map(keyOf)).toEqual([]);
  });

  it("keeps no longer once opened, and is in the freezer exactly if it is frozen", () => {
    const odd = bought.filter(({ purchase }) => {
      const { keepsDays = 0, keepsOpenedDays = 0, aisle, storage } = purchase ?? {};
      return keepsOpenedDays > keepsDays || (aisle === "frozen" && storage !== "freezer");
    });
    expect(odd.map(keyOf)).toEqual([]);
    expect(bought.filter(({ purchase }) => purchase?.storage === "freezer").map(keyOf)).toEqual(
      expect.arrayContaining(["frozen-pea", "frozen-corn", "edamame", "ice"]),
    );
  });

  it("keeps raw meat, fish and what is cut in the fridge, and dry goods out of it", () => {
    const cold = new Set(["meat", "fish"]);
    const dry = new Set([
      "herbs-and-spices",
      "baking",
      "pasta-rice-and-pulses",
      "tins-and-jars",
      "nuts-and-dried-fruit",
    ]);
    const odd = bought.filter(
      ({ purchase }) =>
        purchase &&
        ((cold.has(purchase.aisle) && purchase.storage !== "fridge") ||
          (dry.has(purchase.aisle) && purchase.storage !== "cupboard")),
    );
    expect(odd.map(keyOf)).toEqual([]);
  });

  it("weighs what is counted about as the recipes do", () => {
    // The table weighs chillies, aubergines, melons and heads of lettuce as large as in the United States.
    const large = "chili-pepper green-chili eggplant romaine pomegranate endive sea-bass watermelon";
    const odd = bought.filter(({ key, weights, purchase }) => {
      const pack = purchase?.pack;
      if (!pack?.pieces || !weights.piece || /leaf|slice|cherry|stalk|sheet/u.test(weights.pieceIs)) return false;
      const ratio = pack.grams / pack.pieces / weights.piece;
      return (ratio < 0.6 || ratio > 1.7) && !large.split(" ").includes(key);
    });
    expect(odd.map(keyOf)).toEqual([]);
  });

  // Judged by hand, apart from the table.
  it.each([
    ["butter", "block", 250, "dairy"],
    ["canned-tomato", "tin", 400, "tins-and-jars"],
    ["flour", "packet", 1000, "baking"],
    ["parsley", "bunch", 30, "fruit-and-vegetables"],
    ["egg", "piece", 300, "dairy"],
    ["spaghetti", "packet", 500, "pasta-rice-and-pulses"],
    ["cumin", "jar", 40, "herbs-and-spices"],
    ["chickpea", "tin", 240, "tins-and-jars"],
  ])("sells %s by the %s of %d g in %s", (key, noun, grams, aisle) => {
    expect(table.get(key)?.purchase).toMatchObject({ pack: { noun, grams }, aisle });
  });
});

it.each([
  ["6 pieces", { noun: "piece", pieces: 6 }],
  ["fillet", { noun: "fillet", pieces: 1 }],
  ["tin, drained", { noun: "tin", weight: "drained" }],
  ["bunch", { noun: "bunch" }],
])("reads the pack %j", (cell, pack) => {
  expect(parsePack(cell)).toEqual(pack);
});

it.each(["crate", "6 tins", "tin, wet", "1 pieces", "pieces", "6"])("refuses the pack %j", (cell) => {
  expect(() => parsePack(cell)).toThrow(`Cannot read the pack "${cell}"`);
});

it.each([
  ["an unknown aisle", ",bunch,30,no,fruit-and-vegetables,counter", ",bunch,30,no,vegetables,counter", "aisle"],
  [
    "no whole number",
    ",bunch,30,no,fruit-and-vegetables,counter",
    ",bunch,30.5,no,fruit-and-vegetables,counter",
    "pack_g",
  ],
  [
    "a pack without a weight",
    ",bunch,30,no,fruit-and-vegetables,counter",
    ",bunch,,no,fruit-and-vegetables,counter",
    "a pack has a weight",
  ],
  [
    "an unknown storage",
    ",bunch,30,no,fruit-and-vegetables,counter",
    ",bunch,30,no,fruit-and-vegetables,cellar",
    "storage",
  ],
  ["figures without a source", "counter,5,,yes,estimate", "counter,5,,yes,", "keeps_source is missing"],
])("refuses %s", (_, from, to, message) => {
  expect(csv).toContain(from);
  expect(() => parseCompositionTable(csv.replace(from, to))).toThrow(message);
});

function keyOf({ key }: ComposedFood): string {
  return key;
}
