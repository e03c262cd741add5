import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import type { FoodKey } from "../../core/recipe/mod.ts";

const LONGEST_NAME = 5;

/** Tools that bear a food's name. */
const TOOLS = /\b(?:tea towel|butter knife|pepper mill|bread knife|egg cup|ice tray|potato masher)s?\b/giu;

/** Foods whose names are everyday words in the steps of any dish: to fry, to sprinkle, crisp skin, grit in a broth. */
const EVERYDAY_WORDS = new Set(["fri", "sprinkle", "crisp", "chip", "grit", "date", "sprout", "pickle"]);

/** A food's name as it stands in a text. */
export interface NamedFood {
  readonly food: FoodKey;
  /** The words that name it, folded by {@linkcode foldWords}. */
  readonly words: readonly string[];
  /** Where the name begins, counted in words. */
  readonly at: number;
}

/** Finds the foods that a sentence names, by name, plural or alias; of two that overlap, the longer. */
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
    for (let length = LONGEST_NAME; length > 0; length--) {
      const name = words.slice(at, at + length);
      const food = this.#foodOf.get(name.join(" "));
      if (food !== undefined && !EVERYDAY_WORDS.has(name.join(" "))) return { food, words: name, at };
    }
    return undefined;
  }
}

/** Lower-case words without accents, each in one form for singular and plural. Not always English: "chilli" for "chillies". */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}%]+/gu) ?? []).map(foldPlural);
}

function foldPlural(word: string): string {
  if (/^(?:leaves|halves|loaves)$/u.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:ies|ie|y)$/u.test(word)) return word.replace(/(?:ies|ie|y)$/u, "i");
  if (/(?:oes|ches|shes|sses|xes)$/u.test(word)) return word.slice(0, -2);
  return /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}
