import { type FoodKey, type FoodTable, gramsOf } from "../food/mod.ts";
import { readFoods } from "./read_food.ts";
import { readFoodWords } from "./read_food_words.ts";
import { amountInBrackets, type LineAmount, readMeasures } from "./read_measures.ts";
import { WRITTEN_RECIPE_LIMITS } from "./written_recipe.ts";

/** A parsed line of an ingredient list. */
export interface ReadIngredientLine {
  /** "2 x 400 g" is 800 g. Undefined if the line says none, such as "salt". */
  readonly amount: LineAmount | undefined;
  /** The same amount in other units: "14 oz" of "400 g/14 oz". */
  readonly otherAmounts: readonly LineAmount[];
  /** The containers of the amount: 2 tins in "2 x 400 g tins". */
  readonly packs: LineAmount | undefined;
  /** "large". */
  readonly size: string | undefined;
  /** The food as the line names it: "red onions". Empty if there is none. */
  readonly name: string;
  /** "finely chopped". */
  readonly preparation: string | undefined;
  /** "to serve", "plus extra for dusting". */
  readonly note: string | undefined;
  readonly optional: boolean;
  /** The text after the amount, as it was written. */
  readonly rest: string;
  /** The food of the table; the first of several. Undefined if it is not known. */
  readonly food: FoodKey | undefined;
  /** All foods that are used: those of "salt and pepper". */
  readonly foods: readonly FoodKey[];
  /** Foods that may be used instead. */
  readonly alternatives: readonly FoodKey[];
  /** Weight of the food; for a range, the middle. Undefined if neither the line nor the food table has one. */
  readonly grams: number | undefined;
}

