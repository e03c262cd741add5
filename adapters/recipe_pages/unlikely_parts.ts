import { type FoundRecipe, readIngredientLine } from "../../core/cookbook/mod.ts";
import { keyOf } from "./visible_division.ts";

type Ingredients = FoundRecipe["ingredients"];

/** A shorter text is no whole method. */
const STEP_MIN_LENGTH = 30;
const TEASER_MAX_LENGTH = 200;
const TEASER =
  /(?:…|\.\.\.)$|\b(?:full|whole|complete|entire) (?:recipe|instructions|method)\b|\b(?:recipe|instructions|directions|method|video)\b.{0,60}\b(?:on|at|in|from|below|above|here)\b|\b(?:see|visit|click|watch|read|check out|get|find)\b.{0,40}\b(?:recipe|video|link|website|blog|post|page|below|above|here)\b/iu;

const AMOUNT_LAST = /^\p{L}.*\s\d[\d.,/½¼¾]*\s?\p{L}{0,12}\.?$/u;

export function linesOf(ingredients: Ingredients): string[] {
  return ingredients.flatMap(({ lines }) => lines.map((line) => (typeof line === "string" ? line : line.text)));
}

/** Why the ingredients may be wrong, for the cook. Undefined if they look complete, and if there are none. */
export function doubtOfIngredients(ingredients: Ingredients): string | undefined {
  const lines = linesOf(ingredients);
  if (lines.length === 1) return "Only one ingredient was found.";
  const hasAmounts = lines.some((line) => readIngredientLine(line).amount !== undefined);
  return lines.length === 0 || hasAmounts ? undefined : "No ingredient has an amount.";
}

/** "flour 200 g": some data has the amounts last, although the page shows them first. */
export function haveAmountsLast(ingredients: Ingredients): boolean {
  const lines = linesOf(ingredients);
  return lines.length > 1 && lines.filter((line) => AMOUNT_LAST.test(line)).length > lines.length / 2;
}

/** Why the steps may be wrong, for the cook. Undefined if they look complete, and if there are none. */
export function doubtOfSteps(steps: readonly string[]): string | undefined {
  return steps.length === 1 ? "Only one step was found." : undefined;
}

/** Whether the steps only point to the recipe: a teaser, the description, the name, or the rest of a list. */
export function areNoSteps(
  steps: readonly string[],
  { name, description }: Pick<FoundRecipe, "name" | "description">,
): boolean {
  const [only = ""] = steps;
  if (steps.length !== 1) return steps.length === 0;
  const text = only.trim();
  return (
    text.length < STEP_MIN_LENGTH ||
    /^[[{]/u.test(text) ||
    [name, description].some((said) => isSame(said, text)) ||
    (text.length <= TEASER_MAX_LENGTH && TEASER.test(text))
  );
}

function isSame(said: string | undefined, text: string): boolean {
  return said !== undefined && keyOf(said) === keyOf(text);
}
