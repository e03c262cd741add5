import { NUTRIENTS } from "../../nutrition/mod.ts";
import { Journal } from "./journal.ts";
import { DAILY, DINNERS, MAIN_MEALS, SAME_DAY } from "./slot_neighbours.ts";
import { type CostTerm, TERM } from "./week_costs.ts";
import { LONG_DISH_MINUTES, NONE, QUARTERS, type WeekModel } from "./week_model.ts";
import { DAYS, dayOfSlot, MEALS_A_DAY, mealTimeOfSlot, type SlotNumber, WEEK_SLOTS } from "./week_problem.ts";
import { FOOD_TERMS, WeekSumsLayout } from "./week_sums_layout.ts";

// Casts of indexed values are sound: every index is within its table.

const NUTRIENT_TERMS = NUTRIENTS.map((nutrient) => TERM[nutrient]);
const KCAL = NUTRIENTS.indexOf("kcal");
const PROTEIN = NUTRIENTS.indexOf("proteinGrams");
/** As a share of a usual portion. */
const ONE_HELPING = 1.5;
const IS_BREAKFAST = slotFacts((slot) => mealTimeOfSlot(slot) === "Breakfast");
const IS_MAIN_MEAL = slotFacts((slot) => ["Lunch", "Dinner"].includes(mealTimeOfSlot(slot)));

/**
 * The sums of a week's cost, by term. Changing slots are removed from all sums with {@linkcode lift}, and added again by
 * {@linkcode settle}, which prices the foods and days that changed: the work is proportional to the change.
 *
 * Slots, dishes and foods are numbers of the model; −1 is none.
 */
export class WeekSums {
  readonly model: WeekModel;
  readonly #journal: Journal;
  /** The journal's values; written by the journal only. */
  readonly #values: Float64Array;
  readonly #at: WeekSumsLayout;
  // Slots and foods that a change has touched and that settle() has yet to count.
  readonly #isLifted = new Uint8Array(WEEK_SLOTS).fill(1);
  readonly #lifted = new Int32Array(WEEK_SLOTS);
  #liftedCount = 0;
  readonly #isFoodTouched: Uint8Array;
  readonly #touchedFoods: Int32Array;
  #touchedFoodCount = 0;
  readonly #isDayTouched = new Uint8Array(DAYS).fill(1);

  /** A week with the fixed meals only. */
  constructor(model: WeekModel) {
    this.model = model;
    const foods = model.problem.foods.length;
    this.#at = new WeekSumsLayout(model);
    this.#journal = new Journal(this.#at.size);
    this.#values = this.#journal.values;
    this.#isFoodTouched = new Uint8Array(foods);
    this.#touchedFoods = new Int32Array(foods);
    this.#start();
  }

  /** In micro-points. */
  get total(): number {
    return this.#values[this.#at.total] as number;
  }

  /** Micro-points of one term. */
  term(term: CostTerm): number {
    return this.#values[this.#at.terms + TERM[term]] as number;
  }

  /** Whether every slot is filled and no rule is broken. */
  get isValid(): boolean {
    return this.term("rules") === 0;
  }

  dishOf(slot: SlotNumber): number {
    return this.#values[this.#at.dishes + slot] as number;
  }

  /** The slot whose leftovers are eaten, −1 for a dish that is cooked here. */
  sourceOf(slot: SlotNumber): number {
    return this.#values[this.#at.sources + slot] as number;
  }

  /** The portions that are eaten in a slot, in quarters. */
  portionsOf(slot: SlotNumber): number {
    return this.#values[this.#at.portions + slot] as number;
  }

  /** The portions that are cooked in a slot, in quarters: for its leftovers, too, and rounded to batches; 0 for leftovers. */
  cookedOf(slot: SlotNumber): number {
    return this.#values[this.#at.cooked + slot] as number;
  }

  /** How often a dish is cooked in the week. */
  cookingsOf(dish: number): number {
    return this.#values[this.#at.cookings + dish] as number;
  }

  /** The amount of a nutrient that all eat on a day, in hundredths of a quarter of its unit. */
  intakeOf(day: number, nutrient: number): number {
    return this.#values[this.#at.intakes + day * NUTRIENTS.length + nutrient] as number;
  }

