import {
  contentsOf,
  type FoodKey,
  type FoodTable,
  type KnownFoods,
  type ParsedFood,
  perhapsContained,
} from "../food/mod.ts";
import { mayExcludeFoods } from "../search/mod.ts";
import type { DishFoods } from "./broken_rules.ts";

/** Further lines count as not known. */
const LINES_MAX = 60;

/** "Butter or oil", "milk / cream", "nuts (optional)": it need not be in the dish. */
const CHOICE = /\bor\b|\boptional(?:ly)?\b|\p{L}\s*\/\s*\p{L}/iu;
/** "2 tsp" of "2 tsp kosher salt". */
const AMOUNT = /^[\d\s.,/½¼¾⅓⅔–-]+(?:(?:k?g|m?l|tsp|tbsp|cups?)\b)?\s*/iu;

const PERHAPS = "It is not certain that the dish has this food.";

interface WrittenFood {
  readonly key: FoodKey;
  readonly name: string;
  readonly isCertain: boolean;
}

interface WrittenLine {
  readonly foods: readonly WrittenFood[];
  /** Whether it names something that is no known food. */
  readonly isUnknown: boolean;
}

/**
 * The contents of a dish by the lines of its ingredients, as a person wrote them. A food is certain only if its line names
 * nothing else; otherwise the dish may contain it. Undefined if no line names a food: then nothing is known.
 */
export function writtenDish(ingredients: string, known: KnownFoods): DishFoods | undefined {
  const texts = ingredients
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const lines = texts.slice(0, LINES_MAX).map((line) => readLine(line, known.foods));
  const foods = lines.flatMap((line) => line.foods);
  if (foods.length === 0) return undefined;

  const isUnknown = texts.length > LINES_MAX || lines.some((line) => line.isUnknown);
  const contents = contentsOf([
    ...foods.map(({ key, name, isCertain }) => {
      const found = known.facts.get(key)?.contents;
      return { name, contents: found && !isCertain ? perhapsContained(found, PERHAPS) : found };
    }),
    ...(isUnknown ? [{ name: "another food", contents: undefined }] : []),
  ]);
  const diets = (["vegan", "vegetarian"] as const).filter(
    (diet) => !isUnknown && foods.every(({ key }) => known.facts.get(key)?.diets.includes(diet)),
  );
  return { foods, contents, diets };
}

function readLine(written: string, foods: FoodTable): WrittenLine {
  const line = written.replaceAll(/[()]/gu, ",");
  // "Gluten-free flour" and "no nuts" name foods that are not in the dish.
  const excludes = mayExcludeFoods(line) && foods.named(line.replace(AMOUNT, "")).length === 0;
  if (excludes) return { foods: [], isUnknown: true };
  const parsed = foods.parseFoods(line);
  const isWhole = parsed.unknown.length === 0 && !CHOICE.test(line);
  return {
    foods: parsed.foods.map(({ key, displayName }) => ({
      key,
      name: displayName,
      isCertain: isWhole && isOneFood(displayName, parsed.foods),
    })),
    // The text after a comma is a preparation, or a food of its own.
    isUnknown: parsed.foods.length === 0 || parsed.unknown.some((part) => !isAside(part, line)),
  };
}

/** Not so for a general word: "beans" may be any of several. */
function isOneFood(name: string, foods: readonly ParsedFood[]): boolean {
  return new Set(foods.filter(({ displayName }) => displayName === name).map(({ key }) => key)).size === 1;
}

function isAside(part: string, line: string): boolean {
  return /,\s*$/u.test(line.slice(0, line.indexOf(part)));
}
