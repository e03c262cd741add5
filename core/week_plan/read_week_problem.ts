import type { SettingsStore, UserId } from "../account/mod.ts";
import { getSettings } from "../account/mod.ts";
import type { FoodTable } from "../food/mod.ts";
import { excludedTags, type FindBrokenRulesPorts, recipeCheck } from "../food_rules/mod.ts";
import { type HouseholdStore, householdPortions } from "../household/mod.ts";
import { MEAL_PORTIONS, type MealPlanReads, type Week, type WeekMeal } from "../meal_plan/mod.ts";
import { type FoodDetails, type PantryStore, toShoppingPantry } from "../pantry/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import {
  addDays,
  type CalendarDate,
  type Clock,
  DAY_MS,
  DomainError,
  MEAL_TIMES,
  type MealTime,
} from "../shared/mod.ts";
import { amountToBuy, EMPTY_LIST, type ShoppingListStore, wantedFood } from "../shopping/mod.ts";
import { foodsToBuy, type MealToBuyFor } from "./foods_to_buy.ts";
import { type ConflictInput, relaxProblem, type SlotRelaxation } from "./search/explain_conflicts.ts";
import type { WeekDish } from "./search/week_dish.ts";
import {
  DAYS,
  dayOfSlot,
  type FoodOnHand,
  mealTimeOfSlot,
  type SlotMeal,
  type SlotNumber,
  slotNumber,
  WEEK_SLOTS,
  type WeekProblem,
  type WeekSlot,
} from "./search/week_problem.ts";
import { decigramsOf, weekDish, weekFoods } from "./to_week_dish.ts";
import type { WeekCandidate, WeekCandidates, WeekCandidatesRequest } from "./week_candidates.ts";
import { weekToFill } from "./week_to_fill.ts";

export interface ReadWeekProblemPorts extends FindBrokenRulesPorts {
  readonly plan: MealPlanReads;
  readonly households: Pick<HouseholdStore, "find">;
  readonly settings: Pick<SettingsStore, "find">;
  readonly pantries: Pick<PantryStore, "find">;
  readonly shoppingLists: Pick<ShoppingListStore, "find">;
  readonly candidates: WeekCandidates;
  readonly clock: Pick<Clock, "now" | "today">;
}

/** Most minutes of work, by meal; any for a meal that is absent. */
export type MinutesPerMeal = { readonly [Meal in MealTime]?: number | undefined };

/** A person's wishes for a week. */
export interface WeekRequest {
  readonly userId: UserId;
  readonly monday: CalendarDate;
  /** Today where the person is; in UTC by default. */
  readonly today?: CalendarDate | undefined;
  readonly activeMinutes: { readonly weekdays: MinutesPerMeal; readonly weekends: MinutesPerMeal };
  readonly leftovers: boolean;
  readonly variety: number;
  readonly sameBreakfast: boolean;
  /** 0 is Monday. */
  readonly shoppingDays: readonly number[];
  readonly relaxed: readonly SlotRelaxation[];
  readonly seed: number;
}

/** A suggested meal, as the person sends it back. */
export interface SuggestedMeal {
  readonly slot: SlotNumber;
  readonly recipeId: RecipeId;
  /** Undefined for as many as the household eats. */
  readonly portions?: number | undefined;
  readonly leftoversOf?: SlotNumber | undefined;
}

/** The treatment of slots in which nothing is planned. */
export interface SlotsToFill {
  /** From today on, if undefined. */
  readonly open: readonly SlotNumber[] | undefined;
  /** They stay; none of them is also open. */
  readonly fixed: readonly SuggestedMeal[];
  readonly not: ReadonlyMap<SlotNumber, readonly RecipeId[]>;
  /** Recipes that have to be among the dishes. */
  readonly withRecipes?: readonly RecipeId[] | undefined;
}

/** A problem, with the facts that replies mention. */
export interface ReadWeekProblem {
  readonly problem: WeekProblem;
  /** The plan's household and version. */
  readonly household: { readonly id: number; readonly version: number };
  readonly recipes: ReadonlyMap<RecipeId, WeekCandidate["recipe"]>;
  readonly planned: ReadonlySet<SlotNumber>;
  readonly week: Week;
  /** The number of foods on the shopping list of the week, with the planned meals and these. */
  foodsToBuy(suggested: readonly SuggestedMeal[]): number;
  /** Explains why there is no week. It reads the recipes that the limits leave out. */
  conflictInput(): Promise<ConflictInput>;
}

