import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { textOf } from "./step_foods.ts";

const NUMBER = String.raw`(\d*[½¼¾]|\d+)`;
const DURATION = new RegExp(`(last |than )?${NUMBER}(?:[–-]${NUMBER})? (?:more )?(second|minute|hour)s?( less)?`, "gu");
const FRACTION: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
const MINUTES: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60 };

/** Minutes that something takes at the least and at the most: "8–10 minutes". */
export interface Duration {
  readonly least: number;
  readonly most: number;
}

/** The durations that a text names. "The last 5 minutes" and "1 minute less" are none of their own. */
export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(DURATION)].flatMap(([, before, from = "", to = from, unit = "", less]) => {
    if (before !== undefined || less !== undefined) return [];
    const scale = MINUTES[unit] ?? 0;
    return [{ least: numberOf(from) * scale, most: numberOf(to) * scale }];
  });
}

/**
 * What is not plausible in a recipe's times: steps that follow each other and together take longer than the whole, or
 * a wait that no step accounts for.
 */
export function timeFaults(recipe: Pick<RecipeFile, "minutes" | "steps">): string[] {
  const { active, total } = recipe.minutes;
  const faults: string[] = [];
  if (active > total) faults.push(`${active} minutes of work in ${total} in all`);

  const oneAfterAnother = recipe.steps.filter(({ text }) => !isAtTheSameTime(text));
  const least = sumOf(oneAfterAnother.flatMap(({ text }) => durationsIn(text)).map((duration) => duration.least));
  if (least > total) faults.push(`the steps take ${Math.round(least)} minutes, the recipe says ${total}`);

  const most = sumOf(recipe.steps.flatMap((step) => durationsIn(textOf(step))).map((duration) => duration.most));
  const waiting = total - active;
  if (waiting > most) faults.push(`${waiting} minutes of waiting, the steps account for ${Math.round(most)}`);
  return faults;
}

function isAtTheSameTime(text: string): boolean {
  return /\bmeanwhile\b|\b(?:in|for) the last\b/iu.test(text);
}

function numberOf(text: string): number {
  const fraction = FRACTION[text.at(-1) ?? ""];
  return fraction === undefined ? Number(text) : Number(text.slice(0, -1)) + fraction;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
