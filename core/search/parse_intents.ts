import { stem } from "../food/mod.ts";
import type { IntentTag } from "./intent_tags.ts";
import type { SearchIntent } from "./search_intent.ts";
import { NO_INTENTS, SEARCH_INTENTS } from "./search_intents.ts";

/** An intent at the beginning of a text. */
export interface TypedIntent {
  readonly intent: SearchIntent;
  /** How many words say it. */
  readonly length: number;
}

const INTENTS: ReadonlyMap<string, SearchIntent | undefined> = new Map([
  ...SEARCH_INTENTS.flatMap((intent) => intent.phrases.map((phrase) => [phrase, intent] as const)),
  ...NO_INTENTS.map((phrase) => [phrase, undefined] as const),
]);
const PHRASE_WORDS_MAX = Math.max(...[...INTENTS.keys()].map((phrase) => phrase.split(" ").length));

/** The intent that a text begins with; the longest phrase counts. */
export function intentAt(words: readonly string[]): TypedIntent | undefined {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(" ");
    const intent = INTENTS.get(phrase);
    if (INTENTS.has(phrase)) return intent && { intent, length };
  }
  return undefined;
}

const LEFTOVERS =
  /^(?:leftovers?|left over|left overs|stale|day old|overripe|over ripe|using up|use up|to use up|use of)(?: |$)/u;

/** How many words at the beginning say that food is left over. */
export function leftoverAt(words: readonly string[]): number {
  return LEFTOVERS.exec(words.join(" "))?.[0].trim().split(" ").length ?? 0;
}

/** The tags of recipes that use up any of these foods. Words that are no food are on no recipe. */
export function usesUpTags(words: readonly string[]): IntentTag[] {
  const pairs = words.slice(1).map((word, place) => `${words[place]}-${stem(word)}`);
  return [...words.map(stem), ...pairs].map((food): IntentTag => `uses-up:${food}`);
}
