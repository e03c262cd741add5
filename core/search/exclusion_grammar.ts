import { DIET_GROUPS, type ExcludableGroup } from "./excludable_groups.ts";
import {
  AFTER_DIETS,
  AFTER_FOODS,
  BEFORE_FOODS,
  DISH_WORDS,
  EXCLUDED_METHODS,
  EXCLUDING_ENDINGS,
  EXCLUDING_POSTFIXES,
  EXCLUDING_PREFIXES,
  HARMLESS_PHRASES,
  LIST_ENDS,
  NOT_EXCLUDING_ENDINGS,
} from "./exclusion_phrases.ts";
import { isPrefix, longestPhrase, MINUS } from "./exclusion_prefix.ts";
import { DISHES, type ExclusionTerm, type ExclusionTerms } from "./exclusion_terms.ts";

// Casts of indexed values are sound: every index is within its table.

/** The exclusions at the beginning of a text. */
export interface Exclusion {
  /** How many of the text's words belong to it. */
  readonly length: number;
  readonly groups: readonly ExcludableGroup[];
  /** Phrases that look like an exclusion, but name no known food. */
  readonly notUnderstood: readonly string[];
  /** Whether a misspelled word was read as another one. */
  readonly isCorrected: boolean;
  /** Search words that replace it: "nobake". */
  readonly words: readonly string[];
}

const SEPARATORS = new Set([",", "and", "or", "nor"]);
const EITHER = new Set(["or", "nor"]);
/** After these words "free" begins another phrase: "free from nuts", "free-range eggs". */
const AFTER_FREE = new Set(["from", "of", "range", "to"]);
const NOTHING: Exclusion = { length: 0, groups: [], notUnderstood: [], isCorrected: false, words: [] };

/** Whether a text may leave something out, so that it has to be parsed with the food table. May be wrong only if it says yes. */
export function mayExclude(tokens: readonly string[]): boolean {
  return tokens.some(
    (token) => FIRST_WORDS.has(token) || EXCLUDING_POSTFIXES.has(token) || EXCLUDING_ENDINGS.test(token),
  );
}

const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...EXCLUDING_PREFIXES, ...DIET_GROUPS.keys(), MINUS].map((phrase) => phrase.split(" ")[0] as string),
);

/**
 * Parses the exclusion at the beginning of a text: "without nuts or milk", "nut-free", "-nuts", "eggless", "kosher". It ends
 * with its phrase: in "no egg breakfast" it is "no egg".
 *
 * @param tokens words in lower case, commas and {@linkcode MINUS}
 * @returns undefined if the text does not begin with an exclusion or a phrase that looks like one
 */
export function exclusionAt(tokens: readonly string[], terms: ExclusionTerms): Exclusion | undefined {
  const harmless = harmlessAt(tokens);
  // "No baking soda" leaves out a food.
  if (harmless && !isFoodBeyond(tokens, { terms, length: harmless.length })) return harmless;
  return endingAt(tokens, terms) ?? prefixedAt(tokens, terms) ?? postfixedAt(tokens, terms) ?? dietAt(tokens, terms);
}

/** Whether the food after a prefix is longer than the harmless phrase that begins with the same words. */
function isFoodBeyond(
  tokens: readonly string[],
  { terms, length }: { terms: ExclusionTerms; length: number },
): boolean {
  const prefix = longestPhrase(tokens, (words) => EXCLUDING_PREFIXES.has(words));
  return prefix !== undefined && prefix.length + (terms.at(tokens.slice(prefix.length))?.length ?? 0) > length;
}

function harmlessAt(tokens: readonly string[]): Exclusion | undefined {
  const phrase = longestPhrase(tokens, (words) => HARMLESS_PHRASES.has(words));
  return phrase && { ...NOTHING, length: phrase.length, words: HARMLESS_PHRASES.get(phrase.words) ?? [] };
}

/** "eggless", "glutenfree". */
function endingAt([first = ""]: readonly string[], terms: ExclusionTerms): Exclusion | undefined {
  const [, stem = ""] = EXCLUDING_ENDINGS.exec(first) ?? [];
  const term = stem === "" || NOT_EXCLUDING_ENDINGS.has(first) ? undefined : terms.at([stem]);
  return term && { ...NOTHING, length: 1, groups: [term.leavesOut] };
}

