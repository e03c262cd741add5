import { ALLERGENS, type Constituent, type FoodKey } from "../food/mod.ts";

/** From the least to the most strict: each leaves out all that the one before it does. */
export const DIETS = ["everything", "pescatarian", "vegetarian", "vegan"] as const;

export type Diet = (typeof DIETS)[number];

/** The constituents that a person can avoid without a diet. */
export const AVOIDABLE = ["pork", "beef", "alcohol"] as const;

export type Avoidable = (typeof AVOIDABLE)[number];

/** The fourteen allergens, lactose, and coeliac disease. */
export const INTOLERANCES = [...ALLERGENS, "lactose", "coeliac"] as const;

export type Intolerance = (typeof INTOLERANCES)[number];

/** Most foods that a person can dislike. */
export const DISLIKED_FOODS_MAX = 50;

/** A person's food rules. Private: they reveal something about their health or their belief. */
export interface FoodRules {
  readonly diet: Diet;
  /** In the order of {@linkcode AVOIDABLE}. */
  readonly avoids: readonly Avoidable[];
  /** In the order of {@linkcode INTOLERANCES}. */
  readonly intolerances: readonly Intolerance[];
  /** Foods of the food table. Each stands for its more specific foods too. At most {@linkcode DISLIKED_FOODS_MAX}. */
  readonly dislikedFoods: readonly FoodKey[];
}

/** The rules of a person who eats everything. */
export const NO_FOOD_RULES: FoodRules = { diet: "everything", avoids: [], intolerances: [], dislikedFoods: [] };

/**
 * The rules of a meal that all these people can eat: the strictest diet, and all that any of them leaves out. It may have
 * more than {@linkcode DISLIKED_FOODS_MAX} disliked foods.
 */
export function mergeFoodRules(all: readonly FoodRules[]): FoodRules {
  return {
    diet: DIETS.findLast((diet) => all.some((rules) => rules.diet === diet)) ?? NO_FOOD_RULES.diet,
    avoids: AVOIDABLE.filter((each) => all.some(({ avoids }) => avoids.includes(each))),
    intolerances: INTOLERANCES.filter((each) => all.some(({ intolerances }) => intolerances.includes(each))),
    dislikedFoods: [...new Set(all.flatMap(({ dislikedFoods }) => dislikedFoods))],
  };
}

/** The constituents that exclude a recipe from a person's lists. */
export interface FoodExclusions {
  /** A diet that the recipe must suit as a whole, besides its constituents: honey is not vegan. */
  readonly diet: Diet;
  /** Excludes recipes that contain these or may contain them: unknown contents are not safe. */
  readonly constituents: readonly Constituent[];
  /** Left out together with their more specific foods. */
  readonly foods: readonly FoodKey[];
}

const MEAT: readonly Constituent[] = ["meat", "pork", "beef"];
const MEAT_AND_FISH: readonly Constituent[] = [...MEAT, "fish", "crustaceans", "molluscs"];

const CONSTITUENTS_OF_DIET: Readonly<Record<Diet, readonly Constituent[]>> = {
  everything: [],
  pescatarian: MEAT,
  vegetarian: MEAT_AND_FISH,
  vegan: [...MEAT_AND_FISH, "eggs", "milk", "lactose"],
};

/** The exclusions of these rules. Coeliac disease excludes gluten, as the intolerance does. */
export function exclusionsOf({ diet, avoids, intolerances, dislikedFoods }: FoodRules): FoodExclusions {
  const intolerable = intolerances.map((each) => (each === "coeliac" ? "gluten" : each));
  const constituents = new Set<Constituent>([...CONSTITUENTS_OF_DIET[diet], ...avoids, ...intolerable]);
  return { diet, constituents: [...constituents], foods: dislikedFoods };
}
