import { addDays, type CalendarDate, calendarDate, daysSinceMonday } from "../shared/mod.ts";

/** A date that a text names, and the text without it. */
export interface ReadUseBy {
  readonly useBy: CalendarDate;
  readonly rest: string;
}

/** "by 3 December" means last year's in January, if that was so many days ago at most. */
const PAST_DAYS_MAX = 30;

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MONTHS = "january february march april may june july august september october november december".split(" ");
/** Letters by which a weekday, or a month, is known. */
const SHORT_LENGTH = 3;

const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const MONTH = `(?:${[...MONTHS.map(beginningOf), "sept"].join("|")})\\.?`;
const YEAR = "(?:,? \\d{4})?";

const USE_BY = new RegExp(
  `[,;(]?\\s*\\b(?:(?:use |best )?(?:by|before)|until|till|expires)(?: on)?(?: the)? (?<date>${[
    "(?<named>today|tomorrow)",
    `(?<weekday>${[...WEEKDAYS.map(beginningOf), "tues", "weds", "thurs?"].join("|")})`,
    "(?<iso>\\d{4}-\\d{2}-\\d{2})",
    `(?<written>${DAY} (?:of )?${MONTH}${YEAR}|${MONTH} ${DAY}${YEAR})`,
  ].join("|")})(?![\\p{L}\\p{N}'’])[),;.]*`,
  "iu",
);

/**
 * The use-by date in a typed text: "by Friday", "until tomorrow", "best before 3 Dec", "by 2026-12-03". A weekday is the next one,
 * or today. A day without a year is the nearest one that is not long past.
 *
 * @returns undefined if there is none
 */
export function readUseBy(text: string, today: CalendarDate): ReadUseBy | undefined {
  const spaced = text.replaceAll(/\s+/gu, " ");
  const found = USE_BY.exec(spaced);
  const useBy = found?.groups && dateOf(found.groups, today);
  if (!found || useBy === undefined) return undefined;
  const rest = `${spaced.slice(0, found.index)} ${spaced.slice(found.index + found[0].length)}`;
  return { useBy, rest: rest.replaceAll(/\s+/gu, " ").trim() };
}

function dateOf(groups: Readonly<Record<string, string | undefined>>, today: CalendarDate): CalendarDate | undefined {
  const { named, weekday, iso, written = "" } = groups;
  if (named) return named.toLowerCase() === "today" ? today : addDays(today, 1);
  if (weekday) return addDays(today, (placeIn(WEEKDAYS, weekday) - daysSinceMonday(today) + 7) % 7);
  if (iso) return existing(iso);
  const [day = ""] = /\d{1,2}/u.exec(written) ?? [];
  const [month = ""] = new RegExp(MONTH, "iu").exec(written) ?? [];
  const [year] = /\d{4}/u.exec(written) ?? [];
  const inYear = (each: number) =>
    existing(`${each}-${String(placeIn(MONTHS, month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`);
  if (year) return inYear(Number(year));
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear, thisYear + 1]
    .map(inYear)
    .find((date) => date !== undefined && date >= addDays(today, -PAST_DAYS_MAX));
}

/** "fri" and "friday" */
function beginningOf(name: string): string {
  return `${name.slice(0, SHORT_LENGTH)}(?:${name.slice(SHORT_LENGTH)})?`;
}

function placeIn(names: readonly string[], beginning: string): number {
  const short = beginning.slice(0, SHORT_LENGTH).toLowerCase();
  return names.findIndex((name) => name.startsWith(short));
}

function existing(text: string): CalendarDate | undefined {
  try {
    return calendarDate(text);
  } catch {
    return undefined;
  }
}
