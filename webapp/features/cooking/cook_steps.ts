import { type ListedIngredient, type StepTimer, stepIngredients, stepTimers } from "../../../core/cooking/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import { type Amounts, stepOf } from "../recipe/mod.ts";
import { durationText } from "./mod.ts";

export interface CookStep {
  readonly text: string;
  readonly subSteps: readonly string[];
  /** Lines of the ingredient list that it uses, with scaled amounts. */
  readonly ingredients: readonly string[];
  readonly timers: readonly OfferedTimer[];
}

export interface OfferedTimer {
  /** "Simmer, step 3". */
  readonly name: string;
  /** "Simmer, 20 min", "Bake, 8 min (up to 10 min)". */
  readonly text: string;
  readonly seconds: number;
}

/** One step of a recipe, with its ingredients and timers. To find those of all steps takes a slow phone a tenth of a second. */
export function cookStep(
  recipe: RecipeDetail,
  { amounts: { groups, instructions }, index }: { amounts: Pick<Amounts, "groups" | "instructions">; index: number },
): CookStep {
  const instruction = instructions[index] ?? "";
  const list = recipe.ingredientGroups.flatMap(({ items, amounts = [] }) =>
    items.map((text, line): ListedIngredient => ({ text, measured: amounts[line] })),
  );
  const scaled = groups.flatMap(({ items }) => items);
  const { text, subSteps = [] } = stepOf(instruction);
  return {
    text,
    subSteps,
    ingredients: stepIngredients(instruction, list).flatMap((line) => scaled[line] ?? []),
    timers: stepTimers(instruction).map((timer) => offeredTimer(timer, index + 1)),
  };
}

function offeredTimer({ verb, seconds, upToSeconds }: StepTimer, number: number): OfferedTimer {
  const range = upToSeconds === undefined ? "" : ` (up to ${durationText(upToSeconds)})`;
  return {
    name: verb === undefined ? `Step ${number}` : `${verb}, step ${number}`,
    text: `${verb ?? "Timer"}, ${durationText(seconds)}${range}`,
    seconds,
  };
}
