/** A time at the beginning of a text. */
export interface TypedTime {
  readonly minutes: number;
  /** Whether it is the time of work, without waiting. */
  readonly isWork: boolean;
  /** How many words say it. */
  readonly length: number;
}

const MINUTES_AN_HOUR = 60;
const MINUTES_MAX = 5_999;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    "a:1 an:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 twelve:12 fifteen:15 twenty:20 thirty:30 " +
    "forty:40 fourty:40 fifty:50 sixty:60 ninety:90"
  )
    .split(" ")
    .map((entry) => entry.split(":"))
    .map(([word = "", number]) => [word, Number(number)]),
);

/** Parts of an hour, as text before "hour". */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^three quarters of an? (?=h)/u, 0.75],
  [/^(?:a )?quarter (?:of )?(?:an? )?(?=h)/u, 0.25],
  [/^(?:a )?half (?:of )?(?:an? )?(?=h)/u, 0.5],
  [/^(?:a )?couple (?:of )?(?=h)/u, 2],
];
const NUMBER = `\\d{1,3}½?|½|${[...NUMBERS.keys()].join("|")}`;
const AMOUNT = new RegExp(`^(?<first>${NUMBER})(?: (?:to |or )?(?<second>${NUMBER}))?(?<half> and a half)? `, "u");
const UNIT = /^(?:(?<hour>hours?|hrs?|h)|minutes?|mins?|min|m)(?: |$)/u;
const GLUED = /^(?:(?<hours>\d{1,2}½?)(?:hours?|hrs?|h))?(?:(?<minutes>\d{1,3})(?:minutes?|mins?|m)?)? /u;
const GLUED_UNIT = /[a-z]/u;
const REST_OF_HOURS = new RegExp(
  `^(?:(?<half>and a half)|(?:and )?(?<minutes>(?:${NUMBER})(?: five)?) ?(?:minutes?|mins?|m)|(?<bare>\\d\\d)) `,
  "u",
);

/** The meaning of "quick", in minutes. */
export const QUICK_MINUTES = 30;
const WEEKNIGHT_MINUTES = 45;

/** Phrases for a time. */
const QUICK_PHRASES: readonly (readonly [RegExp, number])[] = [
  [/^(?:really |very )?(?:quick|quickly|quickest|quicker|fast|fastest|speedy|rapid|express) /u, QUICK_MINUTES],
  [/^(?:in a (?:hurry|rush)|in no time|(?:short (?:of|on)|no|little|not much) time) /u, QUICK_MINUTES],
  [/^(?:weeknights?|week nights?|midweek) /u, WEEKNIGHT_MINUTES],
];
/** Words around a time that say that it is the time of work. */
const WORK_BEFORE =
  /^(?:hands on|active|working|prep|preparation)(?: time)? (?:(?:of|is|under|below|in|up to|maximum|max|less than|at most) )*(?=[a-z0-9½])/u;
const WORK_AFTER = /^(?:of )?(?:a )?(?:hands on|active|actual)?(?: ?(?:work|prep|preparation|effort|time))* /u;
/** Words after a time that only say that it is a limit. */
const LIMIT_AFTER = /^(?:or (?:less|under|fewer)|max|maximum|at most|tops) /u;

/** The time that a text begins with, in any usual spelling: "20 min", "1h30", "half an hour", "an hour and a half", "quick". */
export function timeAtStart(typed: readonly string[]): TypedTime | undefined {
  const text = `${typed.join(" ")} `;
  for (const [pattern, minutes] of QUICK_PHRASES) {
    const [phrase] = pattern.exec(text) ?? [];
    if (phrase !== undefined) return { minutes, isWork: false, length: wordsIn(phrase) };
  }
  const [before = ""] = WORK_BEFORE.exec(text) ?? [];
  const found = durationAt(text.slice(before.length));
  if (!found) return undefined;
  let length = before.length + found.end;
  const after = WORK_AFTER.exec(text.slice(length))?.[0] ?? "";
  length += after.length;
  length += LIMIT_AFTER.exec(text.slice(length))?.[0].length ?? 0;
  const isWork = before !== "" || /work|prep|effort|hands|active/u.test(after);
  return { minutes: Math.round(found.minutes), isWork, length: wordsIn(text.slice(0, length)) };
}

