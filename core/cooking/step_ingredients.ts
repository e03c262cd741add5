import type { MeasuredFood } from "../amounts/mod.ts";
import { foldWord } from "./fold_word.ts";

/** A line of a recipe's ingredient list, as far as it is needed to find it in a step. */
export interface ListedIngredient {
  /** The line as the recipe has it. */
  readonly text: string;
  /** Its parts; absent for ingredients that are added to taste. */
  readonly measured?: Pick<MeasuredFood, "one" | "many" | "unit" | "toTaste"> | undefined;
}

/** Where a step names an ingredient. */
export interface Mention {
  /** Index of the ingredient in the list. */
  readonly line: number;
  /** Where the name begins and ends in the step's text. */
  readonly at: number;
  readonly end: number;
}

/** Last words of names that do not identify a food by themselves: only the whole name does. */
const GENERAL = words(
  "sauce paste powder leaf stick seed juice zest water dough mix mixture flake root stalk rib ball cube half piece block extract essence " +
    "wrapper sheet skin head ring cutlet slice chunk cake dressing filling glaze topping crumb cream fat fillet breast thigh leg wing " +
    "shoulder belly loin neck shank chop mince strip jar tin pod heart cup bone stock broth vinegar sugar wine blend roll cut spice " +
    "seasoning green fri sprinkle crisp chip grit pickle dip spread",
);
/** General words that name a food if only one line ends with them: "the stock". */
const CLEAR_IF_ALONE = words("stock broth vinegar sugar wine mince cream");
/** First words that are enough: "chicken" for "chicken thighs". */
const CLEAR_FIRST_WORDS = words(
  "chicken turkei duck pork beef veal lamb mutton goat rabbit venison salmon cod haddock tuna mackerel trout herring hake sea halibut " +
    "sardine squid octopus vanilla",
);
/** Before "water" that is listed: other water comes from the tap. */
const BEFORE_LISTED_WATER = words("the and remaining ml litre");
/** Units that stand behind a food's name and are no part of it: "2 garlic cloves". */
const UNITS_BEHIND = new Set(["clove", "stick", "leaf", "fillet"]);
/** Words in front of a food in a comparison, a swap or a condition, and tools. They do not use the food. */
const NO_USE = new RegExp(
  [
    String.raw`\b(?:size|thickness|colour|color|consistency|texture|warmth|shape|feel|tastes?|smells?) of (?:an? |the )?(?:[\p{L}-]+ ){0,1}[\p{L}-]+`,
    String.raw`\b(?:like|instead of|thick as|soft as|such as|not the|without the) (?:an? )?(?:[\p{L}-]+ ){0,1}[\p{L}-]+`,
    String.raw`\b(?:until|when|because|since|while|if|before|as) (?:the |no |every |each )(?:[\p{L}-]+ ){0,1}[\p{L}-]+`,
    String.raw`\b(?:tea towel|butter knife|pepper mill|bread knife|egg cup|ice tray|potato masher|garlic press|lemon squeezer|salad (?:bowl|spinner|servers)|soup (?:bowl|plate|pan)|rice cooker|coffee grinder|spice (?:mill|grinder)|wine glass|bread tin|cake (?:tin|rack)|pizza stone|milk pan|sugar thermometer|fish slice|egg wash|egg-sized|walnut-sized|pea-sized)(?:s|es)?\b`,
  ].join("|"),
  "giu",
);

interface Name {
  readonly line: number;
  /** Folded words. */
  readonly words: readonly string[];
}

/**
 * The ingredients that a step uses, found by their names. A name in the step counts for the line that it fits best: "olive
 * oil" is not sesame oil, and "lemon" may be "2 unwaxed lemons". If several lines fit equally, it counts for none, so that
 * the screen never shows a wrong ingredient.
 *
 * @returns in the order of the text; a line can be named several times
 */