/** "juice of 2 lemons" */
const OF_FRUIT =
  /^(?<part>(?:(?:finely )?(?:grated|squeezed) )?(?:juice|zest|rind|peel|saft|abrieb|schale|jus|zeste|zumo|jugo|ralladura|succo|scorza|sap|rasp)(?: (?:and|&|und|et|y|e|en) (?:juice|zest|rind|saft|schale|abrieb|zeste|jus|zumo|ralladura|succo|scorza|sap|rasp))?) (?:of|from|von|de|d['’]|di|van) ?(?<fruit>.+)$/iu;
const PART_WORDS: readonly (readonly [RegExp, string])[] = [
  [/juice|saft|jus|zumo|jugo|succo|sap/iu, "juice"],
  [/zest|rind|peel|abrieb|schale|ralladura|scorza|rasp/iu, "zest"],
];

/**
 * Reads a line of an ingredient list, as a person or a page writes it, in English, German, French, Spanish, Italian or Dutch.
 *
 * @param options.foods the table in which its food is looked for; without it, no food and no grams are given
 * @param options.food the food that the line means, where a cook has said it
 */
export function readIngredientLine(
  text: string,
  { foods, food: chosen }: { foods?: FoodTable | undefined; food?: FoodKey | undefined } = {},
): ReadIngredientLine {
  const line = plainLine(text);
  const ofFruit = OF_FRUIT.exec(line)?.groups;
  const measures = readMeasures(ofFruit?.["fruit"] ?? line);
  const trailing = measures.amount ? undefined : trailingAmount(line);
  const { amount, others, packs, size, rest } = trailing ?? measures;

  const inBrackets = [...rest.matchAll(/[(,]\s*([^(),]{1,60})/gu)]
    .map(([, inside = ""]) => amountInBrackets(inside))
    .filter((found) => found !== undefined);
  const words = readFoodWords(withoutAmounts(rest));
  const unit = amount?.word === "" ? unitInName(words.name) : undefined;
  const name = unit?.name ?? words.name;
  const readAmount = unit && amount ? { ...amount, unit: unit.unit, word: unit.word } : amount;

  const part = ofFruit?.["part"];
  const named =
    chosen === undefined
      ? foods && foodsOf(name, { foods, written: rest, container: packs?.word ?? containerIn(line), part })
      : { foods: [chosen], alternatives: [] };
  const food = named?.foods[0];
  const inAsides = foods && chosen === undefined ? alternativesIn(rest, foods) : [];
  const alternatives = new Set([...(named?.alternatives ?? []), ...inAsides]);
  const otherAmounts = [...others, ...inBrackets.filter(({ isEach }) => !isEach).map((found) => found.amount)];
  const each = inBrackets.find(({ isEach }) => isEach)?.amount;
  return {
    amount: readAmount,
    otherAmounts,
    packs,
    size: size ?? sizeIn(rest),
    name,
    preparation: [part, words.preparation].filter((each) => each !== undefined).join(", ") || undefined,
    note: words.note,
    optional: words.optional,
    rest,
    food,
    foods: named?.foods ?? [],
    alternatives: [...alternatives].filter((key) => !named?.foods.includes(key)),
    grams:
      food === undefined || !foods ? undefined : gramsIn({ amount: readAmount, otherAmounts, each }, { food, foods }),
  };
}

function plainLine(text: string): string {
  return text
    .slice(0, WRITTEN_RECIPE_LIMITS.lineLength)
    .normalize("NFC")
    .replaceAll("⁄", "/")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s\-–—•·*▢☐□◦‣]+/u, "")
    .trim();
}

function sizeIn(rest: string): string | undefined {
  return /^(?:small|medium|large|extra-large|big)(?=\s)/iu.exec(rest)?.[0];
}

/** "Flour: 200 g", "Mehl – 200 g", "Milk 2 l" */
function trailingAmount(line: string): ReturnType<typeof readMeasures> | undefined {
  const start = /[\s:(]\d/u.exec(line)?.index;
  if (start === undefined) return undefined;
  const found = amountInBrackets(line.slice(start + 1));
  const rest = line.slice(0, start + 1).replace(/[\s:(–-]+$/u, "");
  return found && rest !== ""
    ? { amount: found.amount, others: [], packs: undefined, size: undefined, rest }
    : undefined;
}

/** "(about 6 ounces each)" is no part of the words. */
function withoutAmounts(rest: string): string {
  return rest
    .replaceAll(/\(([^()]{1,60})\)/gu, (all: string, inside: string) => (amountInBrackets(inside) ? " " : all))
    .replaceAll(/,\s*([^(),]{1,60})(?=,|$)/gu, (all: string, inside: string) => (amountInBrackets(inside) ? "" : all));
}

const UNIT_IN_NAME = /^(?<name>.*\S)\s(?<word>cloves?|stalks?|bulbs?|sprigs?|slices?|rashers?|ribs?)$/iu;
const UNIT_OF_WORD = { c: "clove", s: "stick", b: undefined, r: "slice" } as const;

/** "5 garlic cloves" are five cloves of garlic. */
function unitInName(name: string): { name: string; unit: LineAmount["unit"]; word: string } | undefined {
  const { name: before, word } = UNIT_IN_NAME.exec(name)?.groups ?? {};
  if (before === undefined || word === undefined) return undefined;
  const unit = /^sprig/iu.test(word)
    ? "sprig"
    : /^slice/iu.test(word)
      ? "slice"
      : /^rib/iu.test(word)
        ? "stick"
        : UNIT_OF_WORD[word[0]?.toLowerCase() as "c"]; // sound: undefined for other letters
  if (/^rib/iu.test(word) && !/celery$/iu.test(before)) return undefined;
  return { name: before, unit, word };
}

/** "(or margarine)", ", or 2 tbsp oil" */
const ASIDE = /[(,;[]\s*(?:or|oder|ou|o|alternatively)\s(?<aside>[^()[\],;]{2,80})/giu;

/** The foods that a line allows beside its name. */
function alternativesIn(rest: string, foods: FoodTable): FoodKey[] {
  return [...rest.matchAll(ASIDE)].flatMap(({ groups }) => {
    const written = readMeasures(groups?.["aside"] ?? "").rest;
    const found = readFoods(readFoodWords(written).name, { foods, written });
    return [...found.foods, ...found.alternatives];
  });
}

function containerIn(line: string): string | undefined {
  return /\b(?:cans?|tins?)\b/iu.exec(line)?.[0];
}

/** Words by which a line means another state of its food: what is soaked is dried. What is cooked after weighing is not meant. */
const STATES = [
  [/(?<![\p{L}-])soaked\b/iu, "dried"],
  [/^(?:[\p{L}-]+,? )?cooked\b/iu, "cooked"],
] as const;

function foodsOf(
  name: string,
  { part, ...options }: { foods: FoodTable; written: string; container: string | undefined; part: string | undefined },
) {
  const fruit = readFoods(name, options);
  const whole = fruit.foods[0] === undefined ? undefined : options.foods.get(fruit.foods[0]);
  const parts = PART_WORDS.filter(([pattern]) => part !== undefined && pattern.test(part))
    .map(([, word]) => options.foods.match(`${whole?.name} ${word}`))
    .filter((key) => key !== undefined);
  if (parts.length > 0) return { foods: parts, alternatives: [] };
  const state = STATES.filter(([words]) => words.test(options.written))
    .map(([, word]) => options.foods.match(`${word} ${whole?.name}`))
    .find((key) => key !== undefined);
  return state === undefined ? fruit : { ...fruit, foods: [state, ...fruit.foods.slice(1)] };
}

function gramsIn(
  {
    amount,
    otherAmounts,
    each,
  }: { amount: LineAmount | undefined; otherAmounts: readonly LineAmount[]; each: LineAmount | undefined },
  { food, foods }: { food: FoodKey; foods: FoodTable },
): number | undefined {
  if (!amount) return undefined;
  const relatives = foods.selfAndAncestors(food);
  const grams = ({ quantity, upTo = quantity, unit }: LineAmount) =>
    unit && gramsOf({ quantity: (quantity + upTo) / 2, unit }, relatives);
  const eachGrams = each && grams(each);
  if (eachGrams !== undefined && amount.unit === "piece")
    return eachGrams * ((amount.quantity + (amount.upTo ?? amount.quantity)) / 2);
  const isWeighed = [amount, ...otherAmounts].find(({ unit }) => unit === "g" || unit === "oz");
  return [...(isWeighed ? [isWeighed] : []), amount, ...otherAmounts].map(grams).find((found) => found !== undefined);
}