/** "without nuts or milk", "-nuts". */
function prefixedAt(tokens: readonly string[], terms: ExclusionTerms): Exclusion | undefined {
  if (tokens[0] === MINUS) return withoutList(tokens, { terms, prefix: { words: MINUS, length: 1 } });
  const prefix = longestPhrase(tokens, (words) => EXCLUDING_PREFIXES.has(words));
  if (!prefix) return undefined;
  return withList(tokens, { terms, prefix });
}

interface PrefixedOptions {
  readonly terms: ExclusionTerms;
  readonly prefix: { readonly words: string; readonly length: number };
}

function withoutList(tokens: readonly string[], { terms, prefix }: PrefixedOptions): Exclusion {
  return itemAt(tokens, { terms, prefix: prefix.words, start: prefix.length });
}

function withList(tokens: readonly string[], { terms, prefix }: PrefixedOptions): Exclusion {
  let found = itemAt(tokens, { terms, prefix: prefix.words, start: prefix.length });
  for (;;) {
    const next = nextItem(tokens, { terms, prefix: prefix.words, end: found.length });
    if (!next) return found;
    found = {
      length: next.length,
      groups: [...found.groups, ...next.groups],
      notUnderstood: [...found.notUnderstood, ...next.notUnderstood],
      isCorrected: found.isCorrected || next.isCorrected,
      words: [],
    };
  }
}

/** The food after a prefix or a separator. An unknown food is one word long, since the next words may be the dish. */
function itemAt(
  tokens: readonly string[],
  { terms, prefix, start }: { terms: ExclusionTerms; prefix: string; start: number },
): Exclusion {
  const from = foodAfter(tokens, { terms, start });
  const method = longestPhrase(tokens.slice(from), (words) => EXCLUDED_METHODS.has(words));
  const way = method && EXCLUDED_METHODS.get(method.words);
  if (way) return { ...NOTHING, length: from + method.length, groups: [way] };
  const term = terms.at(tokens.slice(from));
  if (term) return { ...NOTHING, length: endOf(tokens, from + term.length), groups: [term.leavesOut] };
  const word = tokens[from];
  // "Not without …", or nothing follows.
  if (word === undefined || SEPARATORS.has(word) || LIST_ENDS.has(word)) {
    return { ...NOTHING, length: from, notUnderstood: [prefix] };
  }
  if (isPrefix(tokens.slice(from))) return { ...NOTHING, length: from };
  const nearest = terms.nearest(word);
  if (nearest.length > 0) return { ...NOTHING, length: endOf(tokens, from + 1), groups: nearest, isCorrected: true };
  const phrase = prefix === MINUS ? `${MINUS}${word}` : `${prefix} ${word}`;
  return { ...NOTHING, length: from + 1, notUnderstood: [phrase] };
}

/**
 * The next food of a list. After "or" it always belongs to the list. After "and" or a comma it may be the dish: "no egg,
 * tomato soup". It belongs to the list if that ends after it.
 */
function nextItem(
  tokens: readonly string[],
  { terms, prefix, end }: { terms: ExclusionTerms; prefix: string; end: number },
): Exclusion | undefined {
  const start = skip(tokens, { start: end, words: SEPARATORS });
  if (start === end || start >= tokens.length || isPrefix(tokens.slice(start))) return undefined;
  const isEither = tokens.slice(end, start).some((word) => EITHER.has(word));
  const term = terms.at(tokens.slice(foodAfter(tokens, { terms, start })));
  if (!term && !isEither) return undefined;
  const item = itemAt(tokens, { terms, prefix, start });
  return isEither || endsList(tokens.slice(item.length), term) ? item : undefined;
}

function endsList(rest: readonly string[], term: ExclusionTerm | undefined): boolean {
  const [next] = rest;
  if (next === undefined || SEPARATORS.has(next) || LIST_ENDS.has(next) || /^\d/u.test(next)) return true;
  return isPrefix(rest) || (term?.isGroup === true && DISH_WORDS.has(next));
}

