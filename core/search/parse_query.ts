import type { ExclusionTag, Recipe } from "../recipe/mod.ts";
import { COMMON_WORDS } from "./common_words.ts";
import { type ExcludableGroup, MEAT_AND_FISH, MEAT_BESIDE_FISH } from "./excludable_groups.ts";
import { type Exclusion, exclusionAt, mayExclude } from "./exclusion_grammar.ts";
import type { ExclusionTerms } from "./exclusion_terms.ts";
import type { FilterTag } from "./filter_choices.ts";
import { foreignMeaning } from "./foreign_words.ts";
import { activeTag, type IntentTag } from "./intent_tags.ts";
import { besideAt, intentAt, leftoverAt, type TypedIntent, usesUpTags } from "./parse_intents.ts";
import { tokens } from "./query_tokens.ts";
import { searchWords } from "./search_words.ts";
import { bareTimeAtStart, QUICK_MINUTES, timeAtStart } from "./time_phrases.ts";

/** A parsed search text. */
export interface RecipeQuery {
  /** Words that a recipe must have, in lower case, each once; see {@linkcode searchWords}. */
  readonly words: readonly string[];
  /** Whether other text follows the last of the words. Then it is not the beginning of a word. */
  readonly isFinished: boolean;
  /** Tags of the recipes that it leaves out; see `exclusionTagsOf`. */
  readonly without: readonly ExclusionTag[];
  /** A recipe has one tag of each of these; see `intentTagsOf`. */
  readonly having: readonly (readonly IntentTag[])[];
  /** A recipe has one tag of each of these, also if it has fewer of the wishes; see `withFilters`. */
  readonly filters: readonly (readonly FilterTag[])[];
  /** Recipes that have more of these tags come first. */
  readonly preferring: readonly (IntentTag | FilterTag)[];
  /** Longest time; any if undefined. */
  readonly maxMinutes: number | undefined;
  /** Longest time that a filter asks for, which no result exceeds; any if undefined. */
  readonly filterMinutes: number | undefined;
  /** True for a long text: a recipe that has only the most important words is an answer too. */
  readonly isSentence: boolean;
  /** True for words that are joined by "and" or "or": with few matches, recipes with some of them are an answer too. */
  readonly isList: boolean;
  /** The words that name the dish, the last one its kind: "chicken curry" of "chicken curry that I can freeze". None if nothing follows them. */
  readonly subject: readonly string[];
}

/** How the exclusions of a text were understood, for the person. */
export interface ReadExclusions {
  /** Names of the excluded foods, each once. */
  readonly excluded: readonly string[];
  /** Phrases that look like an exclusion, but name no known food: "without xyz". */
  readonly notUnderstood: readonly string[];
  /** Whether a misspelled word in an exclusion was read as another one. */
  readonly isCorrected: boolean;
}

/** A parsed search text, with notes for the person. */
export interface ParsedQuery extends RecipeQuery {
  readonly exclusions: ReadExclusions;
  /**
   * The fallback query if nothing is found: for leftover foods, their words; for words with a wish that depends on taste,
   * that wish alone.
   */
  readonly otherwise: RecipeQuery | undefined;
}

/** Search words by their other spellings. A claim is one word in the search index: "free" alone would find several. */
const SYNONYMS = invert({
  vegetarian: "veggie",
  vegan: "plant based, plantbased",
  main: "entree",
  sandwich: "panino",
  mezze: "meze",
  ramadan: "eid, iftar",
});

/** Diets that recipes have as a word, which foods have too ("vegan butter"), and the tag that leaves the others out. */
const DIET_WORDS: ReadonlyMap<string, ExclusionTag> = new Map([
  ["vegan", "not:vegan"],
  ["vegetarian", "not:vegetarian"],
]);
/** Words of a search for fish: "no meat" then leaves out only meat. */
const FISH_WORDS = words("fish seafood shellfish pescatarian pescetarian");

