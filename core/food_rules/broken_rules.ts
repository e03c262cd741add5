import { type Constituent, type Content, type FoodKey, foodsWithin, isUnknownFood } from "../food/mod.ts";
import type { NamedPerson } from "../household/mod.ts";
import { type Recipe } from "../recipe/mod.ts";
import { type Diet, exclusionsOf, type FoodRules } from "./food_rules.ts";

/** The kinds of {@linkcode BrokenRule} that are no constituent. */
export const OTHER_RULES = ["pescatarian", "vegetarian", "vegan", "dislike", "unknown"] as const;

/** A rule that a dish breaks, or may break. */
export interface BrokenRule {
  /** An avoided constituent, the diet, a disliked food, or `unknown`: the dish has an unknown food. */
  readonly rule: Constituent | (typeof OTHER_RULES)[number];
  readonly state: "contains" | "may contain";
  /** Name of the disliked food; undefined for other rules. */
  readonly disliked: string | undefined;
  /** Names of the foods responsible, each once; none if they are not known. */
  readonly foods: readonly string[];
  /** Whose rule it is; undefined for a person who lives alone. */
  readonly people?: readonly NamedPerson[] | undefined;
}

/** The contents of a dish. */
export interface DishFoods extends Pick<Recipe, "contents" | "diets"> {
  readonly foods: readonly DishFood[];
}

/** A food of a dish. */
export interface DishFood {
  readonly key: FoodKey;
  readonly name: string;
  /** False if the dish may be without it. Default true. */
  readonly isCertain?: boolean;
}

/** The food table's names and parents. */
export interface FoodNamesAndParents {
  nameOf(key: FoodKey): string;
  get(key: FoodKey): { readonly parent: FoodKey | undefined } | undefined;
}

/**
 * Foods that break a diet without a constituent that the diet leaves out: honey is no animal, and some cheese is always made
 * with rennet. A test compares them with the food table.
 */
export const BREAKS_DIET: Readonly<Record<"vegetarian" | "vegan", readonly FoodKey[]>> = {
  vegetarian: ["parmesan", "pecorino", "roquefort", "gruyere", "manchego"],
  // Milk is a constituent of the cheeses.
  vegan: ["honey"],
};

/**
 * The rules that a dish breaks, and the foods responsible: first the constituents that the person can't or won't have at
 * all, in the order of `CONSTITUENTS`, then the diet, the disliked foods, and last unknown foods. A dish breaks a rule
 * exactly if `excludedTags` leaves it out of lists.
 */
export function brokenRules(rules: FoodRules, dish: DishFoods, foods: FoodNamesAndParents): BrokenRule[] {
  const avoided = exclusionsOf({ ...rules, diet: "everything" }).constituents;
  const ofDiet = exclusionsOf({ ...rules, avoids: [], intolerances: [] }).constituents;
  const traced = dish.foods.map((food): TracedFood => {
    return { ...food, within: new Set(foodsWithin([food.key], (key) => foods.get(key)?.parent)) };
  });
  const excluded = dish.contents.filter(({ constituent }) => [...avoided, ...ofDiet].includes(constituent));
  return [
    ...excluded.flatMap((content) => {
      const names = namesIn(content);
      return avoided.includes(content.constituent) && names.length > 0
        ? [broken(content.constituent, content.state, names)]
        : [];
    }),
    ...(rules.diet === "everything" ? [] : brokenDiet(rules.diet, { dish, ofDiet, traced })),
    ...rules.dislikedFoods.flatMap((key) => {
      const found = traced.filter(({ within }) => within.has(key));
      const certain = found.filter(isInDish);
      if (found.length === 0) return [];
      const [state, named] = certain.length > 0 ? (["contains", certain] as const) : (["may contain", found] as const);
      return [{ ...broken("dislike", state, namesOf(named)), disliked: foods.nameOf(key) }];
    }),
    ...(excluded.some((content) => content.foods.some(isUnknownFood)) ? [broken("unknown", "may contain", [])] : []),
  ];
}

/** A food with its more general foods and those that it is made from. */
interface TracedFood extends DishFood {
  readonly within: ReadonlySet<FoodKey>;
}

function brokenDiet(
  diet: Exclude<Diet, "everything">,
  { dish, ofDiet, traced }: { dish: DishFoods; ofDiet: readonly Constituent[]; traced: readonly TracedFood[] },
): BrokenRule[] {
  const isUnsuited = diet !== "pescatarian" && !dish.diets.includes(diet);
  const found = dish.contents.filter(({ constituent }) => ofDiet.includes(constituent));
  const breaking = isUnsuited ? BREAKS_DIET[diet] : [];
  const byNature = traced.filter(({ within }) => breaking.some((key) => within.has(key)));
  const certain = [
    ...found.flatMap((content) => (content.state === "contains" ? namesIn(content) : [])),
    ...namesOf(byNature.filter(isInDish)),
  ];
  if (certain.length > 0) return [broken(diet, "contains", certain)];
  const possible = [...found.flatMap(namesIn), ...namesOf(byNature)];
  if (possible.length > 0) return [broken(diet, "may contain", possible)];
  return isUnsuited && found.length === 0 ? [broken(diet, "contains", [])] : [];
}

function broken(rule: BrokenRule["rule"], state: BrokenRule["state"], foods: readonly string[]): BrokenRule {
  return { rule, state, disliked: undefined, foods: [...new Set(foods)] };
}

/** Names of the foods that bring a constituent into the dish as its state says, without unknown ones. */
function namesIn({ state, foods }: Content): string[] {
  const responsible = state === "contains" ? foods.filter(({ reason }) => reason === undefined) : foods;
  return responsible.filter((food) => !isUnknownFood(food)).map(({ name }) => name);
}

function isInDish({ isCertain = true }: DishFood): boolean {
  return isCertain;
}

function namesOf(foods: readonly DishFood[]): string[] {
  return foods.map(({ name }) => name);
}
