import {
  type Amount,
  amountText,
  type CooksAmount,
  type Cut,
  FRACTIONS,
  formOfUnit,
  GRAMS_PER,
  isVolume,
  isWeight,
  type MeasuredFood,
  ML_PER,
  measureAsCook,
  measuredFoodText,
  numberInRecipe,
  ONE_TO_TEN,
  type Reading,
  roundQuantity,
  type Unit,
  unitOfWord,
} from "../amounts/mod.ts";
import { foldWord } from "./fold_word.ts";
import { ingredientMentions, type ListedIngredient, type Mention } from "./step_ingredients.ts";

/** A line of a recipe's ingredient list, with the whole of its amount. */
export interface MeasuredIngredient extends ListedIngredient {
  readonly measured?: MeasuredFood | undefined;
}

/** How much of an ingredient a step says that it uses: "½ tsp of the salt", "half the butter". */
interface StepAmount extends Amount {
  readonly mention: Mention;
  /** The upper end of "2–3 tbsp". */
  readonly quantityMax: number | undefined;
  /** Where the amount is in the text; undefined for a share, which is the same for any number of portions. */
  readonly place: { readonly at: number; readonly end: number } | undefined;
  /** Its unit as the text has it: "clove". */
  readonly unitWord: string | undefined;
  /** Whether another step uses it. */
  readonly isForLater: boolean;
}

/** A step that was read: its ingredients, and how much of them it says. */
export interface ReadStep {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly amounts: readonly StepAmount[];
}

const FRACTION = `[${Object.keys(FRACTIONS).join("")}]`;
const NUMBER = String.raw`(?:\d+(?:\.\d+)?(?: ?${FRACTION})?|${FRACTION}|${Object.keys(ONE_TO_TEN).join("|")})`;
const AMOUNT = String.raw`(?<![\p{L}\p{N}.,/–-])(?<from>${NUMBER})(?:(?:[–-]| to )(?<to>${NUMBER}))?`;
/** An amount, and the words between it and the food. */
const BEFORE_FOOD = new RegExp(String.raw`${AMOUNT}(?<words>(?: [\p{L}-]+){0,5}) $`, "iu");
const SHARE_BEFORE_FOOD =
  /\b(?<share>half|a third|a quarter|two thirds|two-thirds|three quarters|three-quarters)(?: of)? the $/iu;
const SHARES: Readonly<Record<string, number>> = {
  half: 1 / 2,
  "a third": 1 / 3,
  "a quarter": 1 / 4,
  "two thirds": 2 / 3,
  "two-thirds": 2 / 3,
  "three quarters": 3 / 4,
  "three-quarters": 3 / 4,
};
/** Any amount that depends on the portions. */
const MEASURED = new RegExp(
  String.raw`${AMOUNT} (?:kg|g|ml|litres?|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz)\b`,
  "giu",
);
/** Longest text from an amount to its food. */
const REACH = 60;
/** Words that may stand between an amount and the food's name. */
const BETWEEN = new Set(
  "of the remaining rest last first other same whole large small medium ripe fresh warm cold hot softened".split(" "),
);
/** Behind a food's name: only a part of it is meant. */
const PART_OF_FOOD = /^ (?:half|halves|quarters?|wedges?|strips?|juice|zest)\b/iu;
/** In its sentence, an amount that another step uses. */
const FOR_LATER = /\b(?:aside|back|for later|keep|reserve|save)\b/iu;

/** The steps of a recipe, read once: the amounts of one step depend on those of the others. */
export function readSteps(steps: readonly string[], list: readonly MeasuredIngredient[]): readonly ReadStep[] {
  return steps.map((text) => {
    const mentions = ingredientMentions(text, list);
    return { text, mentions, amounts: mentions.flatMap((mention) => amountBefore(mention, { text, list }) ?? []) };
  });
}

/**
 * The ingredients of a step with the amounts of this step. What the step does not say is what the other steps leave of the line's
 * amount; the whole amount if no step says any.
 */
