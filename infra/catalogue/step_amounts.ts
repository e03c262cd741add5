import type { CompositionTable } from "./composition_table.ts";
import { type FoodsInText, foldWords } from "./foods_in_text.ts";
import { ingredientsOf, type RecipeFile, type Unit } from "./recipe_file.ts";
import { textOf } from "./step_foods.ts";

const AMOUNT = /(\d+)?([½¼¾])? ?(g|ml|tbsp|tsp) (?:of |of the |more )?/gu;
const FRACTION: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
const ML_PER: Partial<Record<Unit, number>> = { ml: 1, tsp: 5, tbsp: 15 };
/** How far into the words after an amount its food may stand: "3 tbsp of the remaining lemon juice". */
const WORDS_BETWEEN = 1;

/** Foods of which the steps take more than the recipe lists, said in the same kind of measure. */
export function amountFaults(recipe: RecipeFile, table: CompositionTable, words: FoodsInText): string[] {
  const taken = new Map<string, number>();
  for (const step of recipe.steps) {
    const text = textOf(step);
    for (const match of text.matchAll(AMOUNT)) {
      const [whole, integer, fraction, unit] = match;
      if (integer === undefined && fraction === undefined) continue;
      const rest = text.slice(match.index + whole.length).split(/[.,;:(/]/u)[0] ?? "";
      const named = words.find(rest).find(({ at }) => at <= WORDS_BETWEEN);
      const item =
        named && ingredientsOf(recipe).find(({ food, as = "" }) => food === named.food || endsWith(as, named.words));
      const key = item?.food ?? (named && relatedFood(recipe, table, named.food));
      if (key === undefined) continue;
      const amount = Number(integer ?? 0) + (FRACTION[fraction ?? ""] ?? 0);
      const measure = unit === "g" ? `${key} g` : `${key} ml`;
      taken.set(measure, (taken.get(measure) ?? 0) + amount * (ML_PER[unit as Unit] ?? 1));
    }
  }
  return [...taken].flatMap(([measure, amount]) => {
    const [key = "", unit = ""] = measure.split(" ");
    const listed = listedAmount(recipe, { key, unit });
    return listed !== undefined && amount > listed + 0.01
      ? [`the steps take ${amount} ${unit} of ${key}, the list has ${listed}`]
      : [];
  });
}

function relatedFood(recipe: RecipeFile, table: CompositionTable, food: string): string | undefined {
  const related = ingredientsOf(recipe).filter((item) => table.get(food) && table.related(item.food, food));
  return related.length === 1 ? related[0]?.food : undefined;
}

/** Undefined where the list measures the food in another way. */
function listedAmount(recipe: RecipeFile, food: { key: string; unit: string }): number | undefined {
  const items = ingredientsOf(recipe).filter((item) => item.food === food.key);
  const amounts = items.map(({ quantity, unit }) => {
    if (quantity === undefined || unit === undefined) return undefined;
    if (food.unit === "g") return unit === "g" ? quantity : undefined;
    const ml = ML_PER[unit];
    return ml === undefined ? undefined : quantity * ml;
  });
  if (amounts.some((amount) => amount === undefined)) return undefined;
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

function endsWith(as: string, words: readonly string[]): boolean {
  return as !== "" && foldWords(as).slice(-words.length).join(" ") === words.join(" ");
}