const DAYS_BEFORE = 14;
/** Most dishes of a day with more than 15 minutes of work. */
const LONG_DISHES_PER_DAY = 2;
const WEEKEND = 5;

/**
 * Reads everything that decides how a week is filled. Planned meals are fixed.
 *
 * @throws {DomainError} `invalid_input`, `recipe_not_found`, `person_not_found`
 */
export async function readWeekProblem(
  ports: ReadWeekProblemPorts,
  { request, slots }: { readonly request: WeekRequest; readonly slots: SlotsToFill },
): Promise<ReadWeekProblem> {
  const { userId, monday, today = ports.clock.today(), seed } = request;
  const week = weekToFill(monday, { today: ports.clock.today() });
  const around = { from: addDays(monday, -DAYS_BEFORE), to: addDays(week.sunday, DAYS) };
  const [plan, meals, household, settings, members, pantry, shopping, { foods }] = await Promise.all([
    ports.plan.findWeek(userId, week),
    ports.plan.listMeals(userId, around),
    ports.households.find(userId, ports.clock.now()),
    getSettings(ports, { userId }),
    ports.foodRules.listOfHousehold(userId),
    ports.pantries.find(userId),
    ports.shoppingLists.find(userId),
    ports.ingredients.current(),
  ]);
  if (!plan || !household)
    throw new DomainError("person_not_found", `Cannot fill the week: there is no person ${userId}`);

  const portions = toQuarters(householdPortions(household));
  const fixed = fixedMeals({ plan: plan.meals, suggested: slots.fixed, today, monday, portions });
  const atHome = toPantry(pantry?.foods ?? [], { foods, monday });
  const withoutDishes: WeekProblem = request.relaxed.reduce<WeekProblem>(relaxProblem, {
    dishes: [],
    foods: [],
    slots: toWeekSlots({ request, slots, fixed, today }),
    pantry: atHome,
    portions,
    aims: settings.aims,
    shoppingDays: shoppingDays(request.shoppingDays, dayIn(monday, today)),
    recentDinners: dinnersAround(meals, week),
    wishes: {
      leftovers: request.leftovers,
      variety: request.variety,
      sameBreakfast: request.sameBreakfast,
      longDishesPerDay: LONG_DISHES_PER_DAY,
    },
    seed,
  });
  const wanted: WeekCandidatesRequest = {
    userId,
    meals: mealsToFill(withoutDishes.slots),
    exclude: [...new Set(members.flatMap(({ rules }) => excludedTags(rules)))],
    activeMinutesMax: limitsPerMeal(withoutDishes.slots),
    withRecipes: [...new Set([...[...fixed.values()].map(({ recipeId }) => recipeId), ...(slots.withRecipes ?? [])])],
    seed,
  };
  const [candidates, dishes] = await Promise.all([
    ports.candidates.list(wanted),
    wanted.withRecipes.length > 0 ? ports.pages.listDishes(wanted.withRecipes) : [],
  ]);
  const brokenBy = recipeCheck(members, foods);
  const broken = new Set(dishes.filter((dish) => brokenBy(dish).length > 0).map(({ id }) => id));
  const recipes = new Map(candidates.map(({ recipe }) => [recipe.id, recipe]));
  checkRecipes(slots.fixed, recipes);

  // A planned dish that breaks a rule is suggested nowhere else.
  const toDish = (candidate: WeekCandidate): WeekDish => {
    const dish = weekDish(candidate, foods);
    return broken.has(dish.recipeId) ? { ...dish, meals: [] } : dish;
  };
  const problemOf = (some: readonly WeekCandidate[]): WeekProblem => {
    const dishes = some.map(toDish);
    const done = [...fixed.values()].filter(({ isDone }) => isDone);
    const doneDishes = dishes.filter(({ recipeId }) => done.some((meal) => meal.recipeId === recipeId)).map(toDoneDish);
    const keys = [...dishes.flatMap((dish) => dish.foods.map(({ food }) => food)), ...atHome.map(({ food }) => food)];
    return {
      ...withoutDishes,
      dishes: [...dishes, ...doneDishes],
      foods: weekFoods(keys, { foods, alwaysThere: alwaysThere(pantry?.foods ?? [], foods) }),
    };
  };
  const planned = new Set(plan.meals.map((meal) => slotOf(meal, monday)));
  return {
    problem: problemOf(candidates),
    household: plan.household,
    recipes,
    planned,
    week,
    foodsToBuy(suggested) {
      const added = suggested.filter(({ slot }) => !planned.has(slot)).map((meal) => toMealOfPlan(meal, monday));
      return foodsToBuy([...meals, ...added], {
        week,
        today,
        recipes,
        householdPortions: householdPortions(household),
        foods,
        pantry: toShoppingPantry(pantry?.foods ?? []),
        list: shopping?.list ?? EMPTY_LIST,
      });
    },
    async conflictInput() {
      const [allowed, all] = await Promise.all([
        ports.candidates.list({ ...wanted, activeMinutesMax: {} }),
        ports.candidates.list({ ...wanted, activeMinutesMax: {}, exclude: [] }),
      ]);
      const known = new Set(allowed.map(({ recipe }) => recipe.id));
      const leftOutByFoodRules = all.filter(({ recipe }) => !known.has(recipe.id));
      return {
        problem: problemOf(allowed),
        leftOutByFoodRules: leftOutByFoodRules.map((candidate) => weekDish(candidate, foods)),
      };
    },
  };
}

