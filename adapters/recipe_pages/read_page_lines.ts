import { type FoundRecipe, readIngredientLine, readMinutes, readYield } from "../../core/cookbook/mod.ts";
import { ingredientText, isAddress, joinedAmounts, joinedRow } from "./line_text.ts";
import type { PageLine } from "./page_lines.ts";
import {
  CAPTION,
  FACT_BEFORE,
  FOR,
  INGREDIENTS,
  NUMBER_ONLY,
  OF_THE_PAGE,
  OTHERS,
  SERVES,
  SIGNATURE,
  STEPS,
  TIMES,
} from "./page_words.ts";

/** The parts of a recipe that lines contain, apart from its name. */
export type FoundInLines = Pick<
  FoundRecipe,
  "portions" | "makes" | "prepMinutes" | "cookMinutes" | "totalMinutes" | "ingredients" | "steps"
>;

/** The parts, and whether each of them has a heading. */
export interface ReadLines {
  readonly found: FoundInLines;
  readonly isNamed: Readonly<Record<"ingredients" | "steps", boolean>>;
}

interface Part {
  readonly groups: { title?: string; lines: string[] }[];
  /** Index of the first line after it. */
  readonly end: number;
}

const HEADING_MAX_LENGTH = 80;
/** "about 1 hour 20 minutes" */
const VALUE_MAX_LENGTH = 30;
const FACTS_MAX_LENGTH = 200;
/** Several facts in one line: "Prep: 20 min | Serves: 4". */
const BETWEEN_FACTS =
  /\s[|·•]\s|(?<!\b(?:de|di|of|for))\s(?=(?:prep|cook|bak|total|serv|makes|yield)\p{L}*(?: time)?:)/iu;
const INGREDIENT_MAX_LENGTH = 250;
const ITEM_MAX_LENGTH = 60;
/** Headings that are tried, as a page may name its parts in a list of contents first. */
const HEADINGS_MAX = 30;
/** Most lines of one part: a recipe has fewer. */
const LINES_MAX = 12_000;
/** Lines that show whether a part matches its heading. */
const SAMPLE = 400;
/** Each of them is read, if no heading says where the ingredients are. */
const UNNAMED_MAX = 2_000;
/** A number and nothing else before it: no "Pour in the stock and cook for 40 minutes". */
const COUNTED =
  /^[\s:~≈(–-]*(?:(?:about|approx\.?|around|ca\.?|circa|cerca de|environ|etwa|für|for|pour|per|para|voor|om|till|til)\s)?\d/iu;
const STEP_NUMBER = /^(?:step\s+|schritt\s+|étape\s+|paso\s+|passo\s+|stap\s+)?\d{1,2}\s?[.:)](?!\d)\s*/iu;

/**
 * Looks for a recipe's parts under headings such as "Ingredients" and "Zubereitung". It is for pages without structured
 * data, and for pasted texts.
 */
export function readPageLines(lines: readonly PageLine[]): ReadLines {
  const namedIngredients = bestPart(lines, INGREDIENTS, { isEnd: STEPS, valueOf: ingredientsValue });
  const ingredients = namedIngredients ?? unnamedIngredients(lines);
  const after = ingredients?.end ?? 0;
  const namedSteps =
    bestPart(lines, STEPS, { isEnd: INGREDIENTS, from: after, valueOf: stepsValue }) ??
    bestPart(lines, STEPS, { isEnd: INGREDIENTS, valueOf: stepsValue });
  const steps = namedSteps ?? unnamedSteps(lines, ingredients);
  const found = {
    ...readFacts(lines),
    ingredients: inOneSystem(ingredients?.groups ?? []).map(({ lines: texts, ...group }) => ({
      ...group,
      lines: texts.map(ingredientText),
    })),
    steps: (steps?.groups ?? []).flatMap(({ title, lines: [first, ...others] }) =>
      first === undefined ? [] : [title === undefined ? first : `${title}\n${first}`, ...others],
    ),
  };
  return { found, isNamed: { ingredients: namedIngredients !== undefined, steps: namedSteps !== undefined } };
}