  /** Buys a food for the week as it is; the result is in `model.foodCosts.last`. */
  buy(food: number): void {
    this.model.foodCosts.buy(food, { uses: this.#values, start: this.#at.uses + food * DAYS });
  }

  /** Sets a mark to which {@linkcode undo} returns. Only after {@linkcode settle}. */
  mark(): void {
    this.#journal.mark();
  }

  /** Sets everything back to the last mark. Only after {@linkcode settle}. */
  undo(): void {
    this.#journal.undo();
  }

  /** Counts everything that was changed since the last call. */
  settle(): void {
    while (this.#liftedCount > 0) {
      this.#liftedCount--;
      const slot = this.#lifted[this.#liftedCount] as number;
      this.#measureCooking(slot);
      this.#count(slot, 1);
      this.#isLifted[slot] = 0;
    }
    while (this.#touchedFoodCount > 0) {
      this.#touchedFoodCount--;
      this.#priceFood(this.#touchedFoods[this.#touchedFoodCount] as number);
    }
    for (let day = 0; day < DAYS; day++) if (this.#isDayTouched[day] === 1) this.#priceDay(day);
  }

  #start(): void {
    this.model.fixed.forEach((meal, slot) => {
      this.#values[this.#at.dishes + slot] = meal?.dish ?? NONE;
      this.#values[this.#at.sources + slot] = meal?.source ?? NONE;
      this.#values[this.#at.portions + slot] = meal?.quarters ?? this.model.householdQuarters;
      this.#lifted[this.#liftedCount++] = slot;
    });
    this.settle();
    this.mark();
  }

  /** Takes a slot out of all sums. */
  protected lift(slot: SlotNumber): void {
    if (this.#isLifted[slot] === 1) return;
    this.#isLifted[slot] = 1;
    this.#lifted[this.#liftedCount++] = slot;
    this.#count(slot, -1);
  }

  /** Gives a lifted slot a dish. */
  protected writeDish(slot: SlotNumber, { dish, source }: { readonly dish: number; readonly source: number }): void {
    this.#journal.write(this.#at.dishes + slot, dish);
    this.#journal.write(this.#at.sources + slot, source);
  }

  /** Gives a lifted slot its portions, in quarters. */
  protected writePortions(slot: SlotNumber, quarters: number): void {
    this.#journal.write(this.#at.portions + slot, quarters);
  }

  /** How many portions of a slot's dish are eaten and cooked. */
  #measureCooking(slot: SlotNumber): void {
    const dish = this.dishOf(slot);
    const isCooked = dish !== NONE && this.sourceOf(slot) === NONE;
    let eaten = isCooked ? this.portionsOf(slot) : 0;
    if (isCooked) {
      for (const target of this.model.targets[slot] as readonly SlotNumber[]) {
        if (this.sourceOf(target) === slot) eaten += this.portionsOf(target);
      }
    }
    const batch = isCooked ? (this.model.dishBatchQuarters[dish] as number) : 1;
    this.#journal.write(this.#at.eaten + slot, eaten);
    this.#journal.write(this.#at.cooked + slot, Math.ceil(eaten / batch) * batch);
  }

  /** Adds a slot to all sums, or with the sign −1 subtracts it. */
  #count(slot: SlotNumber, sign: number): void {
    const dish = this.dishOf(slot);
    const isOpen = this.model.isOpen[slot] as boolean;
    if (dish === NONE) {
      if (isOpen) this.#charge(TERM.rules, sign * this.model.costs.ruleBroken);
      return;
    }
    if (this.sourceOf(slot) === NONE) this.#countCooking(slot, sign);
    else this.#countLeftovers(slot, sign);
    if (isOpen) {
      this.#countPortionSize(slot, sign);
      this.#countMealSize(slot, sign);
    }
    const isSmallMeal = IS_MAIN_MEAL[slot] === 0 && !this.model.sameBreakfasts.includes(slot);
    if (isSmallMeal) {
      const points = this.model.costs.fourthTime;
      this.#step(this.#at.smallMeals + dish, { sign, free: 3, term: TERM.sameAgain, points });
    }
    this.#countNutrients(slot, sign);
    this.#countNeighbours(slot, sign);
    this.#countThrees(slot, sign);
  }

  #countCooking(slot: SlotNumber, sign: number): void {
    const { costs, dishMinutes, dishServingsQuarters, householdQuarters, dishOpinions, dishRepeats } = this.model;
    const dish = this.dishOf(slot);
    const day = dayOfSlot(slot);
    const cooked = this.cookedOf(slot);
    this.#useFoods(dish, { day, quarters: sign * cooked });
    this.#charge(TERM.preferences, sign * (dishOpinions[3 * dish] as number));
    this.#charge(TERM.favourites, sign * (dishOpinions[3 * dish + 1] as number));
    this.#charge(TERM.ratings, sign * (dishOpinions[3 * dish + 2] as number));

    const minutes = dishMinutes[dish] as number;
    const perMinute = IS_MAIN_MEAL[slot] === 1 ? costs.activeMinute : costs.activeMinuteOfSmallMeal;
    this.#charge(TERM.activeMinutes, sign * minutes * perMinute);
    if (IS_BREAKFAST[slot] === 1) {
      this.#charge(TERM.waitingMinutes, sign * (this.model.dishWaits[dish] as number) * costs.waitingMinute);
    }
    const tooMany = cooked - (this.#values[this.#at.eaten + slot] as number);
    const servings = dishServingsQuarters[dish] as number;
    const notCooked = Math.max(0, servings - cooked);
    const batch =
      Math.floor((tooMany * costs.portionTooMany) / householdQuarters) +
      Math.floor((notCooked * costs.partOfBatch) / servings) +
      Math.floor((Math.max(0, cooked - 2 * servings) * costs.thirdBatch) / servings);
    this.#charge(TERM.batches, sign * batch);

    const isSameBreakfast = this.model.sameBreakfasts.includes(slot);
    if (!isSameBreakfast) {
      this.#step(this.#at.cookings + dish, {
        sign,
        free: dishRepeats[dish] as number,
        term: TERM.rules,
        points: costs.ruleBroken,
      });
    }
    if (minutes > LONG_DISH_MINUTES) {
      const free = this.model.longDishesMax[day] as number;
      this.#step(this.#at.longDishes + day, { sign, free, term: TERM.rules, points: costs.ruleBroken });
    }
    if (IS_MAIN_MEAL[slot] === 0) return;
    const cuisine = this.model.dishCuisines[dish] as number;
    if (cuisine !== NONE) {
      this.#step(this.#at.cuisines + cuisine, { sign, free: 2, term: TERM.weekCuisines, points: costs.thirdOfCuisine });
    }
    const kind = this.model.dishKinds[dish] as number;
    if (kind !== NONE) {
      this.#step(this.#at.kinds + kind, { sign, free: 2, term: TERM.weekKinds, points: costs.thirdOfKind });
    }
  }

  #countLeftovers(slot: SlotNumber, sign: number): void {
    const { costs, dishOpinions } = this.model;
    const dish = this.dishOf(slot);
    this.#charge(TERM.leftovers, sign * costs.leftovers);
    this.#charge(TERM.preferences, sign * Math.floor((dishOpinions[3 * dish] as number) / 2));
    this.#charge(TERM.favourites, sign * Math.floor((dishOpinions[3 * dish + 1] as number) / 2));
    this.#charge(TERM.ratings, sign * Math.floor((dishOpinions[3 * dish + 2] as number) / 2));
  }

  #countPortionSize(slot: SlotNumber, sign: number): void {
    const { costs, householdQuarters } = this.model;
    const distance = Math.abs(this.portionsOf(slot) - householdQuarters);
    if (distance === 0) return;
    const second = Math.max(0, this.portionsOf(slot) - ONE_HELPING * householdQuarters);
    const points = (distance * costs.otherPortion + second * costs.secondHelping) * QUARTERS;
    this.#charge(TERM.portionSizes, sign * Math.floor(points / householdQuarters));
  }

  #countMealSize(slot: SlotNumber, sign: number): void {
    const { dishNutrients, mealCosts } = this.model;
    const first = this.dishOf(slot) * NUTRIENTS.length;
    const portions = this.portionsOf(slot);
    const energy = portions * (dishNutrients[first + KCAL] as number);
    this.#charge(TERM.mealSizes, sign * mealCosts.sizePoints(slot, energy));
    if (IS_MAIN_MEAL[slot] === 0 || energy === 0) return;
    const protein = portions * (dishNutrients[first + PROTEIN] as number);
    this.#charge(TERM.mealProtein, sign * mealCosts.proteinPoints(protein));
  }

  #countNutrients(slot: SlotNumber, sign: number): void {
    const { nutritionCosts, dishNutrients } = this.model;
    const dish = this.dishOf(slot);
    const day = dayOfSlot(slot);
    const quarters = sign * this.portionsOf(slot);
    for (let nutrient = 0; nutrient < NUTRIENTS.length; nutrient++) {
      const amount = dishNutrients[dish * NUTRIENTS.length + nutrient] as number;
      this.#journal.add(this.#at.intakes + day * NUTRIENTS.length + nutrient, quarters * amount);
    }
    if (nutritionCosts.nutrients.length > 0) this.#isDayTouched[day] = 1;
  }

  /** Charges a slot's similarities with its neighbours that are counted already. */
  #countNeighbours(slot: SlotNumber, sign: number): void {
    const { neighbours, costs, dishKinds, dishCuisines, dishForms, sharedMainFoods, problem } = this.model;
    const dish = this.dishOf(slot);
    const end = neighbours.starts[slot + 1] as number;
    for (let i = neighbours.starts[slot] as number; i < end; i++) {
      const slotBeside = neighbours.slots[i] as number;
      const other = this.dishOf(slotBeside);
      if (other === NONE || this.#isLifted[slotBeside] === 1) continue;
      const relation = neighbours.relations[i] as number;
      const sharesMainFood = sharedMainFoods[dish * problem.dishes.length + other] === 1;
      if (relation === DAILY) {
        if (dish === other) this.#charge(TERM.sameAgain, sign * costs.sameNextDay);
        else if (sharesMainFood) this.#charge(TERM.mainFoods, sign * costs.sameMainFoodDaily);
        continue;
      }
      if (relation === SAME_DAY) {
        if (dish === other) this.#charge(TERM.sameAgain, sign * costs.sameDay);
        continue;
      }
      // Leftovers are the same dish on purpose.
      if (dish === other) continue;
      if ((relation & MAIN_MEALS) !== 0 && sharesMainFood) this.#charge(TERM.mainFoods, sign * costs.sameMainFood);
      const form = dishForms[dish] as number;
      if ((relation & MAIN_MEALS) !== 0 && form !== NONE && form === dishForms[other]) {
        this.#charge(TERM.forms, sign * costs.sameForm);
      }
      if ((relation & DINNERS) === 0) continue;
      const kind = dishKinds[dish] as number;
      if (kind !== NONE && kind === dishKinds[other]) this.#charge(TERM.dinnerKinds, sign * costs.sameKind);
      if (dishCuisines[dish] === dishCuisines[other]) this.#charge(TERM.dinnerCuisines, sign * costs.sameCuisine);
    }
  }

  #countThrees(slot: SlotNumber, sign: number): void {
    const dish = this.dishOf(slot);
    for (const first of this.model.neighbours.threes[slot] as readonly SlotNumber[]) {
      let same = 0;
      for (let other = first; other <= first + 2 * MEALS_A_DAY; other += MEALS_A_DAY) {
        if (other === slot || (this.dishOf(other) === dish && this.#isLifted[other] === 0)) same++;
      }
      if (same === 3) this.#charge(TERM.sameAgain, sign * this.model.costs.sameThirdDay);
    }
  }

  #useFoods(dish: number, { day, quarters }: { readonly day: number; readonly quarters: number }): void {
    const { dishFoodStarts, dishFoods, dishAmounts } = this.model;
    const end = dishFoodStarts[dish + 1] as number;
    for (let i = dishFoodStarts[dish] as number; i < end; i++) {
      const food = dishFoods[i] as number;
      this.#journal.add(this.#at.uses + food * DAYS + day, quarters * (dishAmounts[i] as number));
      if (this.#isFoodTouched[food] === 1) continue;
      this.#isFoodTouched[food] = 1;
      this.#touchedFoods[this.#touchedFoodCount++] = food;
    }
  }

  #priceFood(food: number): void {
    this.#isFoodTouched[food] = 0;
    this.buy(food);
    const { foodCosts } = this.model;
    const start = this.#at.foodTerms + food * FOOD_TERMS;
    this.#reprice(start, TERM.foodsToBuy, foodCosts.linePoints(food));
    this.#reprice(start + 1, TERM.extraShopping, foodCosts.extraPoints());
    this.#reprice(start + 2, TERM.packsLeftOver, foodCosts.leftOverPoints(food));
    this.#reprice(start + 3, TERM.pantry, foodCosts.last.pantryGain);
  }

  #priceDay(day: number): void {
    this.#isDayTouched[day] = 0;
    const { nutritionCosts } = this.model;
    for (const nutrient of nutritionCosts.nutrients) {
      const position = day * NUTRIENTS.length + nutrient;
      const amount = this.#values[this.#at.intakes + position] as number;
      const aim = nutritionCosts.aims[position] as number;
      this.#reprice(
        this.#at.dayTerms + position,
        NUTRIENT_TERMS[nutrient] as number,
        nutritionCosts.price(nutrient, { amount, aim }),
      );
    }
  }

  /** Sets the price at a position, and adds the difference to its term. */
  #reprice(position: number, term: number, price: number): void {
    const change = price - (this.#values[position] as number);
    if (change === 0) return;
    this.#journal.write(position, price);
    this.#charge(term, change);
  }

  /** Counts one more or one fewer, and charges each above the free ones. */
  #step(
    position: number,
    { sign, free, term, points }: { sign: number; free: number; term: number; points: number },
  ): void {
    const before = this.#values[position] as number;
    this.#journal.write(position, before + sign);
    this.#charge(term, (Math.max(0, before + sign - free) - Math.max(0, before - free)) * points);
  }

  #charge(term: number, change: number): void {
    if (change === 0) return;
    this.#journal.add(this.#at.terms + term, change);
    this.#journal.add(this.#at.total, change);
  }
}

function slotFacts(isTrue: (slot: SlotNumber) => boolean): Uint8Array {
  return Uint8Array.from({ length: WEEK_SLOTS }, (_, slot) => Number(isTrue(slot)));
}
