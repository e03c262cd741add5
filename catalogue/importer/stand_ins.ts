import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Food, FoodKey, StandIn } from "../../core/food/mod.ts";
import type { ComposedFood, CompositionTable } from "./composition_table.ts";

const keys = z.string().transform((cell) => cell.split("|").filter((key) => key !== ""));
const standInRow = z.object({
  for: keys.pipe(z.array(z.string()).min(1)),
  use: keys,
  how: z.enum(["serves", "swap", "no"]),
  why: z.string().min(1),
});
const generalWordRow = z.object({ word: z.string().min(1), foods: keys.pipe(z.array(z.string()).min(1)) });

/** The reviewed substitutions: `stand_ins.csv` and `general_words.csv` in `catalogue/foods`. */
export interface ReviewedFoods {
  /** Substitutes by required food, the best first. */
  readonly standIns: ReadonlyMap<FoodKey, readonly StandIn[]>;
  /** General words by food, each of which can mean several foods. */
  readonly generalWords: ReadonlyMap<FoodKey, readonly string[]>;
}

/**
 * Parses `stand_ins.csv`. A row pairs each food of `for` with each of `use`. If `use` is empty, it pairs the foods of
 * `for` with each other. The first row with a pair applies, so an exception must come before its group.
 *
 * @throws {CsvError | z.ZodError} if the CSV is malformed or a cell does not match its column
 */
export function parseStandIns(csv: string): ReadonlyMap<FoodKey, readonly StandIn[]> {
  const byNeed = new Map<FoodKey, Map<FoodKey, StandIn>>();
  for (const { for: needs, use: named, how } of z.array(standInRow).parse(parse(csv, { columns: true }))) {
    for (const need of needs) {
      const standIns = byNeed.get(need) ?? new Map<FoodKey, StandIn>();
      byNeed.set(need, standIns);
      for (const use of named.length > 0 ? named : needs) {
        if (use !== need && !standIns.has(use)) standIns.set(use, { use, how });
      }
    }
  }
  return new Map([...byNeed].map(([need, standIns]) => [need, bestFirst([...standIns.values()])]));
}

/** @throws {CsvError | z.ZodError} if the CSV is malformed or a cell does not match its column */
export function parseGeneralWords(csv: string): ReadonlyMap<FoodKey, readonly string[]> {
  const byFood = new Map<FoodKey, string[]>();
  for (const { word, foods } of z.array(generalWordRow).parse(parse(csv, { columns: true }))) {
    for (const key of foods) byFood.set(key, [...(byFood.get(key) ?? []), word]);
  }
  return byFood;
}

/** Reads `stand_ins.csv` and `general_words.csv`. */
export async function readReviewedFoods(): Promise<ReviewedFoods> {
  const [standIns, generalWords] = await Promise.all(
    ["stand_ins.csv", "general_words.csv"].map((name) =>
      readFile(join(import.meta.dirname, "..", "foods", name), "utf8"),
    ),
  );
  return { standIns: parseStandIns(standIns ?? ""), generalWords: parseGeneralWords(generalWords ?? "") };
}

/**
 * The foods for search: the food table with the reviewed substitutions.
 *
 * @throws {Error} if a reviewed food is not in the table
 */
export function foodsForSearch(table: CompositionTable, { standIns, generalWords }: ReviewedFoods): Food[] {
  const named = [...standIns].flatMap(([need, uses]) => [need, ...uses.map(({ use }) => use)]);
  const strange = [...named, ...generalWords.keys()].filter((key) => table.get(key) === undefined);
  if (strange.length > 0) throw new Error(`Cannot read what was reviewed: no foods are ${strange.join(", ")}`);
  return table.foods.map(({ key, name, plural, parent, aliases, category, weights, purchase }: ComposedFood) => ({
    key,
    name,
    plural,
    parent,
    aliases,
    category,
    standIns: standIns.get(key) ?? [],
    generalWords: generalWords.get(key) ?? [],
    weights,
    purchase,
  }));
}

function bestFirst(standIns: readonly StandIn[]): StandIn[] {
  const order = ["serves", "swap", "no"] satisfies StandIn["how"][];
  return standIns.toSorted((a, b) => order.indexOf(a.how) - order.indexOf(b.how));
}