export function linesOfStep(
  index: number,
  { steps, list, lines, reading }: StepReading & { readonly lines: readonly string[] },
): string[] {
  const mentioned = new Set(steps[index]?.mentions.map(({ line }) => line));
  return [...mentioned]
    .sort((one, other) => one - other)
    .map((line) => {
      const whole = lines[line] ?? "";
      const measured = list[line]?.measured;
      const said = steps.flatMap((step, at) =>
        step.amounts
          .filter(({ mention, isForLater }) => mention.line === line && !isForLater)
          .map((amount) => ({ at, amount })),
      );
      if (!measured || said.length === 0 || !reading) return whole;
      const here = said.filter(({ at }) => at === index).map(({ amount }) => amount);
      const [first] = here;
      const others = said.map(({ amount }) => amount);
      const amount = first ? (sumOf(here) ?? { quantity: first.quantity, unit: first.unit }) : minus(measured, others);
      if (!amount || (first && minus(measured, here)?.quantity === 0)) return whole;
      if (amount.quantity === 0) return nameOf(measured);
      const { note: _note, preparation: _preparation, toTaste: _taste, ...food } = measured;
      return measuredFoodText({ ...food, ...amount }, reading);
    });
}

/**
 * A step's text with its amounts for the portions and in the units of the reader.
 *
 * @returns `isWhole`: whether all of its amounts are
 */
export function stepForPortions(
  { text, amounts }: ReadStep,
  { list, reading }: Pick<StepReading, "list" | "reading">,
): { readonly text: string; readonly isWhole: boolean } {
  if (!reading) return { text, isWhole: true };
  const { servings, portions = servings } = reading;
  const changes = amounts.flatMap((amount) => changesOf(amount, { text, list, reading }));
  const written = changes.reduceRight(
    (before, { at, end, replacement }) => before.slice(0, at) + replacement + before.slice(end),
    text,
  );
  const known = amounts.flatMap(({ place }) => place ?? []);
  const others = [...text.matchAll(MEASURED)].filter(({ index }) => !known.some(({ at }) => at === index));
  return { text: written, isWhole: portions === servings || others.length === 0 };
}

interface StepReading {
  readonly steps: readonly ReadStep[];
  readonly list: readonly MeasuredIngredient[];
  /** Undefined where the recipe's amounts cannot be scaled. */
  readonly reading: Reading | undefined;
}

function amountBefore(
  mention: Mention,
  { text, list }: { text: string; list: readonly MeasuredIngredient[] },
): StepAmount | undefined {
  const measured = list[mention.line]?.measured;
  if (!measured) return undefined;
  const start = Math.max(0, mention.at - REACH);
  const before = text.slice(start, mention.at);
  const share = SHARES[SHARE_BEFORE_FOOD.exec(before)?.groups?.["share"]?.toLowerCase() ?? ""];
  if (share !== undefined) {
    const { quantity, unit } = measured;
    const isForLater = FOR_LATER.test(sentenceAt(text, mention.at));
    return {
      mention,
      ...rounded({ quantity: quantity * share, unit }, measured.cut),
      quantityMax: undefined,
      place: undefined,
      unitWord: undefined,
      isForLater,
    };
  }
  const found = BEFORE_FOOD.exec(before);
  const { from, to, words = "" } = found?.groups ?? {};
  const quantity = numberOf(from);
  if (!found || quantity === undefined) return undefined;
  const between = words.split(" ").filter((word) => word !== "");
  const named = unitOfWord(between[0]);
  const rest = named ? between.slice(1) : between;
  const nameWords = new Set(measured.many.toLowerCase().split(/[ ,]+/u));
  const isOther = (word: string) => !BETWEEN.has(word.toLowerCase()) && !nameWords.has(word.toLowerCase());
  if (rest.some(isOther) || named?.unit === "pack") return undefined;
  if (!named && PART_OF_FOOD.test(text.slice(mention.end))) return undefined;
  const isWeighed = isWeight(measured.unit) || isVolume(measured.unit);
  // "4 slices of bread" of 4 "slices of bread".
  const isOwnUnit = !named || (!isWeighed && nameWords.has((between[0] ?? "").toLowerCase()));
  const unit: Unit = isOwnUnit ? (isWeighed ? "piece" : measured.unit) : named.unit;
  const at = start + found.index;
  const numbers = found[0].length - words.length - 1;
  const end = at + numbers + (named ? 1 + (between[0] ?? "").length : 0);
  const times = named?.times ?? 1;
  const most = numberOf(to);
  return {
    mention,
    quantity: quantity * times,
    quantityMax: most === undefined ? undefined : most * times,
    unit,
    place: { at, end },
    unitWord: named ? between[0] : undefined,
    isForLater: FOR_LATER.test(sentenceAt(text, at)),
  };
}

function sentenceAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf(". ", at), text.lastIndexOf("\n", at)) + 1;
  const end = text.indexOf(". ", at);
  return text.slice(start, end < 0 ? text.length : end);
}

