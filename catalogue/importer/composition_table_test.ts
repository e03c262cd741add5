import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { Constituent } from "../../core/food/mod.ts";
import { parseCompositionTable } from "./composition_table.ts";

const csv = await readFile(join(import.meta.dirname, "..", "foods", "foods.csv"), "utf8");
const table = parseCompositionTable(csv);
const rows = parse<Record<string, string>>(csv, { columns: true });

/** Energy that 4/4/9 does not explain: mineral salts, and foods with their own factors in the source. */
const ENERGY_EXCEPTIONS = new Set(["cocoa-powder", "baking-powder", "allspice", "taco-seasoning"]);

describe("every food", () => {
  it("has a unique key", () => {
    expect(new Set(table.foods.map(({ key }) => key)).size).toBe(table.foods.length);
  });

  it("has no name, plural or alias in common with another food", () => {
    const owners = new Map<string, Set<string>>();
    for (const { key, name, plural, aliases } of table.foods) {
      for (const text of [name, plural, ...aliases]) {
        const folded = removeAccents(text);
        owners.set(folded, (owners.get(folded) ?? new Set()).add(key));
      }
    }
    expect([...owners].filter(([, keys]) => keys.size > 1)).toEqual([]);
  });

  it("has an existing parent, without cycles", () => {
    const orphans = table.foods.filter(({ parent }) => parent !== undefined && !table.get(parent));
    expect(orphans.map(({ key }) => key)).toEqual([]);
    expect(table.foods.filter(({ key }) => isItsOwnAncestor(key)).map(({ key }) => key)).toEqual([]);
  });

  // #recipe-nutrition-source
  it("has figures exactly if it has a source", () => {
    const odd = table.foods.filter(({ match, per100Grams }) => (match === "none") !== (per100Grams === undefined));
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it("has a diet that its contents allow", () => {
    const animal = new Set(["milk", "eggs", "fish", "crustaceans", "molluscs", "pork", "beef", "meat"]);
    const flesh = new Set(["meat", "poultry", "fish", "shellfish"]);
    const odd = table.foods.filter(
      ({ contents, category, diet }) =>
        (diet.includes("vegan") && contents.contains.some((each) => animal.has(each))) ||
        (!diet.includes("neither") && flesh.has(category)),
    );
    expect(odd.map(({ key }) => key)).toEqual([]);

    // A food fits a diet only if every make does. For these, packs only warn of traces.
    const ofAnimals = [...animal];
    const strictly = { vegan: ofAnimals, vegetarian: ofAnimals.filter((each) => each !== "milk" && each !== "eggs") };
    const traces = table.foods.filter(({ diet, contents }) =>
      diet.some(
        (each) => each !== "neither" && strictly[each].some((one) => contents.mayContain.some((may) => may === one)),
      ),
    );
    expect(traces.map(({ key }) => key)).toEqual(["nori", "vegetable-stock", "vegetable-bouillon"]);
  });

  it("states no constituent twice, and a reason exactly if it may contain one", () => {
    const odd = table.foods.filter(
      ({ contents: { contains, mayContain, reason } }) =>
        new Set([...contains, ...mayContain]).size < contains.length + mayContain.length ||
        mayContain.length > 0 !== /^[A-Z].+\.$/u.test(reason),
    );
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it("contains no less than its category and its more general foods imply", () => {
    const implied: Readonly<Record<string, Constituent>> = {
      fish: "fish",
      meat: "meat",
      poultry: "meat",
      egg: "eggs",
      dairy: "milk",
      alcohol: "alcohol",
    };
    const keys = new Set(["pork", "beef", "veal", "bacon", "fish", "shrimp", "nuts", "pasta", "bread", "flour"]);
    const odd = table.foods.filter(({ key, category, contents }) => {
      const of = implied[category];
      const general = [...table.selfAndAncestors(key)].filter((food) => keys.has(food.key));
      const lost = general.flatMap((food) =>
        food.contents.contains.filter((each) => !contents.contains.includes(each)),
      );
      return (of !== undefined && !contents.contains.includes(of)) || lost.length > 0;
    });
    expect(odd.map(({ key }) => key)).toEqual(["gluten-free-pasta", "gluten-free-bread"]);
  });

  it("has lactose where it has milk, except in ghee and ripe hard cheese", () => {
    const without = table.foods.filter(
      ({ contents: { contains, mayContain } }) =>
        (contains.includes("milk") && ![...contains, ...mayContain].includes("lactose")) ||
        (mayContain.includes("milk") && !mayContain.includes("lactose")),
    );
    expect(without.map(({ key }) => key).sort()).toEqual(
      "cheddar emmental ghee gouda grated-parmesan gruyere manchego parmesan pecorino provolone".split(" "),
    );
  });

  it("has macronutrients that sum to at most 105 g and explain its energy within 15 % or 20 kcal", () => {
    const odd = rows.filter((row) => row.match !== "none" && !isPlausible(row));
    expect(odd.map(({ key }) => key).filter((key) => !ENERGY_EXCEPTIONS.has(key ?? ""))).toEqual([]);
  });
});

it.each([
  ["tomato", 18, 0.9, 3.9, 0.2],
  ["egg", 143, 12.6, 0.7, 9.5],
  ["rice", 365, 7.1, 80, 0.7],
  ["chickpea", 139, 7, 22.5, 2.8],
  ["olive-oil", 884, 0, 0, 100],
  ["chicken-thigh", 121, 19.7, 0, 4.1],
  ["salmon", 208, 20.4, 0, 13.4],
  ["feta", 264, 14.2, 4.1, 21.3],
  ["walnut", 654, 15.2, 13.7, 65.2],
  ["flour", 364, 10.3, 76.3, 1],
])("has the figures of %s that are commonly published", (key, ...published) => {
  const { kcal, proteinGrams, carbsGrams, fatGrams } = table.get(key)?.per100Grams ?? {};
  [kcal, proteinGrams, carbsGrams, fatGrams].forEach((figure, i) => {
    expect(Math.abs((figure ?? Number.NaN) - (published[i] ?? 0))).toBeLessThanOrEqual(
      Math.max(2, 0.12 * (published[i] ?? 0)),
    );
  });
});

it.each([
  ["egg", "piece", 50],
  ["garlic", "piece", 3],
  ["flour", "cup", 125],
  ["butter", "tbsp", 14.2],
  ["honey", "tbsp", 21],
  ["salt", "tsp", 6],
] as const)("weighs %s by the %s as any cook knows it", (key, unit, grams) => {
  expect(table.get(key)?.weights[unit]).toBeCloseTo(grams, 0);
});

// Judged by hand from packs and Regulation 1169/2011, apart from the table.
it.each([
  ["worcestershire-sauce", "fish gluten", "celery"],
  ["oyster-sauce", "molluscs gluten soy", "fish"],
  ["fish-sauce", "fish", "gluten crustaceans molluscs"],
  ["soy-sauce", "soy gluten", "sulphites"],
  ["tamari", "soy", "gluten"],
  ["hoisin-sauce", "soy gluten sesame", "peanuts"],
  ["red-curry-paste", "crustaceans", "fish gluten soy"],
  ["kimchi", "fish", "crustaceans soy gluten"],
  ["miso", "soy gluten", ""],
  ["tahini", "sesame", "nuts peanuts"],
  ["hummus", "sesame", ""],
  ["pesto", "milk nuts", "eggs"],
  ["surimi", "fish crustaceans eggs gluten soy", "milk"],
  ["mayonnaise", "eggs mustard", "sulphites"],
  ["caesar-dressing", "eggs milk fish mustard", "gluten"],
  ["salad-dressing", "", "eggs milk mustard celery sesame gluten"],
  ["red-wine", "sulphites alcohol", "eggs milk"],
  ["dried-apricot", "sulphites", ""],
  ["white-wine-vinegar", "sulphites", ""],
  ["malt-vinegar", "gluten", "sulphites"],
  ["panko", "gluten", "milk eggs soy"],
  ["couscous", "gluten", ""],
  ["bulgur", "gluten", ""],
  ["seitan", "gluten", "soy"],
  ["beer", "gluten alcohol", "sulphites"],
  ["oats", "gluten", ""],
  ["corn-flakes", "gluten", "milk"],
  ["marzipan", "nuts", "eggs peanuts"],
  ["chocolate-hazelnut-spread", "nuts milk soy", "gluten peanuts"],
  ["dark-chocolate", "soy", "milk nuts"],
  ["ghee", "milk", ""],
  ["naan", "gluten milk", "eggs"],
  ["ladyfinger", "gluten eggs", "milk"],
  ["puff-pastry", "gluten", "milk eggs"],
  ["pie-crust", "gluten", "milk pork"],
  ["sausage", "pork meat", "gluten milk sulphites mustard"],
  ["kielbasa", "pork meat", "gluten beef"],
  ["chorizo", "pork meat", "gluten milk"],
  ["ham", "pork meat", "gluten milk"],
  ["bacon", "pork meat", ""],
  ["hot-dog", "beef meat", "pork gluten"],
  ["veal-cutlet", "beef meat", ""],
  ["lard", "pork meat", ""],
  ["suet", "beef meat", "gluten"],
  ["gelatin", "meat", "pork beef fish"],
  ["vegetable-stock", "celery", "gluten milk soy mustard"],
  ["chicken-bouillon", "celery meat", "gluten milk eggs"],
  ["homemade-chicken-stock", "celery meat", ""],
  ["curry-powder", "mustard", "gluten celery"],
  ["garam-masala", "", "gluten mustard celery"],
  ["baking-powder", "", "gluten"],
  ["corn-tortilla", "", "gluten"],
  ["parmesan", "milk", "eggs"],
  ["feta", "milk", ""],
  ["shrimp", "crustaceans", "sulphites"],
  ["squid", "molluscs", ""],
  ["peanut-oil", "peanuts", ""],
  ["vegetable-oil", "", ""],
  ["pine-nut", "", "nuts peanuts"],
  ["coconut", "", ""],
  ["vanilla-extract", "alcohol", ""],
  ["rice", "", ""],
  ["tomato", "", ""],
])("knows that %s contains %j and may contain %j", (key, contains, mayContain) => {
  const split = (list: string) => list.split(" ").filter((each) => each !== "");
  const { contents } = table.get(key) ?? {};
  // Lactose comes with milk, and has its own test.
  expect(contents?.contains.filter((each) => each !== "lactose").sort()).toEqual(split(contains).sort());
  expect(contents?.mayContain).toEqual(expect.arrayContaining(split(mayContain)));
  expect(contents?.mayContain.length === 0).toBe(mayContain === "");
});

it("lists a food's ancestors", () => {
  expect([...table.selfAndAncestors("crushed-tomato")].map(({ key }) => key)).toEqual([
    "crushed-tomato",
    "canned-tomato",
    "tomato",
  ]);
});

it("relates a food to its ancestors and descendants, not to siblings", () => {
  expect(table.related("lemon", "lemon-juice")).toBe(true);
  expect(table.related("crushed-tomato", "tomato")).toBe(true);
  expect(table.related("lemon-juice", "lemon-zest")).toBe(false);
});

it("refuses an invalid figure", () => {
  expect(() => parseCompositionTable(csv.replace(",exact,18,", ",exact,about 18,"))).toThrow("no figure");
});

function isItsOwnAncestor(key: string): boolean {
  const seen = new Set<string>();
  for (const ancestor of table.selfAndAncestors(key)) {
    if (seen.has(ancestor.key)) return true;
    seen.add(ancestor.key);
  }
  return false;
}

function removeAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}|'/gu, "")
    .toLowerCase();
}

function isPlausible(row: Record<string, string>): boolean {
  const [kcal, protein, carbs, fat, alcohol, fibre] = [
    row.kcal,
    row.protein_g,
    row.carbs_g,
    row.fat_g,
    row.alcohol_g,
    row.fiber_g,
  ].map(Number) as [number, number, number, number, number, number];
  if (protein + carbs + fat + alcohol > 105) return false;
  const full = 4 * protein + 4 * carbs + 9 * fat + 7 * alcohol;
  // Fibre provides 4, 2 or 0 kcal per gram, depending on the food.
  return [0, 2, 4].some((lost) => Math.abs(kcal - (full - lost * fibre)) <= Math.max(20, 0.15 * kcal));
}