/** The part under one of the headings with the most expected lines. */
function bestPart(
  lines: readonly PageLine[],
  heading: RegExp,
  options: { isEnd: RegExp; from?: number; valueOf: (texts: readonly string[]) => number },
): Part | undefined {
  let best: { part: Part; value: number } | undefined;
  let tried = 0;
  for (let at = options.from ?? 0; at < lines.length && tried < HEADINGS_MAX; at += 1) {
    if (!isNamed(lines[at], heading)) continue;
    tried += 1;
    const part = partUnder(lines, at, { words: heading, end: options.isEnd });
    const value = options.valueOf(part.groups.flatMap((group) => group.lines).slice(0, SAMPLE));
    if (value > (best?.value ?? 0)) best = { part, value };
  }
  return best?.part;
}

function isNamed(line: PageLine | undefined, words: RegExp): boolean {
  if (line === undefined || line.text.length > HEADING_MAX_LENGTH) return false;
  // "Tomato soup – the ingredients"
  if (line.kind === "heading") return line.text.split(/\s[–—|:-]\s|:\s/u).some((part) => words.test(part));
  const found = words.exec(line.text)?.[0];
  if (found === undefined) return false;
  // Any other line has to be about this and nothing else: "Ingredients (for 4):", but not "Ingredients of this kind are …".
  return /^\s*(?:[:(–-].*|(?:for|für|pour|per|para|voor) \d.*)?$/u.test(line.text.slice(found.length));
}

function isAfter(line: PageLine): boolean {
  return (
    isNamed(line, OTHERS) ||
    SIGNATURE.test(line.text) ||
    (line.text.length <= HEADING_MAX_LENGTH && OF_THE_PAGE.test(line.text))
  );
}

/** The lines under a heading, by the titles between them. */
function partUnder(lines: readonly PageLine[], heading: number, { words, end }: { words: RegExp; end: RegExp }): Part {
  const { kind, level, text: headingText } = lines[heading] as PageLine; // sound: the heading is one of the lines
  const isOver = ({ level: other }: PageLine) => other <= (kind === "heading" ? level : 3);
  let at = heading + 1;
  for (; at < Math.min(lines.length, heading + LINES_MAX); at += 1) {
    const line = lines[at] as PageLine; // sound: the index is in bounds
    if (isNamed(line, end) || isAfter(line) || (end === STEPS && beginsSteps(line.text, lines[at + 1]?.text))) break;
    const isAnother = at > heading + 2 && words.exec(line.text)?.[0].length === line.text.length;
    const goesOn =
      (isNamed(line, words) && !isAnother) ||
      NUMBER_ONLY.test(line.text) ||
      NUMBER_ONLY.test(lines[at + 1]?.text ?? "");
    if (line.kind === "heading" && at > heading + 1 && isOver(line) && !goesOn) break;
  }
  const inside = end === STEPS ? wholeIngredients(lines.slice(heading + 1, at)) : lines.slice(heading + 1, at);
  const hasItems = inside.filter((line) => line.kind === "item").length > 1;
  const first = titleOf(headingText, words);
  const groups: Part["groups"] = [{ ...(FOR.test(first) && { title: first }), lines: [] }];
  for (const [index, line] of inside.entries()) {
    if (NUMBER_ONLY.test(line.text) || CAPTION.test(line.text) || isFact(line.text)) continue;
    const isBeforeItem =
      hasItems && line.kind === "text" && inside[index + 1]?.kind === "item" && !/[.!?]$/u.test(line.text);
    const isTitle =
      line.text.length <= HEADING_MAX_LENGTH &&
      (line.kind === "heading" || isPartTitle(line.text) || (isBeforeItem && !/\d/u.test(line.text)));
    const text = line.text.replace(STEP_NUMBER, "");
    if (isTitle) groups.push({ title: titleOf(text, words), lines: [] });
    else if (!hasItems || line.kind === "item") groups.at(-1)?.lines.push(end === STEPS ? line.text : text);
  }
  // Below a list may be the steps, without a heading.
  const last = hasItems ? lines.slice(0, at).findLastIndex((line) => line.kind === "item") + 1 : at;
  return { groups: groups.filter((group) => group.lines.length > 0), end: last };
}

/** "1. Mix flour and eggs." among the ingredients begins the steps, and "1 Mix flour and eggs." does so before "2 Bake it.". */
function beginsSteps(text: string, next = ""): boolean {
  if (/^1\s\p{Lu}.{20,}[.!]$/u.test(text) && /^2\s\p{Lu}/u.test(next)) return true;
  const isNumbered = /^\d{1,2}[.)]\s.{20,}[.!]$/u.test(text);
  return isNumbered && readIngredientLine(text.replace(STEP_NUMBER, "")).amount === undefined;
}

