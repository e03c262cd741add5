import { type Cut, type MeasuredFood, ML_PER, measuredFoodText } from "../../core/amounts/mod.ts";
import type { ComposedFood, CompositionTable, FoodCategory } from "./composition_table.ts";
import { pluralOf, singularOf } from "./noun_forms.ts";
import type { Ingredient, Unit } from "./recipe_file.ts";

/** Units whose words may stand among those for the food: "2 thick slices of sourdough". */
const NAMED_UNITS: Partial<Record<Unit, RegExp>> = { slice: /\bslices?\b/u, sprig: /\bsprigs?\b/u, can: /\bcans?\b/u };

/** Units that follow the food's name: "2 garlic cloves". */
const TRAILING_WORDS: Partial<Record<Unit, readonly [string, string]>> = {
  clove: ["clove", "cloves"],
  stick: ["stick", "sticks"],
  leaf: ["leaf", "leaves"],
  fillet: ["fillet", "fillets"],
};

/** Kinds of food that US kitchens measure in cups and spoons if the table knows a cup of them; all others in ounces. */
const CUP_CATEGORIES: ReadonlySet<FoodCategory> = new Set([
  "alcohol",
  "baking",
  "beverage",
  "condiment",
  "dairy",
  "fat-oil",
  "grain",
  "legume",
  "nut-seed",
  "plant-dairy",
  "spice",
  "stock",
  "sweetener",
]);
/** Foods of these kinds, and all that they are the parents of, that come in blocks, strands and loaves. */
const SOLID_FOODS = ["bread", "pasta", "noodle", "egg-noodle", "tofu", "tempeh", "cheese", "popcorn-kernel", "pickle"];
/** Cheese that is spooned. */
const SPOONED_CHEESE = new Set(["cottage-cheese", "ricotta", "cream-cheese", "mascarpone"]);

/** The foods of a line: its own, and the seasonings to taste. */
export interface LineFoods {
  readonly food: ComposedFood;
  readonly with: readonly ComposedFood[];
}

/** How pieces of these kinds are cut: an egg in halves, a bay leaf not at all. */
const CUTS: Partial<Record<FoodCategory, Cut>> = { egg: "halves", herb: "never", spice: "never" };

/** An ingredient's text for readers: "2 lemons, one sliced, one juiced". */
export function ingredientText(ingredient: Ingredient, foods: LineFoods): string {
  const measured = measuredFoodOf(ingredient, foods);
  return measured ? measuredFoodText(measured, { servings: 1 }) : toTasteText(ingredient, foods);
}

/**
 * The parts of an ingredient's text, so that it can be written for other portions and in other units; undefined if it
 * is added to taste.
 *
 * @param foods.gramsPerMl from {@linkcode cupDensityOf}
 */
export function measuredFoodOf(
  { quantity, unit, as, note, preparation, optional }: Ingredient,
  foods: LineFoods & { gramsPerMl?: number | undefined },
): MeasuredFood | undefined {
  if (quantity === undefined || unit === undefined) return undefined;
  const isNamed = as !== undefined && NAMED_UNITS[unit]?.test(as);
  const seasonings = seasoningsText(foods);
  return {
    quantity,
    unit: isNamed ? "piece" : unit,
    ...wordsFor({ quantity, unit, as, isCounted: isNamed || unit === "piece" || unit in TRAILING_WORDS }, foods.food),
    ...((unit === "g" || unit === "cup") && foods.gramsPerMl !== undefined && { gramsPerMl: foods.gramsPerMl }),
    ...(unit === "piece" && CUTS[foods.food.category] && { cut: CUTS[foods.food.category] }),
    ...(note !== undefined && { note }),
    ...(seasonings !== "" && { toTaste: seasonings }),
    ...(preparation !== undefined && { preparation }),
    ...(optional && { optional }),
  };
}

/**
 * Grams in a millilitre of a food that US kitchens measure in cups, as the table has it for the food or for its more
 * general food; undefined for meat, vegetables and other solid foods, which they weigh in ounces.
 */
export function cupDensityOf(food: ComposedFood, table: CompositionTable): number | undefined {
  if (!CUP_CATEGORIES.has(food.category)) return undefined;
  const relatives = [...table.selfAndAncestors(food.key)];
  const isSolid = relatives.some(({ key }) => SOLID_FOODS.includes(key)) && !SPOONED_CHEESE.has(food.key);
  if (isSolid || food.weights.pieceIs === "loaf") return undefined;
  const found = relatives.map(({ weights: { cup, ml } }) => (cup === undefined ? ml : cup / ML_PER.cup));
  const density = found.find((grams) => grams !== undefined);
  return density === undefined ? undefined : Math.round(density * 1000) / 1000;
}

interface Counted extends Pick<Ingredient, "as"> {
  readonly quantity: number;
  readonly unit: Unit;
  readonly isCounted: boolean;
}

/** A food that is not counted is in the plural: "200 g blueberries". */
function wordsFor({ quantity, unit, as, isCounted }: Counted, food: ComposedFood): { one: string; many: string } {
  if (!isCounted) return { one: as ?? food.plural, many: as ?? food.plural };
  if (as !== undefined) return quantity > 1 ? { one: singularOf(as), many: as } : { one: as, many: pluralOf(as) };
  const [one, many] = TRAILING_WORDS[unit] ?? [];
  return one === undefined
    ? { one: food.name, many: food.plural }
    : { one: `${food.name} ${one}`, many: `${food.name} ${many}` };
}

function toTasteText({ as, note, preparation, optional }: Ingredient, foods: LineFoods): string {
  const seasonings = seasoningsText(foods);
  const text = [
    as ?? foods.food.name,
    seasonings === "" ? "" : ` and ${seasonings}`,
    note === undefined ? "" : ` (${note})`,
    preparation === undefined ? "" : `, ${preparation}`,
    optional ? " (optional)" : "",
  ].join("");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function seasoningsText(foods: LineFoods): string {
  return foods.with.map(({ name }) => name).join(" and ");
}
