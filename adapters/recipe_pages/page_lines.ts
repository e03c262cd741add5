import { type PageElement, type PageNode, readPageTree, withoutEntities } from "./page_tree.ts";

/** A line of a page, as its reader sees it. */
export interface PageLine {
  readonly kind: "heading" | "item" | "text";
  /** The level of a heading, 1 to 6; otherwise 0. */
  readonly level: number;
  /** Not empty, without line breaks. */
  readonly text: string;
  /** The same for all lines of one item of a list, or one row of a table. Absent outside of them. */
  readonly row?: number | undefined;
}

const wordsOf = (words: string) => new Set(words.split(" "));

/** More than all steps of a recipe may have. */
const TEXT_MAX_LENGTH = 500_000;
const LINE_MAX_LENGTH = 50_000;
const UNSEEN = wordsOf(
  "script style noscript template svg math head title select option iframe object button textarea",
);
const BLOCKS = wordsOf(
  "address article aside blockquote body br center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 " +
    "h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul",
);
const CHECK_BOX = /^[▢☐□◦‣✓✔☑]\s*(?=\S)/u;
const LISTS = wordsOf("ul ol dl table");
/** Tags of a text that has lines of its own. */
const BLOCK_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|section|article)\b/iu;
const TAG = /<\/?[a-z]/iu;
/** Some pages encode markup that is already encoded. */
const ESCAPED_TAG = /&lt;\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|span|strong|sub|sup|u|ul)\b/iu;
const MARKDOWN_LINK = /\[([^[\]]{1,200})\]\((?:https?:|\/)[^()\s]{0,500}\)/gu;
const MARKDOWN_BOLD = /\*\*([^*]{1,500})\*\*/gu;
/** Codes of plugins: `[ad block="3"]`. */
const SHORT_CODE = /\[[a-z][\w-]{1,30}\s[\w-]{1,30}=["'”″][^[\]]{0,300}\]/giu;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/iu;
/** Zero-width characters and soft hyphens, which no one sees. */
const UNSEEN_CHARACTERS = /[\u200B\u200C\u2060\uFEFF\u00AD]/gu;

/** The lines of an element that a person sees. */
export function linesOfElement(element: PageElement): PageLine[] {
  const lines: PageLine[] = [];
  let text = "";
  let kind: PageLine["kind"] = "text";
  let level = 0;
  let row: number | undefined;
  let rows = 0;
  let isPreformatted = false;
  let isTerm = false;
  const endLine = () => {
    const plain = oneLine(text).replace(CHECK_BOX, "");
    if (plain !== "") lines.push({ kind, level, text: plain, ...(row !== undefined && { row }) });
    text = "";
  };
  const add = (node: PageNode) => {
    if (typeof node === "string") {
      const [first = "", ...others] = isPreformatted ? node.split("\n") : [node];
      text += first;
      for (const other of others) {
        endLine();
        text += other;
      }
      return;
    }
    const { name } = node;
    if (UNSEEN.has(name)) return;
    if (name === "input") text += numberIn(node);
    const isBlock = BLOCKS.has(name);
    if (isBlock) endLine();
    const outer = { kind, level, row, isPreformatted };
    isPreformatted ||= name === "pre";
    // The description of a term stays in its row.
    if (name === "dt" || (name === "dd" && !isTerm)) rows += 1;
    if (isBlock) isTerm = name === "dt";
    if (name === "li" || name === "tr") row = rows += 1;
    else if (name === "dt" || name === "dd") row = rows;
    else if (LISTS.has(name)) row = undefined;
    if (/^h[1-6]$/u.test(name)) [kind, level] = ["heading", Number(name[1])];
    else if (name === "li") [kind, level] = ["item", 0];
    for (const child of node.children) add(child);
    if (isBlock) endLine();
    ({ kind, level, row, isPreformatted } = outer);
  };
  for (const child of element.children) add(child);
  endLine();
  return lines;
}

/** The number in a field, by which pages let their readers choose the amount. */
function numberIn({ attributes: { type = "text", value = "" } }: PageElement): string {
  return /^(?:number|text)$/iu.test(type) && /^[\d½¼¾⅓⅔][\d\s.,/½¼¾⅓⅔]{0,7}$/u.test(value) ? ` ${value} ` : "";
}

/** The lines of a text that may have HTML in it. Its own line breaks count unless it has tags for lines. */
export function linesOfText(whole: string): string[] {
  // Some programs escape a line break twice.
  const raw = whole.slice(0, TEXT_MAX_LENGTH).replaceAll(/\\r?\\n/gu, "\n");
  const text = !TAG.test(raw) && ESCAPED_TAG.test(raw) ? withoutEntities(raw) : raw;
  if (!/[<&]/u.test(text))
    return text
      .split(/[\r\n\u2028\u2029]+/u)
      .map(oneLine)
      .filter(isFilled);
  const html = BLOCK_TAG.test(text) ? text : text.replaceAll(/\r\n?|\n/gu, "<br>");
  return linesOfElement(readPageTree(html)).map((line) => decodedTwice(line.text));
}

/** The same as one line. */
export function plainLine(text: string): string {
  return linesOfText(text).join(" ");
}

/** Without the marks of links and bold words, which a text may have by itself. */
export function withoutMarkdown(text: string): string {
  return text.replaceAll(MARKDOWN_LINK, "$1").replaceAll(MARKDOWN_BOLD, "$1");
}

/** Some pages encode entities that are entities already. */
function decodedTwice(text: string): string {
  return ENTITY.test(text) ? oneLine(withoutEntities(text)) : text;
}

function oneLine(text: string): string {
  // Where markup ends before a comma, pages often have a blank.
  return withoutMarkdown(text.slice(0, LINE_MAX_LENGTH))
    .replaceAll(UNSEEN_CHARACTERS, "")
    .replaceAll(SHORT_CODE, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ (?=[,;](?:\s|$))/gu, "")
    .trim();
}

function isFilled(text: string): boolean {
  return text !== "";
}
