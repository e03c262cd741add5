import { FRACTIONS, numberInRecipe } from "../amounts/mod.ts";

/** A number, a word, or a mark such as "(" in a line. */
export interface Token {
  readonly text: string;
  /** The value of a number, or of a number word. */
  readonly value: number | undefined;
  readonly isWord: boolean;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

const FRACTION = Object.keys(FRACTIONS).join("");
const TOKEN = new RegExp(
  `(?<mixed>\\d{1,4}(?: ?[${FRACTION}]|[ -]\\d{1,2}/\\d{1,3}(?!\\d)))|(?<number>\\d{1,3}/\\d{1,3}(?!\\d)|[${FRACTION}]|\\d+(?:[.,]\\d+)*)|(?<word>\\p{L}[\\p{L}\\p{M}'’.]*(?:-\\p{L}[\\p{L}\\p{M}'’.]*)*)|(?<mark>\\S)`,
  "gu",
);

/** The numbers, words and marks of a text. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, index, groups = {} }) => {
    const { mixed, word, number } = groups;
    return {
      text: written,
      value:
        mixed !== undefined
          ? mixedNumber(mixed)
          : number !== undefined
            ? plainNumber(number)
            : word && numberInRecipe(word),
      isWord: word !== undefined,
      start: index,
      end: index + written.length,
    } as Token; // sound: one of the kinds
  });
}

/** "1½", "1 1/2", "1-1/2". Undefined of "1/0". */
function mixedNumber(text: string): number | undefined {
  const [, whole = "", fraction = ""] = /^(\d+)[ -]?(.+)$/u.exec(text) ?? [];
  const part = numberInRecipe(fraction);
  return part === undefined ? undefined : Number(whole) + part;
}

/** "1,000" and "1.000" are thousands, as no recipe measures to a thousandth; "1,5" and "0.125" are not. */
function plainNumber(text: string): number | undefined {
  if (/^[1-9]\d{0,2}(?:[.,]000)+$/u.test(text)) return Number(text.replaceAll(/[.,]/gu, ""));
  return numberInRecipe(text);
}