/** With each ingredient in one line, whose amount may be in another one of its item, its row, or the list. */
function wholeIngredients(lines: readonly PageLine[]): PageLine[] {
  const rows: PageLine[][] = [];
  for (const line of lines) {
    const last = rows.at(-1)?.[0];
    const isSame =
      last?.row !== undefined && last.row === line.row && last.kind !== "heading" && line.kind !== "heading";
    if (isSame) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  const whole = rows.flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : joinedRow([first, ...others].map(({ text }) => text)).map((text) => ({ ...first, text })),
  );
  // Amounts and foods by turns, in lines of their own.
  const joined: PageLine[] = [];
  for (const line of whole) {
    const before = joined.at(-1);
    const [text = "", other] = before ? joinedAmounts([before.text, line.text]) : [line.text];
    if (before && other === undefined && before.kind === line.kind && line.kind !== "heading")
      joined[joined.length - 1] = { ...line, text };
    else joined.push(line);
  }
  return joined;
}

/** "Cooking time: 20 min", "4 servings". */
function isFact(text: string): boolean {
  if (text.length > HEADING_MAX_LENGTH || /[.!?]$/u.test(text)) return false;
  const fact = text.replace(FACT_BEFORE, "$<word> $<value>");
  return (
    (fact !== text && SERVES.test(fact)) ||
    Object.values(TIMES).some((words) => {
      const value = words.exec(fact)?.groups?.["value"] ?? "";
      return COUNTED.test(value) && value.length <= VALUE_MAX_LENGTH && readMinutes(value) !== undefined;
    })
  );
}

/** "The sauce:", "For the sauce"; but not the sentence "For more taste add salt." */
function isPartTitle(text: string): boolean {
  return /^[^\d]{2,60}:$/u.test(text) || (text.length <= 40 && FOR.test(text) && !text.endsWith("."));
}

/** "Ingredients for the sauce:" are "For the sauce". */
function titleOf(text: string, words: RegExp): string {
  const plain = text.replace(/:$/u, "");
  const rest = plain.replace(words, "").trim();
  return FOR.test(rest) ? rest.replace(/^./u, (letter) => letter.toUpperCase()) : plain;
}

function ingredientsValue(texts: readonly string[]): number {
  if (texts.some((text) => text.length > INGREDIENT_MAX_LENGTH)) return 0;
  // "Лук - 3 шт.": in other scripts, an amount is a number.
  const isOther = (text: string) => /\s\d/u.test(text) && /[\p{L}--\p{Script=Latin}]/v.test(text);
  const amounts = texts.filter((text) => readIngredientLine(text).amount !== undefined || isOther(text)).length;
  return texts.length >= 2 && amounts >= texts.length / 4 ? amounts : 0;
}

/** Sentences count more than other lines, such as an address of a restaurant under "Directions". */
function stepsValue(texts: readonly string[]): number {
  const isSentence = (text: string) => (text.length >= 10 && /\s/u.test(text)) || text.endsWith("。");
  const lines = texts.filter((text) => isSentence(text) && !isAddress(text));
  return lines.length + lines.filter((text) => /[.!。]$/u.test(text)).length;
}

/** Pages that can be switched between grams, ounces and cups have the list in all of them. */
function inOneSystem(groups: Part["groups"]): Part["groups"] {
  const [only] = groups;
  if (groups.length !== 1 || only === undefined || only.lines.length > SAMPLE) return groups;
  const names = only.lines.map((line) => readIngredientLine(line).name);
  for (const times of [3, 2]) {
    const count = names.length / times;
    if (new Set(names).size < count * 0.6) continue;
    const same = names.filter((name, index) => name === names[index % count]).length - count;
    if (Number.isInteger(count) && count >= 3 && same >= 0.6 * (names.length - count)) {
      return [{ ...only, lines: only.lines.slice(0, count) }];
    }
  }
  return groups;
}

