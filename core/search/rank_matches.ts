import type { FoodKey } from "../food/mod.ts";
import { removeAccents, stem } from "../food/mod.ts";
import type { QueryUnit } from "./query_units.ts";

/**
 * Where a recipe matches a unit of the query: in its main words, in its other foods, only in its description, or nowhere.
 */
export type Place = "main" | "card" | "description" | undefined;

/** The facts of a recipe that words of a query are compared with. */
export interface MatchedRecipe {
  readonly name: string;
  readonly cuisine: string;
  readonly keywords: readonly string[];
  readonly dishTypes: readonly string[];
  readonly preferences: readonly string[];
  readonly diets: readonly string[];
  /** All foods. */
  readonly foods: readonly FoodKey[];
}

/** A recipe that matches a query, with the facts that it is ranked by. */
export interface Match extends MatchedRecipe {
  readonly principalFoods: readonly FoodKey[];
  /** For each unit of the query. */
  readonly places: readonly Place[];
  /** How many of the preferred tags it lacks. */
  readonly unmet: number;
}

/** Most matches that are ranked. Beyond it, the index's order decides which ones. */
export const RANKED_MAX = 120;

// Weights of places, at most 1. The last word of a name names the dish, the words before it the kind: a pasta sauce is a
// sauce. Words after "with" name a side dish or an addition.
const NAME = { head: 1.12, modifier: 0.8, beside: 0.6, begun: 0.85 };
const TAG = { whole: 1.1, head: 0.7, modifier: 0.3, begun: 0.5 };
const FOOD = { principal: 0.7, other: 0.2 };
/** Matched by the index, but not by a word that is compared here: by a stem, a time or a claim. */
const INDIRECT: Readonly<Record<Exclude<Place, undefined>, number>> = { main: 0.45, card: 0.2, description: 0.05 };
/** Weight of a second and third place, in addition to the best one. */
const FURTHER_PLACES = 0.15;
/** Weight of a match by a synonym. It is nearly full, because recipes may use the synonym as well as the typed word. */
const OTHER_SPELLING = 0.95;
/** The words in one phrase, as in the text: "egg sandwich" is more than an egg and a sandwich. */
const PHRASE = { wholeName: 2, nameEnd: 1.6, wholeTag: 1.2, head: 0.6, within: 0.3 };
/** Weight of a preferred tag: more than the difference between the places that name a dish. */
const PREFERRED = 0.6;
/** A complete dish ranks before an accompaniment, unless the query asks for one. */
const PRIOR: ReadonlyMap<string, number> = new Map([
  ["main dish", 0.05],
  ["Sauce", -0.1],
  ["drinks", -0.1],
  ["Beverage", -0.1],
]);

const PRIOR_MAX = 0.05;

const CONNECTORS = new Set(["with", "in", "from", "on"]);
const LITTLE_WORDS = new Set(["a", "an", "and", "the", "of", "with", "in", "for", "on", "e", "de", "la"]);

/**
 * Sorts the matches by relevance, the best first. The sort is stable.
 *
 * @param options.weights weight of each unit, for a query that recipes match only in part; default 1
 * @param options.isSentence true if it matters more that a recipe has a unit than where
 */
export function rankMatches<Found extends Match>(
  matches: readonly Found[],
  {
    units,
    weights,
    isSentence = false,
  }: { units: readonly QueryUnit[]; weights?: readonly number[]; isSentence?: boolean },
): Found[] {
  const asked = units.map((unit, place) => ({
    unit,
    weight: weights?.[place] ?? 1,
    isCovering: isSentence && weights !== undefined,
    spellings: unit.spellings.map((words) => words.map(stem)),
    beginning: unit.isBeginning ? unit.spellings[0]?.at(-1) : undefined,
  }));
  // A recipe without a kind of dish is a snack.
  const priorOfSnack = units.some(({ typed }) => typed.some((word) => stem(word) === "snack")) ? PRIOR_MAX : 0;
  return matches
    .map((match) => ({ match, rank: rankOf(match, { asked, priorOfSnack }) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ match }) => match);
}

interface AskedUnit {
  readonly unit: QueryUnit;
  readonly weight: number;
  readonly isCovering: boolean;
  readonly spellings: readonly (readonly string[])[];
  readonly beginning: string | undefined;
}

interface Texts {
  readonly name: Phrase;
  readonly head: number;
  readonly tags: readonly Phrase[];
}

function rankOf(match: Match, { asked, priorOfSnack }: { asked: readonly AskedUnit[]; priorOfSnack: number }): number {
  const name = phraseOf(match.name);
  const connector = name.stems.findIndex((word) => CONNECTORS.has(word));
  const texts: Texts = {
    name,
    head: connector > 0 ? connector : name.stems.length,
    tags: [...match.dishTypes, ...match.preferences, ...match.diets, match.cuisine, ...match.keywords].map(phraseOf),
  };
  let rank = (match.dishTypes.length === 0 ? priorOfSnack : priorOf(match.dishTypes)) - PREFERRED * match.unmet;
  for (const [place, one] of asked.entries()) {
    const quality = unitQuality(match, { texts, one, place });
    rank += one.weight * (one.isCovering ? Math.sqrt(quality) : quality);
  }
  return rank + phraseQuality(texts, asked);
}

/** The lowest of its kinds of dish. */
function priorOf(dishTypes: readonly string[]): number {
  let prior = PRIOR_MAX;
  for (const type of dishTypes) prior = Math.min(prior, PRIOR.get(type) ?? 0);
  return prior;
}

