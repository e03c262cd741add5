import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { type Composition, compositionOf } from "../../catalogue/importer/nutrition.ts";
import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";

/** Allowed difference of energy, as a share of the published figure. A row can allow more and say why. */
const ENERGY_BAND = 0.15;
/** Allowed difference in g per 100 g: wide enough for another cook's recipe, too narrow for a wrong unit or food. */
const PROTEIN_BAND_GRAMS = 4;
const FAT_BAND_GRAMS = 7;

const share = z.coerce.number().min(0).max(0.5);
const figure = z.union([z.literal("").transform(() => undefined), z.coerce.number().min(0)]);

const dishRow = z.object({
  recipe: z.string().min(1),
  group: z.string(),
  without: z.string(),
  water_loss: share,
  kcal: z.coerce.number().positive(),
  protein_g: figure,
  fat_g: figure,
  source: z.string().min(1),
  number: z.string().min(1),
  description: z.string().min(1),
  band: z.union([z.literal("").transform(() => ENERGY_BAND), share]),
  why: z.string().min(1),
});

/** A dish with published figures, and the part of a recipe that it corresponds to. */
export type PublishedDish = z.output<typeof dishRow>;

/** Our figures beside the published ones, per 100 g. */
export interface DishComparison {
  readonly dish: PublishedDish;
  /** Before cooking. */
  readonly mixed: Composition;
  /** After the row's `water_loss`. */
  readonly cooked: Composition;
  /** One line for each figure that differs too much. */
  readonly faults: readonly string[];
}

/** @throws {CsvError | z.ZodError} if the CSV is malformed or a cell does not match its column */
export function parsePublishedDishes(csv: string): PublishedDish[] {
  return z.array(dishRow).parse(parse(csv, { columns: true }));
}

/** Reads `published_dishes.csv`, beside this file. */
export async function readPublishedDishes(): Promise<PublishedDish[]> {
  return parsePublishedDishes(await readFile(join(import.meta.dirname, "published_dishes.csv"), "utf8"));
}

/** @throws {Error} if `checkRecipe` refuses the recipe, or if it lacks the row's group */
export function compareWithPublished(dish: PublishedDish, file: RecipeFile, table: CompositionTable): DishComparison {
  const part = partOf(file, dish);
  const mixed = compositionOf(part, table, { waterLoss: 0 });
  const cooked = compositionOf(part, table, { waterLoss: dish.water_loss });
  const faults = [
    ...differenceFaults("kcal", { ours: cooked.kcal, published: dish.kcal, band: dish.kcal * dish.band }),
    ...differenceFaults("g protein", {
      ours: cooked.proteinGrams,
      published: dish.protein_g,
      band: PROTEIN_BAND_GRAMS,
    }),
    ...differenceFaults("g fat", { ours: cooked.fatGrams, published: dish.fat_g, band: FAT_BAND_GRAMS }),
  ];
  return { dish, mixed, cooked, faults: faults.map((fault) => `${dish.recipe} as "${dish.description}": ${fault}`) };
}

function partOf(file: RecipeFile, { group, without }: PublishedDish): RecipeFile {
  const groups = file.ingredientGroups.filter(({ title }) => group === "" || title === group);
  if (groups.length === 0) throw new Error(`Cannot compare ${file.id}: it has no ingredients "${group}"`);
  const excluded = without.split("|");
  return {
    ...file,
    ingredientGroups: groups.map((each) => ({
      ...each,
      items: each.items.filter(({ food }) => !excluded.includes(food)),
    })),
  };
}

function differenceFaults(
  what: string,
  { ours, published, band }: { ours: number; published: number | undefined; band: number },
): string[] {
  if (published === undefined || Math.abs(ours - published) <= band) return [];
  return [`${ours} ${what} per 100 g, published: ${published}`];
}