// Words that say nothing about the dish.
const FILLERS = words(
  "recipe idea easy simple homemade best tasty delicious good nice some something for me my i want make how what please tonight " +
    "today a an the with and or but to of in on at is",
);
/** From this many words on, times and exclusions aside, a text is a sentence, with words that say nothing about the dish. */
const SENTENCE_MIN = 7;
/** Between words of equal rank: "peas and mint". */
const JOINTS = /\p{L}(?:\s*[&+]\s*|\s+(?:and|or)\s+)\p{L}/iu;
/** Words after which a sentence no longer names its dish. */
const AFTER_SUBJECT = words("that which who for with without in from when while at on so because if to as like than ,");
const LIMITERS = words(
  "under below within in less than max maximum up to about around roughly approximately at most only ready done takes take",
);
/** Words before a time that may be exceeded a little. */
const ROUGHLY = words("about around roughly approximately");
const ROUGHLY_SHARE = 1.1;
const LEFTOVER_WORDS = words("leftover leftovers");
/** After them a number without a unit is a time. */
const TIME_LIMITERS = words("in under within below");
/** Phrases of a minimum time: "over an hour". */
const LONGER = /(?:^| )(?:(?:more|longer) than|over|at least)$/u;

/** Whether a text may contain an exclusion. If so, {@linkcode parseQuery} needs the terms of the food table. */
export function mayExcludeFoods(text: string): boolean {
  return mayExclude(tokens(text));
}

/**
 * Parses a search text: words for dishes, foods, kinds and diets; a longest time ("under 30 minutes", "half an hour",
 * "quick"); exclusions ("without coconut", "gluten-free"); claims in any spelling ("veggie"). Everything else is a search
 * word.
 *
 * @param terms without it, nothing is excluded; see {@linkcode mayExcludeFoods}
 */
