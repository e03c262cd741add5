import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { textOf } from "./step_foods.ts";

const NUMBER = String.raw`(\d*[½¼¾]|\d+)`;
const DURATION = new RegExp(`(last |than )?${NUMBER}(?:[–-]${NUMBER})? (?:more )?(second|minute|hour)s?( less)?`, "gu");
const FRACTION: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
const MINUTES: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60 };

/** A range in minutes: "8–10 minutes". */
export interface Duration {
  readonly min: number;
  readonly max: number;
}

/** All durations in a text, without relative ones: "the last 5 minutes", "1 minute less". */
export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(DURATION)].flatMap(([, before, from = "", to = from, unit = "", less]) => {
    if (before !== undefined || less !== undefined) return [];
    const scale = MINUTES[unit] ?? 0;
    return [{ min: numberOf(from) * scale, max: numberOf(to) * scale }];
  });
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

function numberOf(text: string): number {
  const fraction = FRACTION[text.at(-1) ?? ""];
  return fraction === undefined ? Number(text) : Number(text.slice(0, -1)) + fraction;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
