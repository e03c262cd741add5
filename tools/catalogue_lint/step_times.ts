import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { stepTimers } from "../../core/cooking/mod.ts";
import { textOf } from "./step_foods.ts";

/** A range in minutes: "8–10 minutes". */
export interface Duration {
  readonly min: number;
  readonly max: number;
}

/** The times in a text that a cook would time, without relative ones: "the last 5 minutes", "1 minute less". */
export function durationsIn(text: string): Duration[] {
  return stepTimers(text).map(({ seconds, upToSeconds = seconds }) => ({ min: seconds / 60, max: upToSeconds / 60 }));
}

/**
 * Implausible times: consecutive steps that take longer than the whole recipe, or waiting time that no step explains.
 */
export function timeFaults(recipe: Pick<RecipeFile, "minutes" | "steps">): string[] {
  const { active, total } = recipe.minutes;
  const faults: string[] = [];
  if (active > total) faults.push(`${active} minutes of work, but ${total} minutes in total`);

  const consecutive = recipe.steps.filter(({ text }) => !isParallel(text));
  const stepsMin = sumOf(consecutive.flatMap(({ text }) => durationsIn(text)).map((duration) => duration.min));
  if (stepsMin > total) faults.push(`the steps take ${Math.round(stepsMin)} minutes, the recipe says ${total}`);

  const stepsMax = sumOf(recipe.steps.flatMap((step) => durationsIn(textOf(step))).map((duration) => duration.max));
  const waiting = total - active;
  if (waiting > stepsMax) faults.push(`${waiting} minutes of waiting, the steps explain ${Math.round(stepsMax)}`);
  return faults;
}

function isParallel(text: string): boolean {
  return /\bmeanwhile\b|\b(?:in|for) the last\b/iu.test(text);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
