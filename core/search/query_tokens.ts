import { isPrefix, MINUS } from "./exclusion_prefix.ts";

/** Abbreviations of an exclusion. */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["gf", ["gluten", "free"]],
  ["df", ["dairy", "free"]],
]);
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ["−", [MINUS]],
  [";", [","]],
  ["/", ["and"]],
  ["&", ["and"]],
  ["+", ["and"]],
]);

/** Words in lower case, without apostrophes; commas; and {@linkcode MINUS} before a word. */
export function tokens(text: string): string[] {
  const parts = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .replaceAll(/(?<=\d)[.,]5(?= ?-?h)/gu, "½")
    .replaceAll(/(?<![\p{L}\p{N}])w\/o?(?![\p{L}\p{N}])/gu, (found) => (found === "w/o" ? " without " : " with "))
    .match(/(?<![\p{L}\p{N}])[-−](?=\p{L})|[\p{L}\p{N}]+|[,;/&+]/gu);
  return (parts ?? []).flatMap((part) => SIGNS.get(part) ?? ABBREVIATIONS.get(part) ?? [part]);
}

/** Whether a text excludes the food after some of its words: "no feta", "onions but no feta". */
export function leavesOutWhatFollows(text: string): boolean {
  const words = tokens(text);
  return words.some((_, place) => isPrefix(words.slice(place)));
}
