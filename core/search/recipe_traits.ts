import type { FoodKey } from "../food/mod.ts";
import { foodsWithin, type ParentOf, removeAccents } from "../food/mod.ts";
import type { Recipe } from "../recipe/mod.ts";
import { type Keeping, keepingOf } from "../recipe/mod.ts";

/** The facts of a recipe from which its traits are derived. */
export type DescribedRecipe = Pick<
  Recipe,
  | "name"
  | "keywords"
  | "dishTypes"
  | "preferences"
  | "diets"
  | "principalKind"
  | "nutrition"
  | "totalMinutes"
  | "activeMinutes"
  | "steps"
  | "notes"
  | "keeps"
  | "ingredientGroups"
>;

/** Traits of a recipe that queries ask for besides words: how it is cooked, how long it keeps, its main component. */
export interface RecipeTraits {
  readonly recipe: DescribedRecipe;
  /** The keywords as one folded text; see {@linkcode foldedText}. A comma separates them. */
  readonly keywords: string;
  /** All steps as one folded text. */
  readonly steps: string;
  readonly keeping: Keeping;
  /** Longest time that something simmers, stews or braises, in minutes. */
  readonly simmersMinutes: number;
  /** How many kinds of vessel are heated: a pot and a frying pan are two. */
  readonly vessels: number;
  /** Number of ingredients that have to be there. */
  readonly ingredients: number;
  /** The principal foods, and their more general foods. */
  readonly principal: ReadonlySet<FoodKey>;
  /** All foods that have to be there, and their more general foods. */
  readonly foods: ReadonlySet<FoodKey>;
}

const MINUTES_AN_HOUR = 60;

const SIMMERING = /\b(?:simmer\w*|stew\w*|brais\w*|bubbl\w*|covered|lid|gently)\b/u;
const NOT_SIMMERING = /\b(?:oven|bake|fridge|chill\w*|rest|rise|soak\w*|marinat\w*|stand|steep|cool)\b/u;
const DURATION = /\b(\d+½?)(?:–(\d+½?))? (minutes?|hours?)\b/gu;

/** Vessels by their function. A second one of the same kind counts too. */
const VESSELS: readonly RegExp[] = [
  /\b(?:pot|saucepan|casserole|cooker|stockpot)\b/u,
  /\b(?:frying pan|griddle|skillet|wok)\b/u,
  /\b(?:tray|tin|baking dish|ovenproof dish|mould)\b/u,
  /\b(?:second|another|separate|other|small|clean) (?:sauce|frying )?pan\b|\bdrain\b/u,
];

/** Derives the traits of a recipe. */
export function traitsOf(recipe: DescribedRecipe, parentOf: ParentOf): RecipeTraits {
  const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
  const needed = lines.filter(({ optional }) => !optional);
  const steps = recipe.steps.join("\n").toLowerCase();
  return {
    recipe,
    keywords: recipe.keywords.map(foldedText).join(","),
    steps: foldedText(steps),
    keeping: keepingOf(recipe),
    simmersMinutes: simmersMinutes(steps),
    vessels: VESSELS.filter((vessel) => vessel.test(steps)).length,
    ingredients: needed.length,
    foods: new Set(
      foodsWithin(
        needed.map(({ food }) => food),
        parentOf,
      ),
    ),
    principal: new Set(
      foodsWithin(
        lines.filter(({ principal }) => principal).map(({ food }) => food),
        parentOf,
      ),
    ),
  };
}

/** Words in lower case and without accents, between single blanks, with a blank at either end. */
export function foldedText(text: string): string {
  const words = removeAccents(text.toLowerCase()).replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}

function simmersMinutes(steps: string): number {
  const times = steps
    .split(/[.;\n]/u)
    .filter((sentence) => SIMMERING.test(sentence) && !NOT_SIMMERING.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(DURATION)])
    .map(([, from = "0", to = from, unit = ""]) => {
      const amount = Number(to.replace("½", ".5"));
      return unit.startsWith("hour") ? amount * MINUTES_AN_HOUR : amount;
    });
  return Math.max(0, ...times);
}
