import { removeAccents, stem } from "../food/mod.ts";
import type { IntentTag } from "./intent_tags.ts";
import type { SearchIntent } from "./search_intent.ts";
import { NO_INTENTS, SEARCH_INTENTS } from "./search_intents.ts";

/** An intent at the beginning of a text. */
export interface TypedIntent {
  readonly intent: SearchIntent;
  /** How many words say it. */
  readonly length: number;
}

/** Words that are the same before a noun: "for the crowd" is "for a crowd". */
const DETERMINERS = new Set("a an the my our your this".split(" "));

const INTENTS: ReadonlyMap<string, SearchIntent | undefined> = new Map([
  ...SEARCH_INTENTS.flatMap((intent) => intent.phrases.map((phrase) => [keyOfPhrase(phrase), intent] as const)),
  ...NO_INTENTS.map((phrase) => [keyOfPhrase(phrase), undefined] as const),
]);
const PHRASE_WORDS_MAX = Math.max(...[...INTENTS.keys()].map((phrase) => phrase.split(" ").length));

/** The intent that a text begins with; the longest phrase counts. */
export function intentAt(words: readonly string[]): TypedIntent | undefined {
  let found: TypedIntent | undefined;
  let phrase = "";
  for (let length = 1; length <= Math.min(PHRASE_WORDS_MAX, words.length); length += 1) {
    // sound: it is within the words
    phrase = length === 1 ? keyOf(words[0] as string) : `${phrase} ${keyOf(words[length - 1] as string)}`;
    if (!INTENTS.has(phrase)) continue;
    const intent = INTENTS.get(phrase);
    found = intent && { intent, length };
  }
  return found;
}

function keyOf(word: string): string {
  return DETERMINERS.has(word) ? "a" : removeAccents(word);
}

function keyOfPhrase(phrase: string): string {
  return phrase.split(" ").map(keyOf).join(" ");
}

const LEFTOVERS =
  /^(?:leftovers?|left over|left overs|stale|day old|overripe|over ripe|using up|use up|to use up|use of)(?: |$)/u;

/** How many words at the beginning say that food is left over. */
export function leftoverAt(words: readonly string[]): number {
  return LEFTOVERS.exec(words.join(" "))?.[0].trim().split(" ").length ?? 0;
}

const BESIDE =
  /^(?:goes|go|going) (?:(?:very |really )?well )?with |^(?:to )?(?:go|serve|eat) (?:well )?with |^to accompany |^alongside /u;
const CLAUSE_ENDS = new Set(", that which for in without under".split(" "));

/** How many words at the beginning name what a dish is served with, which is not what is searched for: "that goes well with grilled meat". */
export function besideAt(words: readonly string[]): number {
  const [phrase] = BESIDE.exec(`${words.join(" ")} `) ?? [];
  if (phrase === undefined) return 0;
  const start = phrase.trim().split(" ").length;
  const end = words.findIndex((word, place) => place >= start && CLAUSE_ENDS.has(word));
  return end < 0 ? words.length : end;
}

/** The tags of recipes that use up any of these foods. Words that are no food are on no recipe. */
export function usesUpTags(words: readonly string[]): IntentTag[] {
  const pairs = words.slice(1).map((word, place) => `${words[place]}-${stem(word)}`);
  return [...words.map(stem), ...pairs].map((food): IntentTag => `uses-up:${food}`);
}