export function parseQuery(text: string, terms?: ExclusionTerms): ParsedQuery {
  const found: string[] = [];
  const groups: ExcludableGroup[] = [];
  const notUnderstood: string[] = [];
  const having: IntentTag[] = [];
  const tasteful: IntentTag[] = [];
  const preferring: (IntentTag | FilterTag)[] = [];
  let isCorrected = false;
  let isLeftover = false;
  let isFinished = false;
  let said = 0;
  let subject: readonly string[] | undefined;
  let maxMinutes: number | undefined;
  for (let rest = tokens(text); rest.length > 0; ) {
    const [first, second = ""] = rest as [string, ...string[]]; // sound: there is a word
    if (AFTER_SUBJECT.has(first)) subject ??= meaningfulOf(found);
    const time = timeAtStart(rest) ?? (TIME_LIMITERS.has(found.at(-1) ?? "") ? bareTimeAtStart(rest) : undefined);
    const exclusion = time || !terms ? undefined : exclusionAt(rest, terms);
    const leftover = time ? 0 : leftoverAt(rest);
    const typed = time || leftover > 0 ? undefined : typedIntent(rest, exclusion);
    const beside = time || typed ? 0 : besideAt(rest);
    const claim = SYNONYMS.get(`${first} ${singular(second)}`);
    let length = 1;
    if (time) {
      const isLonger = LONGER.test(found.join(" "));
      const minutes = ROUGHLY.has(found.at(-1) ?? "") ? Math.ceil(time.minutes * ROUGHLY_SHARE) : time.minutes;
      if (time.isWork && !isLonger) having.push(activeTag(minutes));
      else if (!isLonger) maxMinutes = Math.min(maxMinutes ?? minutes, minutes);
      found.splice(found.findLastIndex((word) => !LIMITERS.has(word)) + 1);
      length = time.length;
    } else if (typed) {
      const { id, isPreference } = typed.intent;
      if (isPreference === "with words") tasteful.push(`for:${id}`);
      else if (isPreference === undefined) having.push(`for:${id}`);
      preferring.push(`best:${id}`);
      // "Not too hot" is a matter of taste, which leaves nothing out.
      if (isPreference !== "always") groups.push(...(exclusion?.groups ?? []));
      length = typed.length;
    } else if (beside > 0) {
      // Without a dish it is one that goes with others.
      if (having.length === 0 && meaningfulOf(found) === undefined) {
        having.push("for:side");
        preferring.push("best:side");
      }
      length = beside;
    } else if (leftover > 0) {
      isLeftover = true;
      if (rest.length === leftover && found.length === 0) found.push(first);
      length = leftover;
    } else if (exclusion) {
      groups.push(...exclusion.groups);
      notUnderstood.push(...exclusion.notUnderstood);
      isCorrected ||= exclusion.isCorrected;
      found.push(...exclusion.words);
      length = exclusion.length;
    } else if (claim) {
      found.push(...claim);
      length = 2;
    } else {
      found.push(...(SYNONYMS.get(first) ?? SYNONYMS.get(singular(first)) ?? [first]));
    }
    const home = foreignMeaning(first)?.cuisine;
    if (home) preferring.push(home);
    isFinished = time !== undefined || typed !== undefined || beside + leftover > 0 || exclusion !== undefined;
    if (!time && !exclusion && first !== ",") said += length;
    rest = rest.slice(length);
  }
  const named = found.filter((word) => !FILLERS.has(singular(word)));
  const meaningful = meaningfulOf(named) ?? [];
  const isSentence = said >= SENTENCE_MIN;
  const isWish = having.length + preferring.length + tasteful.length > 0;
  const relevant = (isSentence && meaningful.length > 0) || isWish ? meaningful : named;
  const inEnglish = relevant.flatMap((word) => [word, ...(foreignMeaning(word)?.english ?? [])]);
  const isFish = inEnglish.some((word) => FISH_WORDS.has(word) || terms?.isSeafood(word));
  const excluded = groups.map((group) => (group.name === MEAT_AND_FISH.name && isFish ? MEAT_BESIDE_FISH : group));
  const diets = relevant.flatMap((word) => DIET_WORDS.get(word) ?? []);
  const words = searchWords(relevant.join(" "));
  (words.length === 0 ? having : preferring).push(...tasteful);
  const usesUp = isLeftover ? usesUpTags(words.filter((word) => !LEFTOVER_WORDS.has(word))) : [];
  const query: RecipeQuery = {
    words,
    isFinished: isFinished && words.length > 0,
    without: [...new Set([...excluded.flatMap(({ tags }) => tags), ...diets])],
    having: [...new Set(having)].map((tag) => [tag]),
    filters: [],
    preferring: [...new Set([...preferring, ...preferredFor({ words, having, maxMinutes })])],
    maxMinutes,
    filterMinutes: undefined,
    isSentence,
    isList: JOINTS.test(text),
    subject: searchWords((subject ?? []).join(" ")),
  };
  return {
    ...query,
    // A food with a name of two words comes first: "egg whites" are no eggs.
    ...(usesUp.length > 0 && {
      words: [],
      isFinished: false,
      having: [...query.having, usesUp],
      preferring: [...query.preferring, ...usesUp.filter((tag) => tag.split("-").length > 2)],
    }),
    exclusions: {
      excluded: [...new Set(excluded.map(({ name }) => name))],
      notUnderstood: [...new Set(notUnderstood)],
      isCorrected,
    },
    otherwise: usesUp.length > 0 ? query : withoutWords(query, tasteful),
  };
}

/** The intent of a phrase, or of the words that a harmless exclusion stands for: "without baking". */
function typedIntent(rest: readonly string[], exclusion: Exclusion | undefined): TypedIntent | undefined {
  const typed = intentAt(rest);
  if (!exclusion || (typed && typed.length >= exclusion.length)) return typed;
  const meant = intentAt(exclusion.words);
  return meant && { ...meant, length: exclusion.length };
}

