import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import {
  AISLES,
  CONSTITUENTS,
  type Composition,
  type Food,
  type FoodContents,
  type FoodKey,
  type FoodWeights,
  type Purchase,
  STORAGES,
} from "../../core/food/mod.ts";
import { parsePack } from "./parse_pack.ts";

export const FOOD_CATEGORIES = [
  "vegetable",
  "fruit",
  "herb",
  "spice",
  "grain",
  "legume",
  "nut-seed",
  "meat",
  "poultry",
  "fish",
  "shellfish",
  "egg",
  "dairy",
  "plant-dairy",
  "fat-oil",
  "sweetener",
  "condiment",
  "baking",
  "beverage",
  "alcohol",
  "stock",
] as const;

export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

const figure = z
  .string()
  .regex(/^(\d+(\.\d+)?)?$/u, "no figure")
  .transform((cell) => (cell === "" ? undefined : Number(cell)));
const empty = z.literal("");
const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/u, "no whole number")
    .transform(Number)
    .pipe(z.int().max(max));
const list = z.string().transform((cell) => cell.split("|").filter((part) => part !== ""));

const constituents = list.pipe(z.array(z.enum(CONSTITUENTS)));

/** No pack is heavier than 10 kg, and no food keeps longer than ten years. */
const GRAMS_MAX = 10_000;
const DAYS_MAX = 3_650;

const rowSchema = z.object({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, "not in kebab case"),
  name: z.string().min(1),
  plural: z.string().min(1),
  parent: z.string().transform((cell) => (cell === "" ? undefined : cell)),
  aliases: list,
  category: z.enum(FOOD_CATEGORIES),
  match: z.enum(["exact", "close", "proxy", "none"]),
  kcal: figure,
  protein_g: figure,
  carbs_g: figure,
  fat_g: figure,
  saturated_fat_g: figure,
  fiber_g: figure,
  sodium_mg: figure,
  alcohol_g: figure,
  g_per_cup: figure,
  g_per_tbsp: figure,
  g_per_tsp: figure,
  g_per_piece: figure,
  piece: z.string(),
  g_per_ml: figure,
  contains: constituents,
  may_contain: constituents,
  may_contain_reason: z.string(),
  diet: list.pipe(z.array(z.enum(["vegan", "vegetarian", "neither"]))),
  buy_as: z.string(),
  buy_as_g: z.union([empty, wholeNumber(GRAMS_MAX)]),
  pack: z.string().transform(parsePack),
  pack_g: z.union([empty, wholeNumber(GRAMS_MAX)]),
  loose: z.enum(["yes", "no", ""]),
  aisle: z.union([empty, z.enum(AISLES)]),
  storage: z.union([empty, z.enum(STORAGES)]),
  keeps_days: z.union([empty, wholeNumber(DAYS_MAX)]),
  keeps_opened_days: z.union([empty, wholeNumber(DAYS_MAX)]),
  freezes: z.enum(["yes", "no", ""]),
  keeps_source: z.enum(["usda", "estimate", ""]),
});

/** A food with its data from the table. */
export interface ComposedFood extends Food {
  readonly category: FoodCategory;
  /** Quality of the source's match; `proxy`: figures of a similar food; `none`: no figures. */
  readonly match: "exact" | "close" | "proxy" | "none";
  readonly per100Grams: Composition | undefined;
  readonly weights: FoodWeights;
  readonly contents: FoodContents;
  readonly diet: readonly ("vegan" | "vegetarian" | "neither")[];
}

/** The food composition table. `catalogue/foods/README.md` explains its columns and sources. */
export class CompositionTable {
  readonly foods: readonly ComposedFood[];
  readonly #byKey: ReadonlyMap<FoodKey, ComposedFood>;

  constructor(foods: readonly ComposedFood[]) {
    this.foods = foods;
    this.#byKey = new Map(foods.map((food) => [food.key, food]));
  }

  get(key: FoodKey): ComposedFood | undefined {
    return this.#byKey.get(key);
  }

