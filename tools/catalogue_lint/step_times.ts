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

/** Words of a step that begins on the day before. Its sub-steps may name other ways, such as beans that soak overnight. */
const DAY_BEFORE = /\b(?:overnight|(?:evening|night|day) before|until the next day)\b/iu;
/** A longer wait does not fit into an evening. */
const LONGEST_WAIT_ON_THE_DAY_MINUTES = 4 * 60;

/**
 * Implausible times: consecutive steps that take longer than the whole recipe, waiting time that no step explains, or a wait
 * for the day before of which the recipe does not know.
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
  return [...faults, ...aheadFaults(recipe)];
}

function aheadFaults({ minutes, steps }: Pick<RecipeFile, "minutes" | "steps">): string[] {
  const { active, total, ahead = 0 } = minutes;
  const waits = steps.flatMap(({ text }) => durationsIn(text)).map(({ min }) => Math.round(min));
  const faults: string[] = [];
  if (ahead > 0 && ahead > total - active) faults.push(`${ahead} minutes ahead, but only ${total - active} of waiting`);
  if (ahead > 0 && !waits.includes(ahead)) faults.push(`${ahead} minutes ahead, but no step waits so long`);
  const dayBefore = steps.map(({ text }) => DAY_BEFORE.exec(text)?.[0]).find((words) => words !== undefined);
  if (ahead === 0 && dayBefore !== undefined) faults.push(`a step says "${dayBefore}", but no minutes are ahead`);
  if (ahead === 0 && Math.max(0, ...waits) >= LONGEST_WAIT_ON_THE_DAY_MINUTES)
    faults.push(`a step waits for ${Math.max(...waits)} minutes, but none are ahead`);
  return faults;
}

function isParallel(text: string): boolean {
  return /\bmeanwhile\b|\b(?:in|for) the last\b/iu.test(text);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
