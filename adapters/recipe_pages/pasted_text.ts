import type { PageLine } from "./page_lines.ts";
import { INGREDIENTS, STEPS } from "./page_words.ts";

const LINES_MAX = 50_000;
const ITEM = /^(?:[-–—•·*▢☐□◦‣](?:\s?\[[ x]?\](?=\s))?|\d{1,2}[.)](?=\s))\s*(?=\S)/u;
const HEADING = /^(?<marks>#{1,6})\s+(?<text>.*\S)\s*$/u;
/** Texts above the recipe where a whole page is pasted. */
const NAVIGATION =
  /^(?:skip|jump|zum inhalt|zum rezept|aller au|passer au|saltar|ir al|vai al|ga naar|direct naar|home|menu|menü|search|suche|log ?in|sign (?:in|up)|subscribe|print|save|share|recipes|rezepte|recettes|recetas|ricette|recepten|toggle|close|about|blog|shop)\b/iu;
const TITLE_LINES_MAX = 300;
/** A shorter text after "Method:" is its kind, such as "stovetop". */
const STEP_MIN_LENGTH = 30;

/** The lines of a text without markup, in which people still mark headings and lists. */
export function linesOfPastedText(text: string): PageLine[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/u, LINES_MAX);
  return lines.flatMap((line): PageLine[] => {
    const plain = line
      .replaceAll(/\s+/gu, " ")
      .trim()
      .replaceAll(/^[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_])[*_]{1,3}$/gu, "");
    const { marks = "", text: heading = "" } = HEADING.exec(plain)?.groups ?? {};
    if (heading !== "") return [{ kind: "heading", level: marks.length, text: heading }];
    if (plain === "") return [];
    const item = plain.replace(ITEM, "");
    return partInLine(plain) ?? [{ kind: item === plain ? "text" : "item", level: 0, text: item }];
  });
}

/** "Ingredients: 1 onion, 2 carrots" */
function partInLine(line: string): PageLine[] | undefined {
  const [, heading = "", rest = ""] = /^([^:]{2,40}):\s*(\S.*)$/u.exec(line) ?? [];
  const text = (each: string): PageLine => ({ kind: "text", level: 0, text: each });
  const parts = rest.split(/[,;]\s+(?=\S)/u);
  if (INGREDIENTS.test(heading) && parts.length > 1) return [heading, ...parts].map(text);
  return STEPS.test(heading) && rest.length > STEP_MIN_LENGTH ? [text(heading), text(rest)] : undefined;
}

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|evening)|hallo|liebe[rs]?|salut|bonjour|hola|querid[oa]|ciao|cara|caro)\b.{0,40}[,!.]$/iu;

/** Without a sentence: the name of the dish in a message. */
function lineAboveIngredients(lines: readonly PageLine[]): string | undefined {
  const end = lines.findIndex(({ text }) => INGREDIENTS.test(text));
  return lines.slice(1, Math.max(end, 1)).findLast(({ text }) => !/[.!?:,]$/u.test(text) && !/\d/u.test(text))?.text;
}

/** The first line, or where a whole page was pasted the first one that it has again further down. */
export function titleOfPastedText(lines: readonly PageLine[]): string {
  const above = lines.slice(0, TITLE_LINES_MAX).map(({ text }) => text);
  const first = lines.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? above[0] ?? "";
  if (GREETING.test(first)) return lineAboveIngredients(lines) ?? first;
  if (!NAVIGATION.test(first)) return first;
  const others = above.filter((text) => !NAVIGATION.test(text));
  const again = others.find(
    (text, at) => text.length >= 8 && text.includes(" ") && others.indexOf(text, at + 1) !== -1,
  );
  return again ?? others[0] ?? first;
}
