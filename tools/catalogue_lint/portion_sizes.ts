import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { servingGramsOf } from "../../catalogue/importer/nutrition.ts";
import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";

/** A kind of dish, and the grams of one serving. */
interface PortionSize {
  readonly kind: string;
  readonly is: (file: Pick<RecipeFile, "dishTypes">) => boolean;
  readonly min: number;
  readonly max: number;
}

/**
 * Ranges from a small to a large portion, a little wider than the catalogue's. The first kind that matches counts: a
 * main dish that is a soup has the size of a soup.
 */
const PORTION_SIZES: readonly PortionSize[] = [
  { kind: "drink", is: ofType("Beverage", "drinks"), min: 120, max: 450 },
  { kind: "soup", is: ofType("Soup"), min: 300, max: 950 },
  { kind: "main dish", is: ofType("main dish"), min: 130, max: 850 },
  { kind: "salad", is: ofType("Salad"), min: 120, max: 400 },
  { kind: "bread", is: ofType("Bread"), min: 50, max: 220 },
  { kind: "breakfast", is: ofType("Breakfast"), min: 50, max: 750 },
  { kind: "dessert", is: ofType("Dessert"), min: 40, max: 400 },
  { kind: "sauce", is: ofType("Sauce"), min: 20, max: 350 },
  { kind: "snack", is: () => true, min: 15, max: 400 },
];

/** A serving that is too small or too large for its kind. The cause is mostly a wrong number of servings, unit or quantity. */
export function portionFaults(file: RecipeFile, table: CompositionTable): string[] {
  const size = PORTION_SIZES.find(({ is }) => is(file));
  const grams = servingGramsOf(file, table);
  if (!size || (grams >= size.min && grams <= size.max)) return [];
  return [`${grams} g a serving; allowed for ${size.kind}: ${size.min} to ${size.max} g`];
}

function ofType(...types: RecipeFile["dishTypes"]): PortionSize["is"] {
  return ({ dishTypes }) => dishTypes.some((type) => types.includes(type));
}
