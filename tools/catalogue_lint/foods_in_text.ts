import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { foldWord } from "../../core/cooking/mod.ts";
import type { FoodKey } from "../../core/food/mod.ts";

const WORDS_IN_NAME_MAX = 5;

/** Tools whose names contain a food. */
const TOOLS = /\b(?:tea towel|butter knife|pepper mill|bread knife|egg cup|ice tray|potato masher)s?\b/giu;

/** Food names that are also common words in steps: to fry, to sprinkle, crisp skin, grit in a broth. */
const EVERYDAY_WORDS = new Set(["fri", "sprinkle", "crisp", "chip", "grit", "date", "sprout", "pickle"]);

/** A food's name in a text. */
export interface NamedFood {
  readonly food: FoodKey;
  /** Its words, folded by {@linkcode foldWords}. */
  readonly words: readonly string[];
  /** Index of its first word. */
  readonly at: number;
}

/** Finds foods in a text by name, plural or alias. If two names overlap, the longer counts. */
export class FoodsInText {
  readonly #foodOf = new Map<string, FoodKey>();

  constructor(table: CompositionTable) {
    for (const { key, name, plural, aliases } of table.foods) {
      for (const text of [name, plural, ...aliases]) this.#foodOf.set(foldWords(text).join(" "), key);
    }
  }

  find(text: string): NamedFood[] {
    const words = foldWords(text.replaceAll(TOOLS, " / "));
    const found: NamedFood[] = [];
    for (let at = 0; at < words.length; ) {
      const named = this.#nameAt(words, at);
      if (named) found.push(named);
      at += named?.words.length ?? 1;
    }
    return found;
  }

  #nameAt(words: readonly string[], at: number): NamedFood | undefined {
    for (let length = WORDS_IN_NAME_MAX; length > 0; length--) {
      const name = words.slice(at, at + length);
      const food = this.#foodOf.get(name.join(" "));
      if (food !== undefined && !EVERYDAY_WORDS.has(name.join(" "))) return { food, words: name, at };
    }
    return undefined;
  }
}

/** The words of a text, each folded by {@linkcode foldWord}. */
export function foldWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}%'’]+/gu) ?? []).map(foldWord);
}