/** "1½" and "1 ½" */
function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : numberInRecipe(text.replace(" ", ""));
}

interface Change {
  readonly at: number;
  readonly end: number;
  readonly replacement: string;
}

/** The new amount, and another form of the name where it was one and is several now. */
function changesOf(
  { mention, quantity, quantityMax, unit, place, unitWord }: StepAmount,
  { text, list, reading }: { text: string; list: readonly MeasuredIngredient[]; reading: Reading },
): Change[] {
  const measured = list[mention.line]?.measured;
  const { servings, portions = servings, units } = reading;
  if (!measured || !place) return [];
  const measure = (amount: number) =>
    measureAsCook(
      { quantity: amount, unit },
      { factor: portions / servings, ...(units && { units }), gramsPerMl: measured.gramsPerMl, cut: measured.cut },
    );
  const low = measure(quantity);
  const high = quantityMax === undefined ? undefined : measure(quantityMax);
  if ((high ?? low).quantity === (quantityMax ?? quantity) && low.unit === unit) return [];
  // The food's name follows, with "of" where the text has it.
  const isSeveral = (high ?? low).quantity > 1;
  const textOf = (amount: CooksAmount) => {
    const whole = amountText(amount).replace(/ of$/u, "");
    // Cloves and leaves have no word in an amount.
    const isBare = unitWord !== undefined && amount.unit === unit && !/\p{L}$/u.test(whole);
    return isBare ? `${whole} ${formOfUnit(unitWord, isSeveral)}` : whole;
  };
  const written = [low, high].flatMap((amount) => (amount ? textOf(amount) : []));
  const isSameUnit = high?.unit === low.unit;
  const [from = "", to] = written;
  const range = to === undefined ? from : isSameUnit ? `${from.replace(/ \p{L}+$/u, "")}–${to}` : `${from} to ${to}`;
  const isCounted = unit === "piece";
  const name = text.slice(mention.at, mention.end);
  const form = isCounted ? formOf(name, isSeveral ? measured.many : measured.one) : undefined;
  return [
    { ...place, replacement: range },
    ...(form === undefined ? [] : [{ at: mention.at, end: mention.end, replacement: form }]),
  ];
}

/** The same words at the end of a name in another number: "egg" of "large eggs" is "eggs". */
function formOf(name: string, of: string): string | undefined {
  const count = name.split(/\s+/u).length;
  const words = (of.split(",")[0] ?? "").split(" ").slice(-count);
  const form = words.join(" ");
  return form !== name && foldWord(words.at(-1) ?? "") === foldWord(name.split(/\s+/u).at(-1) ?? "") ? form : undefined;
}

function nameOf({ many }: MeasuredFood): string {
  const [food = ""] = many.split(",");
  return food.charAt(0).toUpperCase() + food.slice(1);
}

/** Undefined if they cannot be added. */
function sumOf(amounts: readonly StepAmount[]): Amount | undefined {
  return amounts
    .map(({ quantity, quantityMax = quantity, unit }): Amount => ({ quantity: quantityMax, unit }))
    .reduce<Amount | undefined>((sum, next, place) => (place === 0 ? next : sum && added(sum, next)), undefined);
}

/** What is left of an amount, at least 0; undefined if it is not known. */
function minus({ quantity, unit, cut }: MeasuredFood, amounts: readonly StepAmount[]): Amount | undefined {
  const used = sumOf(amounts);
  const rest = used && added({ quantity, unit }, { quantity: -used.quantity, unit: used.unit });
  if (!rest) return undefined;
  return rest.quantity <= quantity * NOTHING ? { quantity: 0, unit } : rounded(rest, cut);
}

function rounded({ quantity, unit }: Amount, cut: Cut | undefined): Amount {
  return { quantity: roundQuantity({ quantity, unit }, { cut }), unit };
}

/** A smaller share of an amount is a difference of rounding. */
const NOTHING = 0.02;

function added(one: Amount, other: Amount): Amount | undefined {
  const times = sizeOf(other.unit, one.unit);
  return times === undefined ? undefined : { quantity: one.quantity + other.quantity * times, unit: one.unit };
}

/** How many of `to` one of `from` is; undefined if they measure different things. */
function sizeOf(from: Unit, to: Unit): number | undefined {
  if (from === to) return 1;
  if (isVolume(from) && isVolume(to)) return ML_PER[from] / ML_PER[to];
  return isWeight(from) && isWeight(to) ? GRAMS_PER[from] / GRAMS_PER[to] : undefined;
}