function durationAt(text: string): Found | undefined {
  const found = partAt(text) ?? gluedAt(text) ?? amountAt(text);
  return found && found.minutes > 0 && found.minutes <= MINUTES_MAX ? found : undefined;
}

/** A number without a unit, after a word such as "in": "ready in 15", "under 20". */
export function bareTimeAtStart([first = "", ...more]: readonly string[]): TypedTime | undefined {
  const rest = `${more.join(" ")} `;
  const [after = ""] = LIMIT_AFTER.exec(rest) ?? [];
  if (!/^[1-9]\d{0,2}$/u.test(first) || rest.slice(after.length).trim() !== "") return undefined;
  return { minutes: Number(first), isWork: false, length: 1 + wordsIn(after) };
}

function wordsIn(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(" ").length;
}

interface Found {
  readonly minutes: number;
  /** Where the time ends in the text. */
  readonly end: number;
}

/** "half an hour", "three quarters of an hour". */
function partAt(text: string): Found | undefined {
  for (const [pattern, hours] of PARTS) {
    const [before] = pattern.exec(text) ?? [];
    const [unit] = (before !== undefined && UNIT.exec(text.slice(before.length))) || [];
    if (before !== undefined && unit) return { minutes: hours * MINUTES_AN_HOUR, end: before.length + unit.length };
  }
  return undefined;
}

/** "20min", "1h30", "1h 30m". */
function gluedAt(text: string): Found | undefined {
  const [whole = "", hours, minutes] = GLUED.exec(text) ?? [];
  if (!GLUED_UNIT.test(whole)) return undefined;
  const found = { minutes: numberOf(hours ?? "0") * MINUTES_AN_HOUR + Number(minutes ?? 0), end: whole.length };
  return hours !== undefined && minutes === undefined ? withRest(text, found) : found;
}

/** "20 minutes", "20 to 30 minutes", "twenty five minutes", "one and a half hours", "1 hour 20 minutes". */
function amountAt(text: string): Found | undefined {
  const [whole = "", first = "", second, half] = AMOUNT.exec(text) ?? [];
  const unit = UNIT.exec(text.slice(whole.length));
  const minutes = amountOf(first, second);
  if (!unit || minutes === undefined) return undefined;
  const isHours = unit.groups?.["hour"] !== undefined;
  const amount = (minutes + (half === undefined ? 0 : 0.5)) * (isHours ? MINUTES_AN_HOUR : 1);
  const found = { minutes: amount, end: whole.length + unit[0].length };
  return isHours ? withRest(text, found) : found;
}

function withRest(text: string, found: Found): Found {
  const [whole = "", half, counted, bare] = REST_OF_HOURS.exec(text.slice(found.end)) ?? [];
  const [tens = "", ones] = (counted ?? bare ?? "").split(" ");
  const minutes = half === undefined ? (amountOf(tens, ones) ?? 0) : MINUTES_AN_HOUR / 2;
  return minutes === 0 ? found : { minutes: found.minutes + minutes, end: found.end + whole.length };
}

/** For two figures the larger one: "20 to 30". For two words the sum: "twenty five". */
function amountOf(first: string, second: string | undefined): number | undefined {
  const one = numberOf(first);
  if (second === undefined) return Number.isNaN(one) ? undefined : one;
  const two = numberOf(second);
  if (Number.isNaN(one) || Number.isNaN(two)) return undefined;
  return NUMBERS.has(first) && NUMBERS.has(second) && one >= 20 && two < 10 ? one + two : Math.max(one, two);
}

function numberOf(text: string): number {
  const number = NUMBERS.get(text);
  if (number !== undefined) return number;
  if (!/^\d*½?$/u.test(text) || text === "") return Number.NaN;
  return Number(text.replace("½", "") || 0) + (text.endsWith("½") ? 0.5 : 0);
}
