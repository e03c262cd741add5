import { type Amount, isVolume, isWeight, measureAsCook } from "../amounts/mod.ts";
import type { FoodKey, FoodTable } from "../food/mod.ts";
import { MEAL_TIMES, type MealTime } from "../meal_plan/mod.ts";
import type { IngredientLine, Recipe } from "../recipe/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import { amountToBuy, type BoughtFood, type WantedFood, wantedFood } from "./bought_food.ts";

/** A planned meal to shop for. A meal of leftovers needs nothing: leave it out, and count its portions where it is cooked. */
export interface MealToShopFor {
  readonly date: CalendarDate;
  readonly mealTime: MealTime;
  readonly recipe: Pick<Recipe, "id" | "name" | "servings" | "ingredientGroups">;
  /** Portions to cook, more than 0. */
  readonly portions: number;
}

/** A food at home. Without an amount it is not known how much is left. */
export interface FoodAtHome {
  readonly food: FoodKey;
  readonly amount?: Amount | undefined;
}

/** The foods at home. */
export interface Pantry {
  readonly foods: readonly FoodAtHome[];
  /** Foods that are always there, such as salt and oil. They are not shopped for. */
  readonly alwaysThere: ReadonlySet<FoodKey>;
}

/** A meal that needs a food. */
export interface NeedOfMeal {
  readonly date: CalendarDate;
  readonly mealTime: MealTime;
  readonly recipeId: Recipe["id"];
  readonly recipeName: string;
  /** True if the dish is complete without it. */
  readonly optional: boolean;
}

/** The amount of one bought food that the meals of a plan need, in its unit, exact to a thousandth. */
export interface Need {
  readonly bought: BoughtFood;
  /** For all meals; 0 if no recipe says how much. */
  readonly needed: number;
  /** The part that the pantry covers. */
  readonly atHome: number;
  /** Needed and not at home. */
  readonly missing: number;
  /** Whether a recipe has no amount, as for a food that is added to taste, or its weight is unknown. */
  readonly isSome: boolean;
  /** Whether it is at home, but it is not known how much. */
  readonly checkAtHome: boolean;
  /** True if every dish is complete without it. */
  readonly optional: boolean;
  /** Plurals of the foods that every dish may be cooked with instead. Absent if there is none. */
  readonly alternatives?: readonly string[] | undefined;
  /** In the order of days and meal times. */
  readonly meals: readonly NeedOfMeal[];
}

/** The needs of a plan, each list in the order of the foods' keys. */
export interface PlanNeeds {
  readonly toBuy: readonly Need[];
  /** Needs that the pantry covers. */
  readonly atHome: readonly Need[];
  readonly alwaysThere: readonly Need[];
}

/** Amounts are in thousandths, so that sums are the same in any order. */
interface Merged {
  readonly bought: BoughtFood;
  readonly isAlwaysThere: boolean;
  needed: number;
  isSome: boolean;
  isUnknownAtHome: boolean;
  optional: boolean;
  alternatives: Alternatives;
  readonly meals: NeedOfMeal[];
}

/** By key, the plurals of the foods that each line so far allows instead. Undefined before the first line. */
type Alternatives = ReadonlyMap<FoodKey, string> | undefined;

/** One meal's need of a bought food. */
interface MealUse extends Pick<Merged, "bought" | "isAlwaysThere"> {
  whole: number;
  /** By food, the pieces that are bought whole for their parts. */
  parts: ReadonlyMap<FoodKey, number>;
  isSome: boolean;
  isUnknownAtHome: boolean;
  optional: boolean;
  alternatives: Alternatives;
}

/**
 * The needs of the meals, merged by bought food: lemon juice with lemons, and millilitres with grams. Within one meal,
 * different parts of a food come from the same pieces: two yolks and two whites are two eggs.
 */
export function needsOfPlan(
  meals: readonly MealToShopFor[],
  { foods, pantry }: { foods: FoodTable; pantry: Pantry },
): PlanNeeds {
  const stock = new Stock(pantry, foods);
  const merged = new Map<string, Merged>();
  for (const meal of meals.toSorted(byTime)) {
    for (const [key, use] of usesOf(meal, stock)) {
      const { bought, isAlwaysThere } = use;
      const all: Merged = merged.get(key) ?? { bought, isAlwaysThere, needed: 0, ...NOTHING_YET, meals: [] };
      merged.set(key, all);
      all.needed += Math.round(1000 * (use.whole + largest(use.parts)));
      all.isSome ||= use.isSome;
      all.isUnknownAtHome ||= use.isUnknownAtHome;
      all.optional &&= use.optional;
      all.alternatives = inBoth(all.alternatives, use.alternatives);
      const { date, mealTime, recipe } = meal;
      all.meals.push({ date, mealTime, recipeId: recipe.id, recipeName: recipe.name, optional: use.optional });
    }
  }
  const all = [...merged.values()].toSorted((a, b) => (a.bought.food.key < b.bought.food.key ? -1 : 1));
  const needs = all.map((each) => ({ isAlwaysThere: each.isAlwaysThere, need: needOf(each, stock) }));
  const planned = needs.filter(({ isAlwaysThere }) => !isAlwaysThere).map(({ need }) => need);
  return {
    toBuy: planned.filter((need) => isToBuy(need, stock)),
    atHome: planned.filter((need) => !isToBuy(need, stock)),
    alwaysThere: needs.filter(({ isAlwaysThere }) => isAlwaysThere).map(({ need }) => need),
  };
}

const NO_PARTS: ReadonlyMap<FoodKey, number> = new Map();

function largest(parts: ReadonlyMap<FoodKey, number>): number {
  return parts.size === 0 ? 0 : Math.max(...parts.values());
}

