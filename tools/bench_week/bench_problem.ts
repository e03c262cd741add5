import { wholeCatalogue } from "../../catalogue/importer/whole_catalogue/whole_catalogue.ts";
import type { FoodTable } from "../../core/food/mod.ts";
import { excludedTags, NO_FOOD_RULES } from "../../core/food_rules/mod.ts";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { type ExclusionTag, exclusionTagsOf, type Recipe } from "../../core/recipe/mod.ts";
import {
  dayOfSlot,
  mealTimeOfSlot,
  RandomIntegers,
  WEEK_SLOTS,
  type WeekDish,
  type WeekProblem,
  type WeekSlot,
  weekDish,
  weekFoods,
} from "../../core/week_plan/mod.ts";
import type { BenchHousehold } from "./households.ts";

/** The data from which weeks are filled. */
export interface BenchCatalogue {
  readonly recipes: readonly Recipe[];
  readonly foods: FoodTable;
  /** The tags of each recipe, by its id. */
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>;
}

const SATURDAY = 5;
/** The foods that every kitchen of the benchmark has. */
const ALWAYS_THERE = new Set(["salt", "black-pepper", "olive-oil", "sunflower-oil"]);

/** The product's own catalogue. */
export function readBenchCatalogue(): BenchCatalogue {
  const { recipes, foods } = wholeCatalogue;
  const parentOf = (key: string) => foods.get(key)?.parent;
  return {
    recipes: recipes.filter(({ meals }) => meals && meals.length > 0),
    foods,
    tags: new Map(recipes.map((recipe) => [recipe.id, new Set<string>(exclusionTagsOf(recipe, parentOf))])),
  };
}

/** The week of a household. The seed decides people's preferences, the planned meals, and how the search begins. */
export function benchProblem(
  household: BenchHousehold,
  { recipes, foods, tags }: BenchCatalogue,
  seed: number,
): WeekProblem {
  const random = new RandomIntegers(seed);
  const excluded = tagsExcludedBy(household);
  const allowed = recipes.filter(({ id }) => !excluded.some((tag) => tags.get(id)?.has(tag)));
  const dishes = allowed.map((recipe) => weekDish({ recipe, ...opinion(random) }, foods));
  return problemWithDishes(household, { dishes, foods, random, seed });
}

export function tagsExcludedBy({ rules }: BenchHousehold): readonly ExclusionTag[] {
  return excludedTags({ ...NO_FOOD_RULES, ...rules });
}

/** The week of a household with these dishes to choose from. */
export function problemWithDishes(
  household: BenchHousehold,
  {
    dishes,
    foods,
    random,
    seed,
  }: { dishes: readonly WeekDish[]; foods: FoodTable; random: RandomIntegers; seed: number },
): WeekProblem {
  const { portions = 1, meals = MEAL_TIMES, pantry = [], fixedSlots = 0, recentDinners = 0 } = household;
  const dinners = dishes.filter(({ meals: suits }) => suits.includes("Dinner"));
  const week: WeekSlot[] = Array.from({ length: WEEK_SLOTS }, (_, slot) => openSlot(household, slot));
  for (let fixed = 0; fixed < fixedSlots; fixed += 1) {
    const slot = random.below(WEEK_SLOTS);
    const suitable = dishes.filter((dish) => dish.meals.includes(mealTimeOfSlot(slot)));
    const dish = oneOf(random, suitable);
    const isWanted = meals.includes(mealTimeOfSlot(slot));
    if (dish && isWanted)
      week[slot] = { ...openSlot(household, slot), state: "fixed", fixed: { recipeId: dish.recipeId, portions } };
  }
  return {
    dishes,
    foods: weekFoods(keysOf(dishes, pantry), { foods, alwaysThere: ALWAYS_THERE }),
    slots: week,
    pantry: pantry.map(([food, grams, useByDay]) => ({ food, decigrams: grams * 10, useByDay })),
    portions,
    aims: household.aims ?? {},
    shoppingDays: household.shoppingDays ?? [0, 3],
    recentDinners: Array.from({ length: recentDinners }, () => oneOf(random, dinners)?.recipeId ?? ""),
    wishes: { leftovers: true, variety: 50, sameBreakfast: false, longDishesPerDay: 2, ...household.wishes },
    seed,
  };
}

function openSlot({ meals = MEAL_TIMES, activeMinutes = {} }: BenchHousehold, slot: number): WeekSlot {
  const meal = mealTimeOfSlot(slot);
  const minutes = dayOfSlot(slot) < SATURDAY ? activeMinutes.weekdays : activeMinutes.weekends;
  return {
    state: meals.includes(meal) ? "open" : "empty",
    activeMinutesMax: minutes?.[meal],
    totalMinutesMax: undefined,
  };
}

/** One dish in twelve is a favourite, one in twelve is rated. */
function opinion(random: RandomIntegers) {
  return {
    isFavourite: random.below(12) === 0,
    stars: random.below(12) === 0 ? 1 + random.below(5) : undefined,
    preferences: random.below(3),
  };
}

function keysOf(dishes: readonly WeekDish[], pantry: BenchHousehold["pantry"] = []): string[] {
  return [...dishes.flatMap(({ foods }) => foods.map(({ food }) => food)), ...pantry.map(([food]) => food)];
}

/** A household like none of the others. */
export function randomHousehold(seed: number, base: readonly BenchHousehold[]): BenchHousehold {
  const random = new RandomIntegers(seed);
  const one = oneOf(random, base) as BenchHousehold;
  const other = oneOf(random, base) as BenchHousehold;
  return {
    ...one,
    name: `${one.name}, with the time of ${other.name}`,
    portions: oneOf(random, [1, 1, 2, 2, 2.5, 3, 4, 5]) ?? 1,
    ...(random.below(2) === 0 && { aims: other.aims ?? {} }),
    ...(other.activeMinutes && { activeMinutes: other.activeMinutes }),
    shoppingDays: oneOf(random, [[0], [5], [0, 3], [0, 2, 4], [2, 6]]) ?? [0],
    pantry: random.below(3) === 0 ? (other.pantry ?? []) : (one.pantry ?? []),
    wishes: {
      ...one.wishes,
      variety: random.below(101),
      leftovers: random.below(4) > 0,
      longDishesPerDay: oneOf(random, [1, 2, 2, 3]) ?? 2,
    },
    fixedSlots: random.below(4) === 0 ? random.below(10) : 0,
    recentDinners: random.below(2) === 0 ? 14 : 0,
  };
}

/** One of the items; undefined if there is none. */
function oneOf<Item>(random: RandomIntegers, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}
