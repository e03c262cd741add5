import type { Amount } from "../amounts/mod.ts";
import {
  type Aisle,
  type Content,
  contentsOf,
  type EatenFood,
  type FoodKey,
  type FoodTable,
  type KnownFoods,
  type Nutrition,
  nutritionOfFoods,
  perhapsContained,
} from "../food/mod.ts";
import { type Recipe } from "../recipe/mod.ts";
import { type ReadIngredientLine, readIngredientLine } from "./read_ingredient_line.ts";
import type { LineAmount } from "./read_measures.ts";
import type { WrittenLine, WrittenRecipe } from "./written_recipe.ts";

/** A parsed line of a written recipe. */
export interface ReadLine {
  /** As it was written. */
  readonly text: string;
  /** Undefined if the line says no amount, or none in a unit that is known: then `packs` may have it. */
  readonly amount: (Amount & { readonly quantityMax?: number | undefined }) | undefined;
  /** What the amount is packed in, or counted by: 2 "cans", 1 "head". */
  readonly packs: Pick<LineAmount, "quantity" | "word"> | undefined;
  /** "large" */
  readonly size: string | undefined;
  /** The food's name in the line: "spinach"; empty if there is none. */
  readonly foodText: string;
  /** The food of the table; undefined if it is unknown, and for a line without food. */
  readonly food: FoodKey | undefined;
  /** Further foods of the line, such as the pepper of "salt and pepper". */
  readonly otherFoods: readonly FoodKey[];
  /** Foods that may be used instead. */
  readonly alternatives: readonly FoodKey[];
  /** Whether the line names a food, known or not. */
  readonly isFood: boolean;
  /** Whether the cook chose the food, including 'not a food'. */
  readonly isChosen: boolean;
  /** Foods that the cook could mean instead, best first; at most five. */
  readonly suggestions: readonly FoodKey[];
  readonly preparation: string | undefined;
  readonly note: string | undefined;
  readonly optional: boolean;
  /** Weight of the food; undefined if neither the line nor the food table has one. */
  readonly grams: number | undefined;
  /** Where a shop has the food. */
  readonly aisle: Aisle | undefined;
}

/** Foods, nutrition and contents of a written recipe. */
export interface ReadRecipe {
  /** As in the recipe's groups. */
  readonly groups: readonly { readonly title: string | undefined; readonly lines: readonly ReadLine[] }[];
  /** Nutrition of one portion. Undefined without portions, and if no line has a known food and weight. */
  readonly nutrition: Nutrition | undefined;
  /** Lines that count in the nutrition, of all that are food. */
  readonly linesKnown: number;
  readonly linesOfFood: number;
  /** A line with an unknown food may contain everything. */
  readonly contents: readonly Content[];
  /** None if a food is unknown. */
  readonly diets: Recipe["diets"];
  /** The known foods by weight. */
  readonly eaten: readonly EatenFood[];
}

const SUGGESTIONS_MAX = 5;
const IS_ALTERNATIVE = "The recipe leaves the choice of this food.";

/** Reads the ingredients of a recipe; see {@linkcode readIngredientLine}. */
export function readRecipe(
  { ingredients, portions }: Pick<WrittenRecipe, "ingredients" | "portions">,
  known: KnownFoods,
): ReadRecipe {
  const groups = ingredients.map(({ title, lines }) => ({ title, lines: lines.map((line) => readLine(line, known)) }));
  const lines = groups.flatMap((group) => group.lines).filter(({ isFood }) => isFood);
  const counted = lines.filter((line) => countsIn(line, known));
  const eaten = counted.flatMap((line) => eatenOf(line, known));
  const grams = eaten.reduce((sum, each) => sum + each.grams, 0);
  // A line of unknown weight is taken to weigh as much as the others do on average, so that the known share is not too large.
  const unknownGrams = counted.length === 0 ? 0 : (grams / counted.length) * (lines.length - counted.length);
  return {
    groups,
    nutrition:
      portions === undefined || grams === 0 ? undefined : nutritionOfFoods(eaten, { servings: portions, unknownGrams }),
    linesKnown: counted.length,
    linesOfFood: lines.length,
    contents: contentsOf(lines.flatMap((line) => contentsOfLine(line, known))),
    diets: (["vegan", "vegetarian"] as const).filter(
      (diet) =>
        lines.length > 0 &&
        lines.every(
          (line) => line.food !== undefined && foodsOf(line).every((key) => known.facts.get(key)?.diets.includes(diet)),
        ),
    ),
    eaten,
  };
}