  /** The food itself and its ancestors, nearest first. */
  *selfAndAncestors(key: FoodKey): Generator<ComposedFood> {
    for (let food = this.get(key); food; food = food.parent === undefined ? undefined : this.get(food.parent)) {
      yield food;
    }
  }

  /** Whether two foods are the same, or one is an ancestor of the other. */
  related(one: FoodKey, other: FoodKey): boolean {
    return (
      [...this.selfAndAncestors(one)].some(({ key }) => key === other) ||
      [...this.selfAndAncestors(other)].some(({ key }) => key === one)
    );
  }
}

/** @throws {CsvError | z.ZodError} if the CSV is malformed or a cell does not match its column */
export function parseCompositionTable(csv: string): CompositionTable {
  return new CompositionTable(z.array(rowSchema.transform(composedFood)).parse(parse(csv, { columns: true })));
}

/** Reads `catalogue/foods/foods.csv`. */
export async function readCompositionTable(): Promise<CompositionTable> {
  return parseCompositionTable(await readFile(join(import.meta.dirname, "..", "foods", "foods.csv"), "utf8"));
}

function composedFood(row: z.output<typeof rowSchema>): ComposedFood {
  const { kcal, protein_g, carbs_g, fat_g } = row;
  const isComplete = kcal !== undefined && protein_g !== undefined && carbs_g !== undefined && fat_g !== undefined;
  return {
    key: row.key,
    name: row.name,
    plural: row.plural,
    parent: row.parent,
    aliases: row.aliases,
    category: row.category,
    match: row.match,
    per100Grams: isComplete
      ? {
          kcal,
          proteinGrams: protein_g,
          carbsGrams: carbs_g,
          fatGrams: fat_g,
          saturatedFatGrams: row.saturated_fat_g,
          fiberGrams: row.fiber_g,
          sodiumMilligrams: row.sodium_mg,
        }
      : undefined,
    weights: {
      cup: row.g_per_cup,
      tbsp: row.g_per_tbsp,
      tsp: row.g_per_tsp,
      ml: row.g_per_ml,
      piece: row.g_per_piece,
      pieceIs: row.piece,
    },
    contents: { contains: row.contains, mayContain: row.may_contain, reason: row.may_contain_reason },
    diet: row.diet,
    purchase: purchaseOf(row),
  };
}

/**
 * How the food is bought; undefined if its cells are empty.
 *
 * @throws {Error} if some of the cells that belong together are empty
 */
function purchaseOf(row: z.output<typeof rowSchema>): Purchase | undefined {
  const { key, buy_as, buy_as_g, pack, pack_g, aisle, storage, keeps_days, keeps_opened_days, keeps_source } = row;
  if (keeps_source === "") {
    const stray = [
      buy_as,
      buy_as_g,
      pack,
      pack_g,
      row.loose,
      aisle,
      storage,
      keeps_days,
      keeps_opened_days,
      row.freezes,
    ];
    if (stray.some((cell) => cell !== "" && cell !== undefined)) throw new Error(`${key}: keeps_source is missing`);
    return undefined;
  }
  if (storage === "" || keeps_days === "" || row.freezes === "") throw new Error(`${key}: how it keeps is incomplete`);
  const keeps = {
    storage,
    keepsDays: keeps_days,
    ...(keeps_opened_days !== "" && { keepsOpenedDays: keeps_opened_days }),
    freezes: row.freezes === "yes",
  };
  if (buy_as !== "") {
    if (buy_as_g === "" || pack || pack_g !== "" || row.loose !== "" || aisle !== "")
      throw new Error(`${key}: what is bought as another food has no pack and no aisle`);
    return { buyAs: { food: buy_as, grams: buy_as_g }, loose: false, aisle: "none", ...keeps };
  }
  if (aisle === "" || row.loose === "" || buy_as_g !== "") throw new Error(`${key}: how it is sold is incomplete`);
  const loose = row.loose === "yes";
  if (pack && pack_g !== "") return { pack: { ...pack, grams: pack_g }, loose, aisle, ...keeps };
  if (pack || pack_g !== "" || !loose) throw new Error(`${key}: a pack has a weight, and without a pack it is loose`);
  return { loose, aisle, ...keeps };
}
