import { type FoodKey, type FoodTable } from "../food/mod.ts";
import { type IngredientLine, portionOf } from "../recipe/mod.ts";
import { amountOfLine, gramsOfOne, type WantedFood, wantedFood } from "../shopping/mod.ts";
import type { DishFood, DishForm, WeekDish, WeekFood } from "./search/week_dish.ts";
import type { WeekCandidate } from "./week_candidates.ts";

const DISH_FORMS: readonly DishForm[] = ["Soup", "Salad"];

const SEASONS: ReadonlySet<string> = new Set(["basic", "seasoning"]);

/** The bought food of each food, cached for all dishes: the same few hundred foods are in all of them. */
const WANTED = new WeakMap<FoodTable, Map<FoodKey, WantedFood>>();

/** The search's view of a recipe. If it is unknown how long a recipe keeps, it has no leftovers. */
export function weekDish({ recipe, ...opinion }: WeekCandidate, foods: FoodTable): WeekDish {
  const { aheadMinutes = 0, totalMinutes, ingredientGroups } = recipe;
  const lines = ingredientGroups.flatMap(({ items }) => items);
  return {
    recipeId: recipe.id,
    name: recipe.name,
    meals: recipe.meals ?? [],
    activeMinutes: recipe.activeMinutes,
    totalMinutes: totalMinutes - aheadMinutes,
    aheadMinutes,
    servings: recipe.servings,
    scales: recipe.scales,
    keepsDays: recipe.keeps?.days ?? 0,
    cuisine: recipe.cuisine,
    principalKind: recipe.principalKind,
    form: DISH_FORMS.find((form) => recipe.dishTypes.includes(form)),
    mainFoods: mainFoodsOf(lines, foods),
    nutrients: portionOf(recipe.nutrition).nutrients,
    foods: foodsToBuy(lines, { servings: recipe.servings, foods }),
    opinion,
  };
}

/**
 * How foods are bought and how long they keep, each once, in the order of their keys.
 *
 * @param keys foods as they are bought
 * @param options.alwaysThere the household's staples
 */
export function weekFoods(
  keys: Iterable<FoodKey>,
  { foods, alwaysThere }: { foods: FoodTable; alwaysThere: ReadonlySet<FoodKey> },
): WeekFood[] {
  return [...new Set(keys)].sort().map((key) => {
    const { bought } = wantedFood(key, foods);
    const { pack, keepsDays, keepsOpenedDays = keepsDays } = bought.purchase;
    return {
      key,
      name: bought.food.name,
      plural: bought.food.plural,
      packDecigrams: pack && toDecigrams(pack.grams),
      pieceDecigrams: pack?.pieces === undefined ? undefined : toDecigrams(pack.grams / pack.pieces),
      keepsDays,
      keepsOpenedDays,
      isStaple: alwaysThere.has(key) || isStaple(key, foods),
    };
  });
}

/**
 * An amount of a wanted food as tenths of a gram of the food that is bought for it.
 *
 * @param amount in the unit of the bought food; see `amountToBuy`
 */
export function decigramsOf({ bought }: WantedFood, amount: number): number {
  return toDecigrams(amount * (bought.measure === "piece" ? (gramsOfOne(bought) ?? 0) : 1));
}

/** Without onions, oil, sugar and the like: so many dishes have them that two with onions are not alike. */
function mainFoodsOf(lines: readonly IngredientLine[], foods: FoodTable): FoodKey[] {
  const principal = new Set(lines.filter((line) => line.principal).map(({ food }) => food));
  const main = [...principal].filter((food) => !SEASONS.has(foods.roleOf(food)));
  return [...new Set(main.map((food) => mostGeneral(food, foods)))];
}

/** Spaghetti today and linguine tomorrow are pasta twice. */
function mostGeneral(food: FoodKey, foods: FoodTable): FoodKey {
  const parent = foods.get(food)?.parent;
  return parent === undefined ? food : mostGeneral(parent, foods);
}

/** For one serving. Different parts of a food come from the same pieces: two yolks and two whites are two eggs. */
function foodsToBuy(
  lines: readonly IngredientLine[],
  { servings, foods }: { servings: number; foods: FoodTable },
): DishFood[] {
  const uses = new Map<FoodKey, { wanted: WantedFood; whole: number; parts: Map<FoodKey, number> }>();
  for (const line of lines) {
    const wanted = wantedOnce(line.food, foods);
    const amount = amountOfLine(wanted, { line, factor: 1 });
    // Tap water, and foods that are added to taste.
    if (wanted.bought.purchase.aisle === "none" || amount === undefined) continue;
    const { key } = wanted.bought.food;
    const use = uses.get(key) ?? { wanted, whole: 0, parts: new Map<FoodKey, number>() };
    uses.set(key, use);
    if (wanted.isPart) use.parts.set(line.food, (use.parts.get(line.food) ?? 0) + amount);
    else use.whole += amount;
  }
  return [...uses].map(([food, { wanted, whole, parts }]) => ({
    food,
    decigrams: Math.max(1, decigramsOf(wanted, (whole + Math.max(0, ...parts.values())) / servings)),
  }));
}

/** Salt, oil, spices and dried herbs: a kitchen has them, and a pack lasts for many weeks. */
function isStaple(key: FoodKey, foods: FoodTable): boolean {
  const { aisle } = wantedFood(key, foods).bought.purchase;
  const isOil = foods.get(key)?.category === "fat-oil" && aisle === "oils-and-sauces";
  return aisle === "herbs-and-spices" || isOil || foods.roleOf(key) === "basic";
}

function wantedOnce(key: FoodKey, foods: FoodTable): WantedFood {
  const known = WANTED.get(foods) ?? new Map<FoodKey, WantedFood>();
  WANTED.set(foods, known);
  const wanted = known.get(key) ?? wantedFood(key, foods);
  known.set(key, wanted);
  return wanted;
}

function toDecigrams(grams: number): number {
  return Math.round(grams * 10);
}
