import { t } from "@lingui/core/macro";
import { linesOfStep, type StepTimer, stepForPortions, stepTimers } from "../../../core/cooking/mod.ts";
import { type Amounts, stepOf } from "../recipe/mod.ts";
import { type ReadRecipeSteps, readingOf, type StepAmounts, scaledSteps } from "../recipe/scaled_steps.ts";
import { durationText } from "./mod.ts";

export interface CookStep {
  readonly text: string;
  readonly subSteps: readonly string[];
  /** What it uses of the ingredient list, with the amounts of this step. */
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

/** One step of a recipe for the chosen portions, with its ingredients and timers. */
export function cookStep(
  { list, steps }: ReadRecipeSteps,
  { amounts, index }: { amounts: StepAmounts & Pick<Amounts, "groups">; index: number },
): CookStep {
  const reading = readingOf(amounts);
  const step = steps[index];
  if (!step) return { text: "", subSteps: [], ingredients: [], timers: [] };
  const { text, subSteps = [] } = stepOf(stepForPortions(step, { list, reading }).text);
  const lines = amounts.groups.flatMap(({ items }) => items);
  return {
    text,
    subSteps,
    ingredients: linesOfStep(index, { steps, list, lines, reading }),
    timers: stepTimers(step.text).map((timer) => offeredTimer(timer, index + 1)),
  };
}

/** Whether all amounts in the texts of the steps are for the chosen portions. */
export function areStepsForPortions(read: ReadRecipeSteps, amounts: StepAmounts): boolean {
  return scaledSteps(read, amounts).every(({ isWhole }) => isWhole);
}

function offeredTimer({ verb, seconds, upToSeconds }: StepTimer, number: number): OfferedTimer {
  const what = verb ?? t`Timer`;
  const time = durationText(seconds);
  return {
    name: verb === undefined ? t`Step ${number}` : t`${verb}, step ${number}`,
    text: upToSeconds === undefined ? `${what}, ${time}` : t`${what}, ${time} (up to ${durationText(upToSeconds)})`,
    seconds,
  };
}
