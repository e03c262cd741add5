import { readIngredientLine } from "../../core/cookbook/mod.ts";
import type { PageLine } from "./page_lines.ts";

const ADVERT_MAX_LENGTH = 80;
const ADVERT =
  /^(?:(?:ads?|advertise?ments?|sponsored|anzeigen?|werbung|publicité|publicidade?|pubblicità|advertenties?|reklama?|reklame)(?:\s?[-–—:|(].*)?|(?:scroll|continue|keep) (?:down )?(?:to continue|reading).*|(?:story|article|recipe) continues below.*|(?:shop|buy|order) (?:now|here|it|this|at|on|online|from)\b.*|(?:buy|shop|get|order)\b.*\p{Sc}\s?\d.*|add to (?:cart|basket|bag|list|shopping list)|pin (?:it|this|recipe|for later)|(?:sign up|subscribe|register)(?: (?:now|here|today|for|to)\b.*)?|(?:enter )?your e-?mail(?: address)?|enter your e-?mail.*|[\d.,]+k? (?:shares?|likes?|saves?|pins?|views?))$/iu;
/** "$39.95", "1,99 €", "from Rs. 120". */
const PRICE =
  /^(?:from |ab |nur |only )?(?:(?:\p{Sc}|rs\.?|inr|usd|eur|gbp|chf|kr\.?)\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|usd|eur|gbp|chf|zł|kč|kr\.?|ft|tl|руб\.?))(?:\s?\/\s?\p{L}+)?$/iu;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
const BARE_AMOUNT = /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/u;
const JOINED_MAX_LENGTH = 150;
const JOINED_MAX_LINES = 4;

export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

export function isPrice(text: string): boolean {
  return PRICE.test(text);
}

/** Whether a line is no part of a recipe: an advert, a button, a price or an address. */
export function isBesides(text: string): boolean {
  return (text.length <= ADVERT_MAX_LENGTH && ADVERT.test(text)) || isPrice(text) || isAddress(text);
}

/** Without such lines, and without the name of a product above its price. */
export function withoutAdverts<Line extends PageLine | string>(lines: readonly Line[]): Line[] {
  const textOf = (line: Line | undefined) => (typeof line === "string" ? line : (line?.text ?? ""));
  const isProduct = (line: Line, at: number) =>
    isPrice(textOf(lines[at + 1])) && textOf(line).length <= ADVERT_MAX_LENGTH && isNoPart(textOf(line));
  return lines.filter((line, at) => !isBesides(textOf(line)) && !isProduct(line, at));
}

/** Neither a sentence nor an ingredient with an amount. */
function isNoPart(text: string): boolean {
  return !/[.!?:]$/u.test(text) && readIngredientLine(text).amount === undefined;
}

/** Without doubled and empty brackets, which plugins put around notes: "flour ((2 cups))". */
export function ingredientText(line: string): string {
  let text = line.replaceAll(/(?<=\()[\s,]+|\s+(?=\))/gu, "").replaceAll(/\s*\(\)/gu, "");
  text = text.replaceAll(/\(\(([^()]*)\)\)/gu, "($1)");
  const surplus = text.split("(").length - text.split(")").length;
  if (surplus > 0) text = text.replace("((", "(");
  else if (surplus < 0) text = text.replace("))", ")");
  return text;
}

/** "2 cups" without a food. */
function isBareAmount(text: string): boolean {
  if (!BARE_AMOUNT.test(text) || text.length > 30) return false;
  const { amount, name } = readIngredientLine(text);
  return amount !== undefined && name === "";
}

function hasAmountAndFood(text: string): boolean {
  const { amount, name } = readIngredientLine(text);
  return amount !== undefined && name !== "";
}

/** Ingredients whose amounts have lines of their own, each in one line again. */
export function joinedAmounts(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let amount = "";
  for (const line of lines) {
    const isOther = amount !== "" && BARE_AMOUNT.test(line);
    if (isOther) joined.push(amount);
    const text = amount === "" || isOther ? line : `${amount} ${line}`;
    amount = "";
    if (isBareAmount(text)) amount = text;
    else joined.push(text);
  }
  return amount === "" ? joined : [...joined, amount];
}

/** The lines of one item or row, as one ingredient unless each is one. */
export function joinedRow(texts: readonly string[]): string[] {
  const isOne =
    texts.length > 1 &&
    texts.length <= JOINED_MAX_LINES &&
    texts.join(" ").length <= JOINED_MAX_LENGTH &&
    texts.filter(hasAmountAndFood).length < 2;
  return isOne ? [texts.join(" ")] : [...texts];
}
