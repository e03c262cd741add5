import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { keepingInNote } from "../../core/recipe/mod.ts";

const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7 };
const NUMBERS: Readonly<Record<string, number>> = { a: 1, next: 1, two: 2, three: 3, four: 4 };
/** "3 days", "a week", "the next day": also of a part of the dish. */
const TIMES = /\b(a|next|\d+|two|three|four) (day|week)s?\b/giu;
const SAME_DAY = /\b(?:within the hour|(?:straight away|the same day|the day itself))\b/u;
const FREEZER_MONTHS = /\b(?:(a|\d+) months? (?:in the freezer|frozen)|freez\w+[^.;]*? (a|\d+) months?)\b/iu;
const IN_FREEZER_FOR_DAYS = /\b(?:days?|weeks?)\b[^.;]* in the freezer\b/iu;

/** Contradictions between `keeps` and the note on storage. A recipe without a note is not checked. */
export function keepingFaults({ keeps, keeping: note }: Pick<RecipeFile, "keeps" | "keeping">): string[] {
  if (note === undefined) return [];
  return [...daysFaults(keeps, note), ...freezerFaults(keeps, note)];
}

function daysFaults({ days }: RecipeFile["keeps"], note: string): string[] {
  const stated = keepingInNote(note).days;
  if (stated > 0) return stated === days ? [] : [`keeps for ${days} days, but its note says ${stated}`];
  const times = [...note.matchAll(TIMES)].map(([, number = "", unit = ""]) => {
    const word = number.toLowerCase();
    return (NUMBERS[word] ?? Number(word)) * (DAYS_OF[unit.toLowerCase()] ?? 0);
  });
  const longest = Math.max(0, ...times);
  if (times.length > 0 && days > longest) return [`keeps for ${days} days, but its note says at most ${longest}`];
  return times.length === 0 && days > 0 && SAME_DAY.test(note)
    ? [`keeps for ${days} days, but its note says none`]
    : [];
}

function freezerFaults({ freezerMonths: months }: RecipeFile["keeps"], note: string): string[] {
  const { canBeFrozen } = keepingInNote(note);
  if (months > 0 && !canBeFrozen) return [`keeps for ${months} months in the freezer, but its note does not say so`];
  const [, before, after = before] = FREEZER_MONTHS.exec(note) ?? [];
  const stated = after === undefined ? undefined : (NUMBERS[after.toLowerCase()] ?? Number(after));
  if (stated !== undefined && stated !== months)
    return [`keeps for ${months} months in the freezer, but its note says ${stated}`];
  if (canBeFrozen && months === 0 && !IN_FREEZER_FOR_DAYS.test(note))
    return ["its note says that it can be frozen, but it keeps for 0 months in the freezer"];
  return [];
}
