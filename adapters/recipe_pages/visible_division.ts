import type { FoundRecipe } from "../../core/cookbook/mod.ts";
import type { PageLine } from "./page_lines.ts";
import { FOR, INGREDIENTS } from "./page_words.ts";

/** Longer lists, and pages with more lines, stay as they are. */
const WANTED_MAX = 300;
const LINES_MAX = 20_000;
/** Lines of the page that may be the first of the list. */
const STARTS_MAX = 50;
const TITLE_MAX_LENGTH = 80;

const DECIMALS: Readonly<Record<string, string>> = { "25": "¼", "5": "½", "50": "½", "75": "¾" };

/** A line of the page that is a part of the list, or stands between two of them. */
interface VisibleLine {
  readonly text: string;
  readonly isTitle: boolean;
  /** How many letters and digits of the list are before it. */
  readonly offset: number;
}

/**
 * The ingredients in the groups that the page shows, as schema.org has no place for "For the sauce". Where it has lines cut at
 * their commas, they are whole again. Without all of them in the same order on the page, they stay as they are.
 */
export function dividedIngredients(
  ingredients: FoundRecipe["ingredients"],
  lines: readonly PageLine[],
): FoundRecipe["ingredients"] {
  const wanted = ingredients.flatMap((group) =>
    group.lines.map((line) => (typeof line === "string" ? line : line.text)),
  );
  const isDivided = ingredients.length > 1 || ingredients[0]?.title !== undefined;
  const shown = isDivided || wanted.length < 2 ? undefined : visibleLines(wanted, lines);
  if (!shown) return ingredients;
  const parts = shown.filter(({ isTitle }) => !isTitle);
  const isWhole = parts.length > 1 && parts.length < wanted.length;
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  let offset = 0;
  for (const { text, offset: at } of isWhole ? parts : withOffsets(wanted)) {
    const title = shown.find((line) => line.isTitle && line.offset === at && line.offset >= offset)?.text;
    if (title !== undefined) groups.push({ title: title.replace(/:$/u, ""), lines: [] });
    groups.at(-1)?.lines.push(text);
    offset = at + 1;
  }
  return groups.filter((group) => group.lines.length > 0);
}

/** Steps that a page gives as one text, divided as it shows them. */
export function dividedSteps(steps: readonly string[], lines: readonly PageLine[]): readonly string[] {
  const [only] = steps;
  if (steps.length !== 1 || only === undefined || only.length < 100) return steps;
  const shown = visibleLines(steps, lines)?.filter(({ isTitle }) => !isTitle);
  return shown && shown.length > 1 ? shown.map(({ text }) => text) : steps;
}

function withOffsets(wanted: readonly string[]): { text: string; offset: number }[] {
  let offset = 0;
  return wanted.map((text) => {
    const start = offset;
    offset += keyOf(text).length;
    return { text, offset: start };
  });
}

function visibleLines(wanted: readonly string[], lines: readonly PageLine[]): VisibleLine[] | undefined {
  if (wanted.length > WANTED_MAX) return undefined;
  const all = wanted.map(keyOf).join("");
  const page = lines.slice(0, LINES_MAX).map((line) => ({ ...line, key: keyOf(line.text) }));
  const starts = [...page.keys()].filter((at) => page[at]?.key !== "" && all.startsWith(page[at]?.key ?? ""));
  for (const start of starts.slice(0, STARTS_MAX)) {
    const shown = visibleFrom(page, start, { all, count: wanted.length });
    if (shown) return shown;
  }
  return undefined;
}

function visibleFrom(
  page: readonly (PageLine & { key: string })[],
  start: number,
  { all, count }: { all: string; count: number },
): VisibleLine[] | undefined {
  const before = page[start - 1];
  const shown: VisibleLine[] =
    before && isTitle(before) && !INGREDIENTS.test(before.text)
      ? [{ text: before.text, isTitle: true, offset: 0 }]
      : [];
  let offset = 0;
  // An amount, its unit and the food may be in lines of their own.
  for (const { key, ...line } of page.slice(start, start + count * 4 + 20)) {
    if (key === "") continue;
    if (all.startsWith(key, offset)) {
      shown.push({ text: line.text, isTitle: false, offset });
      offset += key.length;
      if (offset === all.length) return shown;
    } else if ((line.kind !== "item" || FOR.test(line.text)) && line.text.length <= TITLE_MAX_LENGTH)
      shown.push({ text: line.text, isTitle: true, offset });
    else return undefined;
  }
  return undefined;
}

/** A title over the first line, and no heading over all of them. */
function isTitle({ kind, level, text }: PageLine): boolean {
  const isNamed = (kind === "heading" && level > 3) || /^[^\d]{2,60}:$/u.test(text) || FOR.test(text);
  return isNamed && text.length <= TITLE_MAX_LENGTH;
}

/** Letters and digits: pages write blanks, marks and fractions differently in both places. */
export function keyOf(text: string): string {
  return text
    .replaceAll(/(?<!\d)0?[.,](?:25|50?|75)(?!\d)/gu, (part) => DECIMALS[part.replace(/^0?[.,]/u, "")] ?? part)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