function unitQuality(match: Match, { texts, one, place }: { texts: Texts; one: AskedUnit; place: number }): number {
  const found = match.places[place];
  if (found === undefined) return 0;
  if (one.unit.tags.length > 0) return NAME.head;
  const qualities = [
    nameQuality(texts, one),
    Math.max(0, ...texts.tags.map((tag) => tagQuality(tag, one))),
    FOOD.principal * shareOf(match.principalFoods, one.unit) || FOOD.other * shareOf(match.foods, one.unit),
  ];
  const best = Math.max(...qualities);
  if (best === 0) return INDIRECT[found];
  const sum = qualities.reduce((total, quality) => total + quality, 0);
  return best + FURTHER_PLACES * (sum - best);
}

function nameQuality({ name, head }: Texts, one: AskedUnit): number {
  return bestOf(one, name, ({ start, end, isBegun }) => {
    if (start >= head) return NAME.beside;
    if (isBegun) return NAME.begun;
    return end === head ? NAME.head : NAME.modifier;
  });
}

function tagQuality(tag: Phrase, one: AskedUnit): number {
  return bestOf(one, tag, ({ start, end, isBegun }) => {
    if (isBegun) return TAG.begun;
    if (end < tag.stems.length) return TAG.modifier;
    return start === 0 ? TAG.whole : TAG.head;
  });
}

/** The position of a spelling in a phrase. */
interface Spot {
  readonly start: number;
  readonly end: number;
  /** Whether its last word is only the beginning of the phrase's. */
  readonly isBegun: boolean;
}

/** The best quality of the unit's spellings in a phrase. */
function bestOf(one: AskedUnit, phrase: Phrase, qualityAt: (spot: Spot) => number): number {
  let best = 0;
  for (const [index, spelling] of one.spellings.entries()) {
    const beginning = index === 0 ? one.beginning : undefined;
    for (let start = 0; start + spelling.length <= phrase.stems.length; start += 1) {
      const found = compareAt(phrase, { start, spelling, beginning });
      if (found === "none") continue;
      const quality = qualityAt({ start, end: start + spelling.length, isBegun: found === "begun" });
      best = Math.max(best, quality * (index === 0 ? 1 : OTHER_SPELLING));
    }
  }
  return best;
}

/** Whether the phrase has the spelling at this word. */
function compareAt(
  phrase: Phrase,
  { start, spelling, beginning }: { start: number; spelling: readonly string[]; beginning: string | undefined },
): "same" | "begun" | "none" {
  const last = spelling.length - 1;
  for (const [index, word] of spelling.entries()) {
    if (phrase.stems[start + index] === word) continue;
    const isBegun = index === last && beginning !== undefined && phrase.words[start + index]?.startsWith(beginning);
    return isBegun ? "begun" : "none";
  }
  return "same";
}

function shareOf(foods: readonly FoodKey[], { foodShares }: QueryUnit): number {
  let best = 0;
  for (const food of foods) best = Math.max(best, foodShares.get(food) ?? 0);
  return best;
}

/** Weight of words that are adjacent in the typed order. */
function phraseQuality({ name, head, tags }: Texts, asked: readonly AskedUnit[]): number {
  const whole = asked.flatMap(({ spellings: [typed = []] }) => typed);
  if (isSame(withoutLittleWords(name).stems, whole)) return PHRASE.wholeName;
  if (asked.length < 2) return 0;
  const shortName = withoutLittleWords({ words: name.words.slice(0, head), stems: name.stems.slice(0, head) });
  const shortTags = tags.map(withoutLittleWords);
  if (isSame(shortName.stems.slice(-whole.length), whole)) return PHRASE.nameEnd;
  if (shortTags.some((tag) => isSame(tag.stems, whole))) return PHRASE.wholeTag;
  let sum = 0;
  for (const [place, one] of asked.entries()) {
    const before = asked[place - 1]?.spellings[0];
    const [typed] = one.spellings;
    if (!before || !typed) continue;
    const pair = [...before, ...typed];
    sum += Math.max(0, ...[shortName, ...shortTags].map((phrase) => pairQuality(phrase, { pair, one })));
  }
  return sum;
}

function pairQuality(phrase: Phrase, { pair, one }: { pair: readonly string[]; one: AskedUnit }): number {
  for (let start = phrase.stems.length - pair.length; start >= 0; start -= 1) {
    if (compareAt(phrase, { start, spelling: pair, beginning: one.beginning }) === "none") continue;
    return start + pair.length === phrase.stems.length ? PHRASE.head : PHRASE.within;
  }
  return 0;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

function withoutLittleWords({ words, stems }: Phrase): Phrase {
  // sound: as many words as places
  const isKept = (_: string, place: number) => !LITTLE_WORDS.has(words[place] as string);
  return { words: words.filter(isKept), stems: stems.filter(isKept) };
}

/** A text's words without accents, and their stems. */
interface Phrase {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

const PHRASES_MAX = 5_000;
const phrases = new Map<string, Phrase>();

/** Cached, because the same names and keywords are ranked again and again. */
function phraseOf(text: string): Phrase {
  const cached = phrases.get(text);
  if (cached) return cached;
  const words = removeAccents(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  const phrase = { words, stems: words.map(stem) };
  if (phrases.size >= PHRASES_MAX) phrases.clear();
  phrases.set(text, phrase);
  return phrase;
}
