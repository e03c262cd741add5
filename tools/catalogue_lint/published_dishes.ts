import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { parseCsv } from "../../catalogue/importer/csv.ts";
import { type Composition, compositionOf } from "../../catalogue/importer/nutrition.ts";
import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";

/** How far our energy may be from the published one, as a share of it, where the row doesn't say more and why. */
const ENERGY_BAND = 0.15;
/** How far our grams of 100 may be. A wrong unit or a wrong food is further off than another cook's recipe. */
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

/** A dish of which a national food table has the figures, and what of a recipe is that dish. */
export type PublishedDish = z.output<typeof dishRow>;

/** Ours beside the published figures, all per 100 g. */
export interface DishComparison {
  readonly dish: PublishedDish;
  /** As the ingredients are mixed. */
  readonly mixed: Composition;
  /** When the water is gone that the row says. */
  readonly cooked: Composition;
  /** A line for each figure that is too far off. */
  readonly faults: readonly string[];
}

/** @throws {SyntaxError | z.ZodError} a table whose cells are not what their columns promise */
export function parsePublishedDishes(csv: string): PublishedDish[] {
  return z.array(dishRow).parse(parseCsv(csv));
}

/** Reads `published_dishes.csv`, beside this file. */
export async function readPublishedDishes(): Promise<PublishedDish[]> {
  return parsePublishedDishes(await readFile(join(import.meta.dirname, "published_dishes.csv"), "utf8"));
}

/** @throws {Error} a recipe that `checkRecipe` refuses, or without the group that the row names */
export function compareWithPublished(dish: PublishedDish, file: RecipeFile, table: CompositionTable): DishComparison {
  const part = partOf(file, dish);
  const mixed = compositionOf(part, table, { waterLoss: 0 });
  const cooked = compositionOf(part, table, { waterLoss: dish.water_loss });
  const far = [
    ...tooFar("kcal", { ours: cooked.kcal, published: dish.kcal, band: dish.kcal * dish.band }),
    ...tooFar("g protein", { ours: cooked.proteinGrams, published: dish.protein_g, band: PROTEIN_BAND_GRAMS }),
    ...tooFar("g fat", { ours: cooked.fatGrams, published: dish.fat_g, band: FAT_BAND_GRAMS }),
  ];
  return { dish, mixed, cooked, faults: far.map((fault) => `${dish.recipe} as "${dish.description}": ${fault}`) };
}

function partOf(file: RecipeFile, { group, without }: PublishedDish): RecipeFile {
  const groups = file.ingredientGroups.filter(({ title }) => group === "" || title === group);
  if (groups.length === 0) throw new Error(`Cannot compare ${file.id}: it has no ingredients "${group}"`);
  const leftOut = without.split("|");
  return {
    ...file,
    ingredientGroups: groups.map((each) => ({
      ...each,
      items: each.items.filter(({ food }) => !leftOut.includes(food)),
    })),
  };
}

function tooFar(
  what: string,
  { ours, published, band }: { ours: number; published: number | undefined; band: number },
): string[] {
  if (published === undefined || Math.abs(ours - published) <= band) return [];
  return [`${ours} ${what} in 100 g, published ${published}`];
}