/** "nut-free", "gluten and dairy free", "egg allergy". */
function postfixedAt(tokens: readonly string[], terms: ExclusionTerms): Exclusion | undefined {
  const place = tokens.findIndex((_, index) => index > 0 && isPostfix(tokens, index));
  if (place < 0) return undefined;
  const groups = listBefore(tokens.slice(0, place), terms);
  const length = skip(tokens, { start: place, words: EXCLUDING_POSTFIXES });
  const end = skip(tokens, { start: length, words: AFTER_DIETS });
  if (groups) return { ...NOTHING, length: end, groups };
  const [word = ""] = tokens;
  if (place !== 1 || SEPARATORS.has(word) || BEFORE_FOODS.has(word) || LIST_ENDS.has(word)) return undefined;
  // "Fat-free milk" is a food.
  const food = terms.at(tokens);
  if (food && food.length > place) return { ...NOTHING, length: food.length, words: tokens.slice(0, food.length) };
  const nearest = terms.nearest(word);
  if (nearest.length > 0) return { ...NOTHING, length: end, groups: nearest, isCorrected: true };
  return { ...NOTHING, length: end, notUnderstood: [tokens.slice(0, length).join(" ")] };
}

function isPostfix(tokens: readonly string[], index: number): boolean {
  return EXCLUDING_POSTFIXES.has(tokens[index] as string) && !AFTER_FREE.has(tokens[index + 1] ?? "");
}

/**
 * The foods of a list that fills these words. Undefined if it begins with a possible dish: the chicken of "chicken, gluten free"
 * and of "chicken and dairy free".
 */
function listBefore(words: readonly string[], terms: ExclusionTerms): ExcludableGroup[] | undefined {
  const found: ExclusionTerm[] = [];
  const more: ExclusionTerm[] = [];
  let separators: readonly string[] = [];
  for (let at = 0; at < words.length; ) {
    const term = terms.at(words.slice(at));
    if (!term) return undefined;
    found.push(term);
    // "Bread flour free" may be bread without flour.
    const afterDish = DISHES.has(words[at] as string) ? terms.at(words.slice(at + 1)) : undefined;
    if (afterDish && afterDish.length + 1 === term.length) more.push(afterDish);
    const end = at + term.lengthWithDish;
    at = skip(words, { start: end, words: SEPARATORS });
    if (end < words.length && at === end) return undefined;
    if (at < words.length) separators = words.slice(end, at);
  }
  if (separators.at(-1) === ",") return undefined;
  const isMixed = found.some(({ isGroup }) => isGroup !== found[0]?.isGroup);
  if (isMixed && !separators.some((word) => EITHER.has(word))) return undefined;
  return [...found, ...more].map(({ leavesOut }) => leavesOut);
}

/** "keto", "coeliac-friendly". */
function dietAt(tokens: readonly string[], terms: ExclusionTerms): Exclusion | undefined {
  const phrase = longestPhrase(tokens, (words) => DIET_GROUPS.has(words));
  const group = phrase && DIET_GROUPS.get(phrase.words);
  // Kosher salt is a food.
  if (!group || (terms.at(tokens)?.length ?? 0) > phrase.length) return undefined;
  return { ...NOTHING, length: skip(tokens, { start: phrase.length, words: AFTER_DIETS }), groups: [group] };
}

/** Where an exclusion ends that says "no dairy products" or "no gluten allergens". */
function endOf(tokens: readonly string[], end: number): number {
  const after = skip(tokens, { start: end, words: AFTER_FOODS });
  return tokens[after] === "free" && isPostfix(tokens, after) ? after + 1 : after;
}

/** Where a food begins after words such as "any"; not after the "extra" of "extra virgin olive oil". */
function foodAfter(tokens: readonly string[], { terms, start }: { terms: ExclusionTerms; start: number }): number {
  const end = skip(tokens, { start, words: BEFORE_FOODS });
  for (let place = start; place < end; place++) {
    if (terms.at(tokens.slice(place))) return place;
  }
  return end;
}

function skip(tokens: readonly string[], { start, words }: { start: number; words: ReadonlySet<string> }): number {
  let end = start;
  while (end < tokens.length && words.has(tokens[end] as string)) end += 1;
  return end;
}