/** The portions of a meal in the plan: undefined for as many as the household eats. */
export function portionsInPlan(portions: number, problem: Pick<WeekProblem, "portions">): number | undefined {
  return portions === problem.portions ? undefined : portions;
}

interface PlannedWeek {
  readonly plan: readonly WeekMeal[];
  readonly suggested: readonly SuggestedMeal[];
  readonly today: CalendarDate;
  readonly monday: CalendarDate;
  readonly portions: number;
}

interface FixedMeal extends SlotMeal {
  /** Whether nothing is bought for it any more. */
  readonly isDone: boolean;
  readonly isSuggested: boolean;
}

function fixedMeals({ plan, suggested, today, monday, portions }: PlannedWeek): Map<SlotNumber, FixedMeal> {
  const fixed = new Map<SlotNumber, FixedMeal>();
  for (const { recipeId, leftoversOf, isCooked = false, ...meal } of plan) {
    const slot = slotOf(meal, monday);
    const source = leftoversOf && slotOf(leftoversOf, monday);
    const isLeftFromDone = source !== undefined && (source < 0 || fixed.get(source)?.isDone === true);
    const isDone = isCooked || meal.date < today || isLeftFromDone;
    const eaten = { recipeId, portions: toQuarters(meal.portions ?? portions), isDone, isSuggested: false };
    fixed.set(slot, isDone || source === undefined ? eaten : { ...eaten, leftoversOf: source });
  }
  const planned = new Set(fixed.keys());
  for (const { slot, recipeId, leftoversOf, ...meal } of suggested) {
    if (planned.has(slot)) continue;
    fixed.set(slot, { recipeId, leftoversOf, portions: meal.portions ?? portions, isDone: false, isSuggested: true });
  }
  for (const [i, { slot, leftoversOf }] of suggested.entries()) {
    if (leftoversOf === undefined || planned.has(slot)) continue;
    const cooked = fixed.get(leftoversOf);
    if (cooked?.recipeId === fixed.get(slot)?.recipeId && cooked?.leftoversOf === undefined && leftoversOf < slot)
      continue;
    const field = `meals.${i}.leftoversOf`;
    throw new DomainError("invalid_input", `${field}: this dish is not cooked there`, { field });
  }
  return fixed;
}

function checkRecipes(suggested: readonly SuggestedMeal[], recipes: ReadonlyMap<RecipeId, unknown>): void {
  for (const [i, { recipeId }] of suggested.entries()) {
    if (recipes.has(recipeId)) continue;
    throw new DomainError("recipe_not_found", `Cannot fill the week: there is no recipe "${recipeId}"`, {
      field: `meals.${i}.recipeId`,
    });
  }
}

function toWeekSlots({
  request,
  slots,
  fixed,
  today,
}: {
  readonly request: WeekRequest;
  readonly slots: SlotsToFill;
  readonly fixed: ReadonlyMap<SlotNumber, FixedMeal>;
  readonly today: CalendarDate;
}): WeekSlot[] {
  const { weekdays, weekends } = request.activeMinutes;
  return Array.from({ length: WEEK_SLOTS }, (_, slot) => {
    const day = dayOfSlot(slot);
    const meal = fixed.get(slot);
    const isOpen = slots.open ? slots.open.includes(slot) : addDays(request.monday, day) >= today;
    const limits = {
      activeMinutesMax: (day < WEEKEND ? weekdays : weekends)[mealTimeOfSlot(slot)],
      totalMinutesMax: undefined,
      not: slots.not.get(slot),
    };
    if (!meal) return { state: isOpen ? "open" : "empty", ...limits };
    const { isDone, isSuggested, ...dish } = meal;
    const stays = isDone ? { ...dish, recipeId: doneId(dish.recipeId) } : dish;
    return { state: "fixed", fixed: stays, ...(isSuggested && { isSuggested }), ...limits };
  });
}