export function ingredientMentions(step: string, ingredients: readonly ListedIngredient[]): Mention[] {
  const names = ingredients.flatMap((ingredient, line) => namesOf(ingredient).map((found) => ({ line, words: found })));
  const unused = [...step.matchAll(NO_USE)].map(({ 0: text, index }) => ({ at: index, end: index + text.length }));
  const tokens = [...step.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ 0: text, index }) => ({
    word: foldWord(text),
    at: index,
    end: index + text.length,
  }));
  const mentions: Mention[] = [];
  for (let place = 0; place < tokens.length; ) {
    const found = longestName(names, { tokens, place });
    const first = tokens[place];
    const last = tokens[place + (found?.length ?? 1) - 1];
    const isUsed = !unused.some(({ at, end }) => first && first.at >= at && first.at < end);
    const isTapWater =
      last?.word === "water" && found?.length === 1 && !BEFORE_LISTED_WATER.has(tokens[place - 1]?.word ?? "");
    if (found?.line !== undefined && first && last && isUsed && !isTapWater) {
      mentions.push({ line: found.line, at: first.at, end: last.end });
    }
    place += found?.length ?? 1;
  }
  return mentions;
}

/** The lines that a step uses, each once, in the order of the list. See {@linkcode ingredientMentions}. */
export function stepIngredients(step: string, ingredients: readonly ListedIngredient[]): number[] {
  const lines = new Set(ingredientMentions(step, ingredients).map(({ line }) => line));
  return [...lines].sort((one, other) => one - other);
}

interface Token {
  readonly word: string;
}

/** The longest name at a place of the text, and its line; without a line if it could be several. */
function longestName(
  names: readonly Name[],
  { tokens, place }: { tokens: readonly Token[]; place: number },
): { line: number | undefined; length: number } | undefined {
  const longest = Math.max(0, ...names.map((name) => name.words.length));
  for (let length = Math.min(longest, tokens.length - place); length > 0; length--) {
    const found = tokens.slice(place, place + length).map(({ word }) => word);
    const whole = linesOf(names.filter((name) => isSame(name.words, found)));
    if (whole.length > 0) return { line: only(whole), length };
    const end = linesOf(names.filter((name) => isSame(name.words.slice(-length), found)));
    const isGeneral = length === 1 && GENERAL.has(found[0] ?? "") && !CLEAR_IF_ALONE.has(found[0] ?? "");
    if (end.length > 0 && !isGeneral) return { line: only(end), length };
    const first =
      length === 1 && CLEAR_FIRST_WORDS.has(found[0] ?? "") && linesOf(names.filter((name) => isIn(name, found)));
    if (first && first.length > 0) return { line: only(first), length };
  }
  return undefined;
}

function namesOf({ text, measured }: ListedIngredient): string[][] {
  const toTaste = measured?.toTaste?.split(/ and |, /u) ?? [];
  if (!measured) {
    const [food = ""] = text.split(/,| \(/u);
    return food.split(" and ").map(foldedWords).filter(isFilled);
  }
  return [foodOf(measured.many, measured.unit), ...toTaste].map(foldedWords).filter(isFilled);
}

/** "garlic cloves" is "garlic", "slices of rye bread" is "rye bread", "mint leaves" is "mint". */
function foodOf(many: string, unit: MeasuredFood["unit"]): string {
  const [food = ""] = many.split(",");
  const withoutMeasure = food.replace(/^(?:[\p{L}-]+ ){0,2}(?:slices?|sprigs?|cans?|heads?|sheets?|knobs?) of /u, "");
  return withoutMeasure.replace(UNITS_BEHIND.has(unit) ? / \p{L}+$/u : / (?:leaves|kernels|flesh)$/u, "");
}

function foldedWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map(foldWord);
}

function isFilled(folded: readonly string[]): boolean {
  return folded.length > 0;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, place) => word === other[place]);
}

function isIn(name: Name, [word = ""]: readonly string[]): boolean {
  return name.words.includes(word);
}

function linesOf(names: readonly Name[]): number[] {
  return [...new Set(names.map(({ line }) => line))];
}

function only(lines: readonly number[]): number | undefined {
  return lines.length === 1 ? lines[0] : undefined;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
