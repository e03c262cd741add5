import type { Constituent, FoodKey } from "../food/mod.ts";
import { foodsWithin, type ParentOf } from "../food/mod.ts";
import { foodsOfLine } from "./foods_of_line.ts";
import type { Recipe } from "./recipe.ts";

/**
 * Tags of a recipe by which a query can exclude it: "has:milk", "food:onion", "not:vegan". A typed word never equals a tag,
 * because of the colon.
 */
export type ExclusionTag = `has:${Constituent}` | `food:${FoodKey}` | `not:${ExcludedDiet}` | "fried";

const EXCLUDED_DIETS = ["vegan", "vegetarian", "kosher", "keto", "low-carb"] as const;

type ExcludedDiet = (typeof EXCLUDED_DIETS)[number];

/**
 * Carbohydrate of a serving up to which a dish is "low carb", in grams. Low-carbohydrate diets stay below 130 g a day,
 * ketogenic ones below 20 to 50 g (Feinman et al., Nutrition 31, 2015, 1–13): three such dishes leave room for the rest of
 * the day. Fibre counts as carbohydrate, because the food table includes it; that is stricter than net carbohydrate.
 */
const LOW_CARB_GRAMS = 20;
/** The same for "keto". */
const KETO_CARB_GRAMS = 10;
/** A ketogenic dish has at least this share of its energy from fat, at 9 kcal a gram. */
const KETO_FAT_SHARE = 0.6;
const KCAL_PER_GRAM_OF_FAT = 9;

const FRYING = /\b(?:deep|pan|stir)?-?(?:fry|fries|fried|frying)\b/iu;

/** The facts of a recipe that its tags are derived from. */
export type TaggedRecipe = Pick<
  Recipe,
  "diets" | "contents" | "nutrition" | "preferences" | "steps" | "ingredientGroups"
>;

/** The tag of recipes that contain or may contain this. */
export function constituentTag(constituent: Constituent): ExclusionTag {
  return `has:${constituent}`;
}

/** The tag of recipes with this food, one of its kinds, or something made from it. */
export function foodTag(key: FoodKey): ExclusionTag {
  return `food:${key}`;
}

/** All tags of a recipe. */
export function exclusionTagsOf(recipe: TaggedRecipe, parentOf: ParentOf): ExclusionTag[] {
  const { contents, preferences, steps, ingredientGroups } = recipe;
  const lines = ingredientGroups.flatMap(({ items }) => items);
  const foods = lines.flatMap(foodsOfLine);
  const present = contents.map(({ constituent }) => constituent);
  const isFried = preferences.includes("Fried") || steps.some((step) => FRYING.test(step));
  return [
    ...present.map(constituentTag),
    ...foodsWithin(foods, parentOf).map(foodTag),
    ...brokenDiets(recipe).map((diet): ExclusionTag => `not:${diet}`),
    ...(isFried ? (["fried"] as const) : []),
  ];
}

/**
 * The diets that a recipe does not suit. Kosher means only no meat with milk here: the foods that it forbids have tags of
 * their own.
 */
function brokenDiets({ diets, contents, nutrition }: TaggedRecipe): ExcludedDiet[] {
  const present = new Set(contents.map(({ constituent }) => constituent));
  const { kcal, carbsGrams, fatGrams } = nutrition;
  const isFatty = fatGrams * KCAL_PER_GRAM_OF_FAT >= kcal * KETO_FAT_SHARE;
  const suits: Readonly<Record<ExcludedDiet, boolean>> = {
    vegan: diets.includes("vegan"),
    vegetarian: diets.includes("vegetarian"),
    kosher: !(present.has("meat") && present.has("milk")),
    keto: carbsGrams <= KETO_CARB_GRAMS && isFatty,
    "low-carb": carbsGrams <= LOW_CARB_GRAMS,
  };
  return EXCLUDED_DIETS.filter((diet) => !suits[diet]);
}
