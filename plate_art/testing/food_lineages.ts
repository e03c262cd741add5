import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOODS = join(import.meta.dirname, "..", "..", "catalogue", "foods", "foods.csv");

const parents = parentsOfFoods();

/** All foods of the food table. */
export const foodKeys: readonly string[] = Object.keys(parents);

/** The same food, a more general one or a more special one. */
export function isRelated(one: string, other: string): boolean {
  return lineage(one).includes(other) || lineage(other).includes(one);
}

/** A food and its more general foods, nearest first. */
export function lineage(food: string): string[] {
  const parent = parents[food];
  return parent ? [food, ...lineage(parent)] : [food];
}

/** Each food's parent in the food table, or "". */
function parentsOfFoods(): Readonly<Record<string, string>> {
  const [, ...rows] = readFileSync(FOODS, "utf8").trimEnd().split("\n");
  // The first four columns contain no commas, so they need no CSV parser.
  return Object.fromEntries(rows.map((row) => row.split(",")).map(([key = "", , , parent = ""]) => [key, parent]));
}
