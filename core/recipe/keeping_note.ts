import type { Recipe } from "./recipe.ts";

/** Storage facts of the finished dish, parsed from a recipe's note. */
export interface Keeping {
  /** Days that the whole dish keeps, in the fridge or a tin; 0 if only a part of it does. */
  readonly days: number;
  /** Whether the dish, or a preparation of it, can be frozen. */
  readonly canBeFrozen: boolean;
}

const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;
const NUMBERS: Readonly<Record<string, number>> = { a: 1, two: 2, three: 3, four: 4 };

/** A note begins like this if it is about the whole dish: "Keeps for 3 days", not "The sauce keeps for 3 days". */
const WHOLE_DISH =
  /^(?:(?:it |they )?(?:keeps?|good|better|best|moist|soft|stays?)|crispest|(?:two|three|four) days|like most|it is made)\b/u;
/** The dish itself later in the note: "It keeps for 3 days". */
const WHOLE_DISH_LATER = /[.;:,] (?:it|they) (?:then )?keeps? for (?<time>\S+ (?:day|week)[^.;]*)/u;
const BEST_FRESH = /\bbest (?:within|at once|fresh|on the day)\b/u;
const FREEZING = /\b(?:freez(?:e|es|er|ing)|frozen)\b/u;
const NO_FREEZING = /\b(?:not|never|don['’]?t|doesn['’]?t) freeze\b/u;

/** How long a dish keeps. In recipes that were imported before the field existed, the first note says it. */
export function keepingOf({ keeps, notes: [first = ""] }: Pick<Recipe, "keeps" | "notes">): Keeping {
  return keeps ? { days: keeps.days, canBeFrozen: keeps.freezerMonths > 0 } : keepingInNote(first);
}

/** Reads a note on storage. */
export function keepingInNote(text: string): Keeping {
  const note = text.toLowerCase();
  const later = WHOLE_DISH_LATER.exec(note)?.groups?.["time"] ?? "";
  return {
    days: BEST_FRESH.test(note) ? 0 : Math.max(WHOLE_DISH.test(note) ? daysIn(note) : 0, daysIn(later)),
    canBeFrozen: FREEZING.test(note) && !NO_FREEZING.test(note),
  };
}

function daysIn(text: string): number {
  const [, number = "", unit] = /\b(a|\d+|two|three|four) (day|week|month)s?\b/u.exec(text) ?? [];
  const daysOfUnit = { day: 1, week: DAYS_A_WEEK, month: DAYS_A_MONTH }[unit ?? ""] ?? 0;
  return (NUMBERS[number] ?? Number(number)) * daysOfUnit;
}