const NOTHING_YET = { isSome: false, isUnknownAtHome: false, optional: true, alternatives: undefined };

function inBoth(one: Alternatives, other: Alternatives): Alternatives {
  return one && other ? new Map([...one].filter(([key]) => other.has(key))) : (one ?? other);
}

function needOf(
  { bought, needed, isSome, isUnknownAtHome, optional, alternatives, meals }: Merged,
  stock: Stock,
): Need {
  const atHome = Math.min(needed, stock.amountOf(bought.food.key));
  return {
    bought,
    needed: needed / 1000,
    atHome: atHome / 1000,
    missing: (needed - atHome) / 1000,
    isSome,
    checkAtHome: isUnknownAtHome,
    optional,
    ...(alternatives && alternatives.size > 0 && { alternatives: [...alternatives.values()] }),
    meals,
  };
}

/** A need "to taste" is covered if any of the food is at home, however much. */
function isToBuy({ needed, missing, checkAtHome, bought }: Need, stock: Stock): boolean {
  return needed > 0 ? missing > 0 : !checkAtHome && stock.amountOf(bought.food.key) === 0;
}

/** The foods that one meal uses, by bought food. */
function usesOf({ recipe, portions }: MealToShopFor, stock: Stock): ReadonlyMap<string, MealUse> {
  const uses = new Map<string, MealUse>();
  const factor = portions / recipe.servings;
  const add = (food: FoodKey, line: Pick<IngredientLine, "measured" | "grams" | "optional" | "alternatives">) => {
    const wanted = stock.wanted(food);
    const { bought } = wanted;
    // Tap water.
    if (bought.purchase.aisle === "none") return;
    const isAlwaysThere = stock.isAlwaysThere(food) || stock.isAlwaysThere(bought.food.key);
    const key = isAlwaysThere ? `always ${bought.food.key}` : bought.food.key;
    const use: MealUse = uses.get(key) ?? { bought, isAlwaysThere, whole: 0, parts: NO_PARTS, ...NOTHING_YET };
    uses.set(key, use);
    use.optional &&= line.optional;
    use.alternatives = inBoth(use.alternatives, stock.boughtInstead(bought, line.alternatives ?? []));
    use.isUnknownAtHome ||= stock.isUnknown(food) || stock.isUnknown(bought.food.key);
    const amount = amountOfLine(wanted, { line, factor });
    if (amount === undefined) {
      use.isSome = true;
      return;
    }
    const rest = bought.food.key === food ? amount : stock.use(food, amount);
    if (wanted.isPart) use.parts = new Map([...use.parts, [food, (use.parts.get(food) ?? 0) + rest]]);
    else use.whole += rest;
  };
  for (const { items } of recipe.ingredientGroups) {
    for (const line of items) {
      add(line.food, line);
      for (const food of line.seasonings ?? []) add(food, { optional: line.optional });
    }
  }
  return uses;
}

/** For a counted food, as much as a cook who reads the scaled recipe needs. */
export function amountOfLine(
  wanted: WantedFood,
  { line: { measured, grams }, factor }: { line: Pick<IngredientLine, "measured" | "grams">; factor: number },
): number | undefined {
  if (measured === undefined) return undefined;
  const { unit, cut } = measured;
  const quantity =
    isWeight(unit) || isVolume(unit)
      ? measured.quantity * factor
      : measureAsCook({ quantity: measured.quantity, unit }, { factor, cut }).quantity;
  return amountToBuy(wanted, { amount: { quantity, unit }, grams: grams === undefined ? undefined : grams * factor });
}

/** The pantry, with amounts in thousandths of the bought food's measure. */
class Stock {
  readonly #foods: FoodTable;
  readonly #alwaysThere: ReadonlySet<FoodKey>;
  readonly #amounts = new Map<FoodKey, number>();
  readonly #unknown = new Set<FoodKey>();

  constructor(pantry: Pantry, foods: FoodTable) {
    this.#foods = foods;
    this.#alwaysThere = pantry.alwaysThere;
    for (const { food, amount } of pantry.foods) {
      const known = amount && amountToBuy(this.wanted(food), { amount });
      if (known === undefined) this.#unknown.add(food);
      else this.#amounts.set(food, this.amountOf(food) + Math.round(known * 1000));
    }
  }

  wanted(key: FoodKey): WantedFood {
    return wantedFood(key, this.#foods);
  }

  /** By key, the plurals of the foods that are bought for these, without the one that they replace. */
  boughtInstead({ food }: BoughtFood, alternatives: readonly FoodKey[]): ReadonlyMap<FoodKey, string> {
    const others = alternatives.map((key) => this.wanted(key).bought.food).filter(({ key }) => key !== food.key);
    return new Map(others.map(({ key, plural }) => [key, plural]));
  }

  isAlwaysThere(key: FoodKey): boolean {
    return this.#alwaysThere.has(key);
  }

  amountOf(key: FoodKey): number {
    return this.#amounts.get(key) ?? 0;
  }

  isUnknown(key: FoodKey): boolean {
    return this.#unknown.has(key);
  }

  /** Uses up the stock of a food that is bought as another one, and returns the amount that is still needed. */
  use(key: FoodKey, amount: number): number {
    const used = Math.min(this.amountOf(key) / 1000, amount);
    this.#amounts.set(key, this.amountOf(key) - Math.round(used * 1000));
    return amount - used;
  }
}

function byTime(a: MealToShopFor, b: MealToShopFor): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  const times = MEAL_TIMES.indexOf(a.mealTime) - MEAL_TIMES.indexOf(b.mealTime);
  return times !== 0 ? times : a.recipe.id < b.recipe.id ? -1 : 1;
}
