import { ONE_TO_TEN } from "../amounts/mod.ts";

/** A time in a step for which a cook would set a timer. */
export interface StepTimer {
  /** The time as the step has it: "8–10 minutes". */
  readonly text: string;
  /** Where it begins in the step's text. */
  readonly at: number;
  /** When to look: the shorter time of a range. */
  readonly seconds: number;
  /** The longer time of a range; absent for one time. */
  readonly upToSeconds?: number;
  /** The activity during the time, as one word: "Simmer". Absent if the sentence has none. */
  readonly verb?: string;
}

/** More times in one step are no longer for timers. */
const TIMERS_MAX = 6;
/** "Count to five": too short for a timer. */
const SECONDS_MIN = 15;
/** Longer waits are planned, not timed: "overnight", "2 days". */
const SECONDS_MAX = 24 * 60 * 60;

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  ...ONE_TO_TEN,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  sixty: 60,
};
const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };
const SECONDS_PER: Readonly<Record<string, number>> = { sec: 1, min: 60, hou: 3_600, hr: 3_600, hrs: 3_600 };

const NUMBER = String.raw`(?:half an?|\d+(?:\.\d+)?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔]|${Object.keys(WORDS).join("|")})`;
const UNIT = "(?:seconds?|secs?|minutes?|mins?|hours?|hrs?)";
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/½¼¾–-])(?<from>${NUMBER})(?:(?:[–-]| to | or )(?<to>${NUMBER}))?[ -](?:more |full |whole )?(?<unit>${UNIT})(?<half> and a half)?(?:,? (?:and )?(?<rest>\d+) (?<restUnit>minutes?|mins?|seconds?|secs?))?(?![\p{L}\p{N}])`,
  "giu",
);

/** Before a time: it is a part of another one, a limit, a rhythm, a condition, or a test of the heat. */
const NO_TIMER_BEFORE =
  /\b(?:last|first|final|next|every|each|per|within|longer than|more than|less than|no more than|under|takes? a beginner(?: about)?|takes?(?: about| around| up to)?|needs? (?:about )?|(?:keeps?|lasts?|will last|good|best) (?:it |well |fresh )?(?:for )?(?:up to )?|(?:browns?|colours?|sizzles?|scorch(?:es)?|burns?) in(?: about)?|as)\s*$/iu;
/** After a time: it is relative to another one. */
const NO_TIMER_AFTER =
  /^\s*(?:less|longer|earlier|sooner|before (?!you|any|serving|slicing|cutting|eating)|ahead|apart|later|a day|old|or two\b(?! more)|of (?:these|those|that|the)\b|to one side)/iu;

/** A cook's activity while a timer runs, with the name of such a timer if it is another word. */
const VERBS: ReadonlyMap<string, string> = new Map(
  (
    "bake beat blanch blend boil braise bubble char chill cook cool crackle drain fold freeze fry grill heat infuse knead leave:rest " +
    "let:rest macerate marinate melt microwave mix parboil poach press proof:prove prove reduce reheat rest rise roast sauté " +
    "scald scramble sear settle shake simmer sit:rest sizzle soak soften stand:rest steam steep stew stir swell sweat swirl toast " +
    "toss turn:cook wait:rest warm whisk whip wilt"
  )
    .split(" ")
    .map((entry) => entry.split(":"))
    .map(([word = "", name = word]) => [word, name]),
);
/** Before a word it is no verb: "over medium heat", "to the boil", "the rest". */
const BEFORE_NOUN =
  /(?:^|\s)(?:an?|the|its|their|of|oven|medium|low|high|medium-high|medium-low|gentle|bare|full|hot|somewhere|until|lowest|highest|lively|fierce|rolling|strong|steady|good|slow)$/iu;

/**
 * The times in a step's text for which a cook would set a timer, in order. Uncertain ones are left out: "every 10 minutes",
 * "the last 5 minutes", "serve within 2 hours", "overnight".
 */
export function stepTimers(text: string): StepTimer[] {
  return [...text.matchAll(TIME)].flatMap((found) => timerOf(found, text) ?? []).slice(0, TIMERS_MAX);
}

function timerOf({ 0: whole, index: at, groups = {} }: RegExpExecArray, text: string): StepTimer | undefined {
  const before = text.slice(0, at);
  const after = text.slice(at + whole.length);
  if (NO_TIMER_BEFORE.test(before) || NO_TIMER_AFTER.test(after)) return undefined;
  const { from = "", to, unit = "", half, rest, restUnit } = groups;
  // "a second bowl", "the second": an order and no time.
  if (/^seconds?$/iu.test(unit) && /^(?:an?|one|another)$/iu.test(from)) return undefined;
  const scale = secondsPer(unit);
  const added = (half === undefined ? 0 : scale / 2) + (rest === undefined ? 0 : Number(rest) * secondsPer(restUnit));
  const seconds = Math.round(numberOf(from) * scale + added);
  const upToSeconds = to === undefined ? seconds : Math.round(numberOf(to) * scale + added);
  if (seconds < SECONDS_MIN || upToSeconds > SECONDS_MAX) return undefined;
  const verb = verbOf(before, after);
  return {
    text: whole,
    at,
    seconds,
    ...(upToSeconds > seconds && { upToSeconds }),
    ...(verb !== undefined && { verb }),
  };
}

function secondsPer(unit = ""): number {
  return SECONDS_PER[unit.toLowerCase()] ?? SECONDS_PER[unit.slice(0, 3).toLowerCase()] ?? 0;
}

function numberOf(text: string): number {
  const word = text.toLowerCase();
  if (word.startsWith("half")) return 0.5;
  const fraction = FRACTIONS[word.at(-1) ?? ""];
  return WORDS[word] ?? (fraction === undefined ? Number(word) : Number(word.slice(0, -1)) + fraction);
}

/** The verb of the time's own sentence: the nearest before the time, else the first after it. */
function verbOf(before: string, after: string): string | undefined {
  const start = before.split(/[.!?:;\n]\s/u).at(-1) ?? "";
  const end = after.split(/[.!?;\n]/u)[0] ?? "";
  const verb = verbsIn(start).at(-1) ?? verbsIn(end)[0];
  return verb && verb.charAt(0).toUpperCase() + verb.slice(1);
}

function verbsIn(text: string): string[] {
  return [...text.matchAll(/\p{L}[\p{L}-]*/gu)].flatMap(({ 0: word, index }) => {
    const verb = VERBS.get(word.toLowerCase());
    return verb === undefined || BEFORE_NOUN.test(text.slice(0, index).trimEnd()) ? [] : [verb];
  });
}
