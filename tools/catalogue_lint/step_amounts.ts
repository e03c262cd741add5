import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { type Ingredient, ingredientsOf, type RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import type { FoodKey } from "../../core/food/mod.ts";
import type { FoodsInText } from "./foods_in_text.ts";
import { textOf } from "./step_foods.ts";

const AMOUNT = /(\d*[½¼¾]|\d+) ?(g|ml|tbsp|tsp) (?:of |of the |more )?([^.,;:(/]+)/gu;
const FRACTION: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
const GRAMS_PER: Record<string, number> = { g: 1 };
/** Metric measuring spoons. */
const ML_PER: Record<string, number> = { ml: 1, tsp: 5, tbsp: 15 };
/** Words allowed before the food: "20 g of the remaining butter". */
const WORDS_BETWEEN_MAX = 1;

/** Foods of which the steps use more than the list has. Compares only weight with weight and volume with volume. */
export function amountFaults(recipe: RecipeFile, table: CompositionTable, words: FoodsInText): string[] {
  const used = new Map<string, { food: FoodKey; measure: "g" | "ml"; amount: number }>();
  for (const [, number = "", unit = "", rest = ""] of recipe.steps.flatMap((step) => [
    ...textOf(step).matchAll(AMOUNT),
  ])) {
    const named = words.find(rest)[0];
    if (!named || named.at > WORDS_BETWEEN_MAX) continue;
    const food = listedFood(recipe, table, named.food);
    if (food === undefined) continue;
    const measure = unit === "g" ? "g" : "ml";
    const key = `${food} ${measure}`;
    const before = used.get(key)?.amount ?? 0;
    used.set(key, { food, measure, amount: before + numberOf(number) * (ML_PER[unit] ?? 1) });
  }
  return [...used.values()].flatMap(({ food, measure, amount }) => {
    const listed = listedAmount(
      ingredientsOf(recipe).filter((item) => item.food === food),
      measure,
    );
    return listed !== undefined && amount > listed
      ? [`the steps use ${amount} ${measure} of ${food}, the list has ${listed}`]
      : [];
  });
}

/** The listed food that a step means; undefined if it could be several, such as "oil" of sesame and olive oil. */
function listedFood(recipe: RecipeFile, table: CompositionTable, named: FoodKey): FoodKey | undefined {
  const keys = new Set(ingredientsOf(recipe).map(({ food }) => food));
  const candidates = [...keys].filter((key) => table.related(key, named));
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Undefined if the list uses another kind of unit: lemons by the piece, their juice by the spoon. */
function listedAmount(items: readonly Ingredient[], measure: "g" | "ml"): number | undefined {
  let sum = 0;
  for (const { quantity = 0, unit = "" } of items) {
    const scale = (measure === "g" ? GRAMS_PER : ML_PER)[unit];
    if (scale === undefined) return undefined;
    sum += quantity * scale;
  }
  return sum;
}

function numberOf(text: string): number {
  const fraction = FRACTION[text.at(-1) ?? ""];
  return fraction === undefined ? Number(text) : Number(text.slice(0, -1)) + fraction;
}