/** A meal that is over, cooked, or left from an earlier week: the day has its nutrients, and nothing is bought or left. */
function toDoneDish(dish: WeekDish): WeekDish {
  return { ...dish, recipeId: doneId(dish.recipeId), meals: [], activeMinutes: 0, keepsDays: 0, foods: [] };
}

/** No recipe has such an id. */
function doneId(recipeId: RecipeId): RecipeId {
  return `done:${recipeId}`;
}

function mealsToFill(slots: readonly WeekSlot[]): readonly MealTime[] {
  const open = MEAL_TIMES.filter((meal) =>
    slots.some(({ state }, slot) => state === "open" && mealTimeOfSlot(slot) === meal),
  );
  return open.length > 0 ? open : MEAL_TIMES;
}

function limitsPerMeal(slots: readonly WeekSlot[]): WeekCandidatesRequest["activeMinutesMax"] {
  const limits: Partial<Record<MealTime, number>> = {};
  for (const meal of MEAL_TIMES) {
    const open = slots.filter(({ state }, slot) => state === "open" && mealTimeOfSlot(slot) === meal);
    const most = Math.max(...open.map(({ activeMinutesMax = Infinity }) => activeMinutesMax));
    if (Number.isFinite(most)) limits[meal] = most;
  }
  return limits;
}

function toPantry(
  stored: readonly FoodDetails[],
  { foods, monday }: { readonly foods: FoodTable; readonly monday: CalendarDate },
): FoodOnHand[] {
  return stored.flatMap(({ food, amount, useBy, alwaysThere: never }) => {
    if (food === undefined || amount === undefined || never) return [];
    const wanted = wantedFood(food, foods);
    const bought = amountToBuy(wanted, { amount });
    const useByDay = useBy && dayIn(monday, useBy);
    const decigrams = bought === undefined ? 0 : decigramsOf(wanted, bought);
    if (decigrams <= 0 || (useByDay !== undefined && useByDay < 0)) return [];
    return [{ food: wanted.bought.food.key, decigrams, useByDay }];
  });
}

function alwaysThere(stored: readonly FoodDetails[], foods: FoodTable): ReadonlySet<string> {
  const always = stored.flatMap(({ food, alwaysThere: is }) => (is && food !== undefined ? [food] : []));
  return new Set(always.map((food) => wantedFood(food, foods).bought.food.key));
}

/** A shopping day that is over counts as today. */
function shoppingDays(days: readonly number[], today: number): number[] {
  const first = Math.min(Math.max(today, 0), DAYS - 1);
  return [...new Set(days.map((day) => Math.max(day, first)))].sort((a, b) => a - b);
}

function dinnersAround(meals: readonly WeekMeal[], { monday, sunday }: Week): RecipeId[] {
  const dinners = meals.filter(
    ({ date, mealTime, leftoversOf }) => (date < monday || date > sunday) && mealTime === MEAL_TIMES[2] && !leftoversOf,
  );
  return [...new Set(dinners.map(({ recipeId }) => recipeId))];
}

function toMealOfPlan({ slot, recipeId, portions, leftoversOf }: SuggestedMeal, monday: CalendarDate): MealToBuyFor {
  const placeOf = (number: SlotNumber) => ({
    date: addDays(monday, dayOfSlot(number)),
    mealTime: mealTimeOfSlot(number),
  });
  const cooked = leftoversOf === undefined ? undefined : { ...placeOf(leftoversOf), keepsDays: DAYS };
  return { ...placeOf(slot), recipeId, portions, leftoversOf: cooked };
}

/** Negative in earlier weeks. */
function slotOf({ date, mealTime }: Pick<WeekMeal, "date" | "mealTime">, monday: CalendarDate): SlotNumber {
  return slotNumber(dayIn(monday, date), mealTime);
}

function dayIn(monday: CalendarDate, date: CalendarDate): number {
  return Math.round((Date.parse(date) - Date.parse(monday)) / DAY_MS);
}

function toQuarters(portions: number): number {
  return Math.max(MEAL_PORTIONS.min, Math.round(portions / MEAL_PORTIONS.step) * MEAL_PORTIONS.step);
}
