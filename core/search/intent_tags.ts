import type { FoodKey, ParentOf } from "../food/mod.ts";
import type { Recipe } from "../recipe/mod.ts";
import { type DescribedRecipe, foldedText, type RecipeTraits, traitsOf } from "./recipe_traits.ts";
import type { IntentRule } from "./search_intent.ts";
import { SEARCH_INTENTS } from "./search_intents.ts";

/**
 * Tags of a recipe by which a query can ask for it: "for:make-ahead"; "best:make-ahead" on the recipes that are ranked
 * first; "uses-up:potato"; "active:15" with at most 15 minutes of work; "within20min" with at most 20 minutes in all.
 */
export type IntentTag =
  | `for:${string}`
  | `best:${string}`
  | `uses-up:${FoodKey}`
  | `active:${number}`
  | `within${number}min`;

/** The facts of a recipe that its intent tags are derived from. */
export type IntendedRecipe = DescribedRecipe & Pick<Recipe, "usesUp">;

/** Minutes of work with a tag. For another time, the next shorter one is searched for. */
const ACTIVE_MINUTES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 75, 90, 120];

/** All intent tags of a recipe. */
export function intentTagsOf(recipe: IntendedRecipe, parentOf: ParentOf): IntentTag[] {
  const traits = traitsOf(recipe, parentOf);
  const intents = SEARCH_INTENTS.flatMap(({ id, best, good = [] }): IntentTag[] => {
    if (best.some((rule) => follows(traits, rule))) return [`for:${id}`, `best:${id}`];
    return good.some((rule) => follows(traits, rule)) ? [`for:${id}`] : [];
  });
  return [
    ...intents,
    ...ACTIVE_MINUTES.filter((minutes) => recipe.activeMinutes <= minutes).map(
      (minutes): IntentTag => `active:${minutes}`,
    ),
    ...usedUp(recipe.usesUp ?? [], parentOf).map((food): IntentTag => `uses-up:${food}`),
  ];
}

/** The tag of the recipes with at most so many minutes of work. Less than five minutes count as five. */
export function activeTag(minutes: number): IntentTag {
  return `active:${ACTIVE_MINUTES.findLast((each) => each <= minutes) ?? ACTIVE_MINUTES[0] ?? minutes}`;
}

/** The foods and their more general foods: leftover new potatoes are leftover potatoes. */
function usedUp(foods: readonly FoodKey[], parentOf: ParentOf): FoodKey[] {
  const parents = foods.flatMap((food) => parentOf(food) ?? []);
  return parents.length > 0 ? [...new Set([...foods, ...usedUp(parents, parentOf)])] : [...foods];
}

type Conditions = {
  readonly [Key in keyof IntentRule]-?: (wanted: NonNullable<IntentRule[Key]>, traits: RecipeTraits) => boolean;
};

const CONDITIONS: Conditions = {
  dishTypes: (wanted, { recipe }) => isAny(wanted, recipe.dishTypes),
  notDishTypes: (wanted, { recipe }) => !isAny(wanted, recipe.dishTypes),
  preferences: (wanted, { recipe }) => isAny(wanted, recipe.preferences),
  notPreferences: (wanted, { recipe }) => !isAny(wanted, recipe.preferences),
  keywords: (wanted, { keywords }) => includesWords(keywords, wanted),
  notKeywords: (wanted, { keywords }) => !includesWords(keywords, wanted),
  notSteps: (wanted, { steps }) => !includesWords(steps, wanted),
  principalKinds: (wanted, { recipe }) => recipe.principalKind !== undefined && wanted.includes(recipe.principalKind),
  diet: (wanted, { recipe }) => recipe.diets.includes(wanted),
  principal: (wanted, { principal }) => wanted.some((food) => principal.has(food)),
  notPrincipal: (wanted, { principal }) => !wanted.some((food) => principal.has(food)),
  notFoods: (wanted, { foods }) => !wanted.some((food) => foods.has(food)),
  maxKcal: (wanted, { recipe }) => recipe.nutrition.kcal <= wanted,
  maxFatGrams: (wanted, { recipe }) => recipe.nutrition.fatGrams <= wanted,
  maxMinutes: (wanted, { recipe }) => recipe.totalMinutes <= wanted,
  minMinutes: (wanted, { recipe }) => recipe.totalMinutes >= wanted,
  maxActiveMinutes: (wanted, { recipe }) => recipe.activeMinutes <= wanted,
  minSimmersMinutes: (wanted, { simmersMinutes }) => simmersMinutes >= wanted,
  maxVessels: (wanted, { vessels }) => vessels <= wanted,
  maxIngredients: (wanted, { ingredients }) => ingredients <= wanted,
  minKeepsDays: (wanted, { keeping }) => keeping.days >= wanted,
  canBeFrozen: (wanted, { keeping }) => keeping.canBeFrozen === wanted,
};

function follows(traits: RecipeTraits, rule: IntentRule): boolean {
  // sound: a rule has no other keys
  return (Object.keys(rule) as (keyof IntentRule)[]).every((key) => {
    // sound: it gets the value of its own key
    const holds = CONDITIONS[key] as (wanted: unknown, traits: RecipeTraits) => boolean;
    return holds(rule[key], traits);
  });
}

function isAny<Kind>(wanted: readonly Kind[], of: readonly Kind[]): boolean {
  return wanted.some((each) => of.includes(each));
}

const FOLDED = new Map<string, string>();

function includesWords(text: string, wanted: readonly string[]): boolean {
  return wanted.some((words) => {
    const folded = FOLDED.get(words) ?? foldedText(words);
    FOLDED.set(words, folded);
    return text.includes(folded);
  });
}