function readLine({ text, food: chosen }: WrittenLine, { foods }: KnownFoods): ReadLine {
  // A food of an earlier table may be gone.
  const isChosen = chosen === null || (chosen !== undefined && foods.has(chosen));
  const line = readIngredientLine(text, { foods, ...(isChosen && chosen !== null && { food: chosen }) });
  const isFood = chosen !== null && (line.name !== "" || line.food !== undefined);
  const food = isFood ? line.food : undefined;
  return {
    text,
    amount: amountOf(line),
    packs: line.packs ?? (line.amount?.unit === undefined ? line.amount : undefined),
    size: line.size,
    foodText: line.name,
    food,
    otherFoods: isFood ? line.foods.filter((key) => key !== food) : [],
    alternatives: isFood ? line.alternatives : [],
    isFood,
    isChosen,
    suggestions: suggestionsFor(line, foods)
      .filter((key) => key !== food)
      .slice(0, SUGGESTIONS_MAX),
    preparation: line.preparation,
    note: line.note,
    optional: line.optional,
    grams: food === undefined ? undefined : line.grams,
    aisle: food === undefined ? undefined : aisleOf(food, foods),
  };
}

/** "1 box (15 oz)" is 15 oz. */
function amountOf({ amount, otherAmounts }: ReadIngredientLine): ReadLine["amount"] {
  const known = amount && [amount, ...otherAmounts].find((each) => each.unit !== undefined);
  if (known?.unit === undefined) return undefined;
  const { quantity, unit, upTo } = known;
  return { quantity, unit, ...(upTo !== undefined && { quantityMax: upTo }) };
}

/** A line's food, its alternatives, and foods with the same spelling. */
function suggestionsFor({ name, foods: read, alternatives }: ReadIngredientLine, foods: FoodTable): FoodKey[] {
  const words = name.split(" ");
  const spelled = name === "" ? [] : [name, words.at(-1) ?? "", words[0] ?? ""];
  const completed = spelled.flatMap((text) =>
    text.length < 3 ? [] : foods.complete(text, { limit: SUGGESTIONS_MAX }),
  );
  return [...new Set([...read, ...alternatives, ...completed])];
}

/** Weight of the bought food: the lemons of lemon juice. */
function aisleOf(food: FoodKey, foods: FoodTable): Aisle | undefined {
  const purchase = foods.selfAndAncestors(food).find((each) => each.purchase)?.purchase;
  return purchase?.buyAs ? foods.get(purchase.buyAs.food)?.purchase?.aisle : purchase?.aisle;
}

/** A known food with figures that is weighed, or added to taste. */
function countsIn({ food, grams, amount, otherFoods }: ReadLine, { facts }: KnownFoods): boolean {
  if (food === undefined) return false;
  const isToTaste = grams === undefined && amount === undefined;
  return isToTaste || (grams !== undefined && otherFoods.length === 0 && facts.get(food)?.composition !== undefined);
}

function eatenOf({ food, grams }: ReadLine, { foods, facts }: KnownFoods): EatenFood[] {
  if (food === undefined || grams === undefined) return [];
  const { composition, isProxy } = facts.get(food) ?? {};
  return [{ key: food, category: foods.get(food)?.category, grams, composition, isProxy }];
}

function foodsOf({ food, otherFoods, alternatives }: ReadLine): FoodKey[] {
  return [...(food === undefined ? [] : [food]), ...otherFoods, ...alternatives];
}

function contentsOfLine(line: ReadLine, { foods, facts }: KnownFoods) {
  if (line.food === undefined) return [{ name: line.foodText, contents: undefined }];
  return foodsOf(line).map((key) => {
    const contents = facts.get(key)?.contents;
    const isCertain = line.alternatives.length === 0;
    return {
      name: foods.nameOf(key),
      contents: contents && !isCertain ? perhapsContained(contents, IS_ALTERNATIVE) : contents,
    };
  });
}