function withoutWords(query: RecipeQuery, tasteful: readonly IntentTag[]): RecipeQuery | undefined {
  if (query.words.length === 0 || tasteful.length === 0) return undefined;
  return { ...query, words: [], isFinished: false, having: [...query.having, ...tasteful.map((tag) => [tag])] };
}

/**
 * Tags that the ranking prefers although the query does not ask for them. A query for quick dishes prefers the quickest. A
 * query with only a time prefers dishes to drinks and sauces.
 */
function preferredFor({
  words,
  having,
  maxMinutes,
}: Pick<RecipeQuery, "words" | "maxMinutes"> & { having: readonly IntentTag[] }): IntentTag[] {
  if (maxMinutes === undefined) return [];
  return [
    ...(maxMinutes === QUICK_MINUTES ? (["within20min"] as const) : []),
    ...(words.length === 0 && having.length === 0 ? (["best:food"] as const) : []),
  ];
}

/** Regions by the cuisines that belong to them. */
const REGIONS = invert({
  african: "Egyptian, Ethiopian, Moroccan, Nigerian, Senegalese, South African, Tunisian",
  "north african": "Egyptian, Moroccan, Tunisian",
  "west african": "Nigerian, Senegalese",
  asian:
    "Chinese, Filipino, Indian, Indonesian, Japanese, Korean, Malaysian, South Asian, Sri Lankan, Thai, Vietnamese",
  "east asian": "Chinese, Japanese, Korean",
  "southeast asian": "Filipino, Indonesian, Malaysian, Thai, Vietnamese",
  "south asian": "Indian, Sri Lankan",
  caribbean: "Cuban, Jamaican",
  "latin american": "Argentine, Brazilian, Cuban, Mexican, Peruvian",
  "south american": "Argentine, Brazilian, Peruvian",
  "middle eastern": "Egyptian, Lebanese, Levantine, Persian, Turkish",
  scandinavian: "Danish, Swedish",
  nordic: "Danish, Scandinavian, Swedish",
  "eastern european": "Georgian, Hungarian, Polish, Ukrainian",
  european:
    "Austrian, British, Danish, Dutch, French, German, Greek, Hungarian, Irish, Italian, Polish, Portuguese, " +
    "Scandinavian, Spanish, Swedish, Swiss, Ukrainian",
});

/** Search words derived from a recipe's time and cuisine. */
export function searchTagsOf({ cuisine, totalMinutes }: Pick<Recipe, "cuisine" | "totalMinutes">): string[] {
  return [...(REGIONS.get(cuisine) ?? []), ...TIMES.filter((minutes) => totalMinutes <= minutes).map(timeTag)];
}

/** Times with a word in the search index, in minutes. For another time, the next longer word is looked up and filtered. */
const TIMES = [10, 15, 20, 30, 45, 60, 90, 120];

/** The index word that covers all recipes up to this time; undefined if the time is too long for one. */
export function timeTagFor(maxMinutes: number): IntentTag | undefined {
  const bound = TIMES.find((minutes) => minutes >= maxMinutes);
  return bound === undefined ? undefined : timeTag(bound);
}

function timeTag(minutes: number): IntentTag {
  return `within${minutes}min`;
}

/** The words that say something about a dish; undefined if there is none. */
function meaningfulOf(found: readonly string[]): readonly string[] | undefined {
  const meaningful = found.filter((word) => !FILLERS.has(singular(word)) && !COMMON_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : undefined;
}

function singular(word: string): string {
  return word.replace(/s$/u, "");
}

function words(line: string): ReadonlySet<string> {
  return new Set(line.split(" "));
}

/** Maps each entry of the comma-separated lists to the keys of its lists. */
function invert(lists: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, list] of Object.entries(lists)) {
    for (const entry of list.split(", ")) keys.set(entry, [...(keys.get(entry) ?? []), key]);
  }
  return keys;
}
