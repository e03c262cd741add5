import type { PageLine } from "./page_lines.ts";

const LINES_MAX = 50_000;

const ITEM = /^(?:[-–—•·*▢☐□◦‣]|\d{1,2}[.)](?=\s))\s*(?=\S)/u;
const HEADING = /^(?<marks>#{1,6})\s+(?<text>.*\S)\s*$/u;

/** The lines of a text without markup, in which people still mark headings and lists. */
export function linesOfPastedText(text: string): PageLine[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/u, LINES_MAX);
  return lines.flatMap((line): PageLine[] => {
    const plain = line
      .replaceAll(/\s+/gu, " ")
      .trim()
      .replaceAll(/^\*\*|\*\*$/gu, "");
    const { marks = "", text: heading = "" } = HEADING.exec(plain)?.groups ?? {};
    if (heading !== "") return [{ kind: "heading", level: marks.length, text: heading }];
    if (plain === "") return [];
    const item = plain.replace(ITEM, "");
    return [{ kind: item === plain ? "text" : "item", level: 0, text: item }];
  });
}