/** Without a heading: the longest run of lines with amounts. */
function unnamedIngredients(lines: readonly PageLine[]): Part | undefined {
  let best = { start: 0, end: 0 };
  for (let start = 0; start < Math.min(lines.length, UNNAMED_MAX); start += 1) {
    let end = start;
    // sound: the index is in bounds
    while (end < Math.min(lines.length, UNNAMED_MAX) && isAmount(lines[end] as PageLine)) end += 1;
    if (end - start > best.end - best.start) best = { start, end };
    start = end;
  }
  if (best.end - best.start < 3) return undefined;
  // The last items of a list may have no amounts: salt.
  let isGoingOn = lines[best.end - 1]?.kind === "item";
  while (isGoingOn) {
    const { kind, text } = lines[best.end] ?? { kind: "text", text: "" };
    isGoingOn = kind === "item" && text.length <= ITEM_MAX_LENGTH && !/[.!?:]$/u.test(text);
    if (isGoingOn) best = { ...best, end: best.end + 1 };
  }
  return { groups: [{ lines: lines.slice(best.start, best.end).map(({ text }) => text) }], end: best.end };
}

function isAmount({ kind, text }: PageLine): boolean {
  if (kind === "heading" || text.length > 100 || STEP_NUMBER.test(text)) return false;
  const { amount, name } = readIngredientLine(text);
  return amount !== undefined && name !== "" && /^[\d½¼¾⅓⅔⅛]|^\p{L}+\s/u.test(text) && !/[.!?]$/u.test(text);
}

/** Without a heading: the sentences after the ingredients. */
function unnamedSteps(lines: readonly PageLine[], ingredients: Part | undefined): Part | undefined {
  if (!ingredients) return undefined;
  const steps: string[] = [];
  let at = ingredients.end;
  for (; at < lines.length && steps.length < LINES_MAX; at += 1) {
    const line = lines[at] as PageLine; // sound: the index is in bounds
    // Below a list of steps are other texts.
    const isBelow = line.kind !== "item" && lines[at - 1]?.kind === "item" && steps.length > 1;
    if (line.kind === "heading" || isBelow || isAfter(line)) {
      if (steps.length > 0) break;
    } else if (line.text.length >= 20 || /^.{9,}\.$/u.test(line.text)) steps.push(line.text.replace(STEP_NUMBER, ""));
  }
  return steps.length === 0 ? undefined : { groups: [{ lines: withoutNumbers(steps) }], end: at };
}

/** "1 Mix it.", "2 Bake it." */
function withoutNumbers(steps: readonly string[]): string[] {
  const isNumbered = steps.length > 1 && steps.every((step, at) => step.startsWith(`${at + 1} `));
  return steps.map((step) => (isNumbered ? step.replace(/^\d+\s+/u, "") : step));
}

/** "Serves 4", "Prep time: 10 min"; also where the value is in the next line. */
export function readFacts(lines: readonly PageLine[]): Omit<FoundInLines, "ingredients" | "steps"> {
  const facts: { -readonly [K in keyof Omit<FoundInLines, "ingredients" | "steps">]: FoundInLines[K] } = {};
  const texts = lines
    .slice(0, UNNAMED_MAX)
    .flatMap(({ text }) => (text.length <= FACTS_MAX_LENGTH ? text.split(BETWEEN_FACTS) : [text]));
  for (const [index, text] of texts.entries()) {
    if (text.length > HEADING_MAX_LENGTH) continue;
    const next = texts[index + 1] ?? "";
    // "4 servings" is "servings 4".
    const fact = text.replace(FACT_BEFORE, "$<word> $<value>");
    const valueOf = (words: RegExp) => {
      const value = words.exec(fact)?.groups?.["value"];
      return value === "" ? next.slice(0, HEADING_MAX_LENGTH) : value;
    };
    const heading = INGREDIENTS.exec(text)?.[0];
    const serves =
      valueOf(SERVES) ??
      (heading === undefined ? undefined : text.slice(heading.length).replaceAll(/[():（）]/gu, " "));
    if (facts.portions === undefined && facts.makes === undefined && serves !== undefined && COUNTED.test(serves)) {
      Object.assign(
        facts,
        readYield(/^\s*\d+\s*$/u.test(serves) || /^makes|^yields?|^ergibt/iu.test(text) ? serves : text),
      );
    }
    for (const key of ["prepMinutes", "cookMinutes", "totalMinutes"] as const) {
      const value = facts[key] === undefined ? valueOf(TIMES[key]) : undefined;
      // A bare number is of something else.
      if (value !== undefined && /\d\s*\p{L}|\d:\d/u.test(value) && COUNTED.test(value))
        facts[key] = readMinutes(value);
    }
  }
  return facts;
}
