import { PREFERENCES } from "../../core/account/mod.ts";
import { DISH_TYPES, type Recipe } from "../../core/recipe/mod.ts";
import { FOUR_WEEKS, fourWeeksOf } from "./four_weeks.ts";

const FEW_INGREDIENTS_MAX = 6;
/** Tap water does not count as an ingredient. Salt does. */
const TAP_WATER = new Set(["water", "ice"]);

/** How many of a kind the catalogue has, and how many it should have at least. */
export interface CatalogueAim {
  readonly of: string;
  readonly has: number;
  readonly aim: number;
}

/** Compares the whole catalogue with its aims. */
export function catalogueAims(recipes: readonly Recipe[]): CatalogueAim[] {
  const countOf = (matches: (recipe: Recipe) => boolean) => recipes.filter(matches).length;
  const percent = (count: number) => (recipes.length === 0 ? 0 : Math.floor((count / recipes.length) * 100));
  const shares = recipes.map(({ nutrition }) => nutrition.weightShare * 100).sort((a, b) => a - b);
  return [
    { of: "recipes", has: recipes.length, aim: 240 },
    ...DISH_TYPES.map((type) => ({ of: type, has: countOf(({ dishTypes }) => dishTypes.includes(type)), aim: 16 })),
    ...PREFERENCES.map((name) => ({
      of: `preference ${name}`,
      has: countOf(({ preferences }) => preferences.includes(name)),
      aim: 24,
    })),
    { of: "cuisines", has: new Set(recipes.map(({ cuisine }) => cuisine)).size, aim: 30 },
    // A vegan dish lists both diets.
    { of: "% vegetarian", has: percent(countOf(({ diets }) => diets.includes("vegetarian"))), aim: 45 },
    { of: "% vegan", has: percent(countOf(({ diets }) => diets.includes("vegan"))), aim: 25 },
    { of: `of at most ${FEW_INGREDIENTS_MAX} ingredients`, has: countOf(hasFewIngredients), aim: 40 },
    ...Object.entries(fourWeeksOf(recipes)).map(([meal, days]) => ({
      of: `days with a different ${meal}`,
      has: days,
      aim: FOUR_WEEKS,
    })),
    { of: "% of the weight with figures, median", has: shares[Math.floor((shares.length - 1) / 2)] ?? 0, aim: 99 },
    { of: "% of the weight with figures, minimum", has: shares[0] ?? 0, aim: 90 },
  ];
}

/** Each distinct food counts once. Optional foods and tap water do not count. */
function hasFewIngredients({ ingredientGroups }: Recipe): boolean {
  const lines = ingredientGroups.flatMap(({ items }) => items);
  const needed = lines.filter(({ food, optional }) => !optional && !TAP_WATER.has(food));
  return new Set(needed.map(({ food }) => food)).size <= FEW_INGREDIENTS_MAX;
}
