import type { UserId } from "../../../core/account/mod.ts";
import type { FoodRulesStore } from "../../../core/food_rules/mod.ts";
import {
  type ChangedSlots,
  changeMealTime,
  changeOfSlots,
  daysOfChanges,
  type IdempotentChange,
  isAlreadyApplied,
  isLeftovers,
  isSameSlot,
  MEAL_TIMES,
  type MealMove,
  type MealPlanStore,
  type PlanChange,
  type PlanDays,
  type PlannedMeal,
  type PlanSlot,
  refusedSlots,
  type SlotChanges,
  type Week,
} from "../../../core/meal_plan/mod.ts";
import { MemoryFoodRulesStore } from "../food_rules/food_rules_store.ts";
import { changed, MemoryHouseholdStore, slotKey } from "../household/household_store.ts";

/** A change without its household and version. */
type ChangeSummary = Omit<PlanChange, "householdId" | "version">;

/** A change that was made with an id. */
interface Sent {
  readonly version: Pick<PlanChange, "householdId" | "version">;
  readonly madeAt: Date;
}

/** {@linkcode MealPlanStore} in memory, on the plans of the households. By default each person lives alone. */
export class MemoryMealPlanStore implements MealPlanStore {
  readonly households: MemoryHouseholdStore;
  readonly #foodRules: Pick<FoodRulesStore, "listOfHousehold">;
  /** By the person's id and the change's. */
  readonly #sent = new Map<string, Sent>();

  /** @param foodRules by default of people without any. */
  constructor(
    households: MemoryHouseholdStore = new MemoryHouseholdStore(),
    foodRules: Pick<FoodRulesStore, "listOfHousehold"> = new MemoryFoodRulesStore(households),
  ) {
    this.households = households;
    this.#foodRules = foodRules;
  }

  async put(meal: PlannedMeal, idempotency?: IdempotentChange): Promise<PlanChange> {
    const { userId: by, date, mealTime } = meal;
    const household = this.households.of(by);
    const summary = { kind: "mealPlanned", by, date, mealTime } as const;
    return this.#once<never>(summary, idempotency, () => {
      household.meals.set(slotKey(meal), meal);
      const cooked = meal.leftoversOf && household.meals.get(slotKey(meal.leftoversOf));
      if (cooked) household.meals.set(slotKey(cooked), { ...cooked, leftoversOf: undefined });
      return changed(household, summary);
    });
  }

  async remove(
    meal: Pick<PlannedMeal, "userId" | "date" | "mealTime">,
    idempotency?: IdempotentChange,
  ): Promise<PlanChange | undefined> {
    const { userId: by, date, mealTime } = meal;
    const household = this.households.of(by);
    const summary = { kind: "mealCleared", by, date, mealTime } as const;
    return this.#once<undefined>(summary, idempotency, () => {
      if (household.meals.delete(slotKey(meal))) return changed(household, summary);
      return idempotency && unchanged(household, summary);
    });
  }

  async setPortions(
    meal: Pick<PlannedMeal, "userId" | "date" | "mealTime" | "portions">,
    idempotency?: IdempotentChange,
  ): Promise<PlanChange | undefined> {
    const { userId: by, date, mealTime, portions } = meal;
    const household = this.households.of(by);
    const summary = { kind: "portionsChanged", by, date, mealTime } as const;
    return this.#once<undefined>(summary, idempotency, () => {
      const planned = household.meals.get(slotKey(meal));
      if (!planned) return undefined;
      household.meals.set(slotKey(planned), { ...planned, portions });
      return changed(household, summary);
    });
  }

  async move(
    { userId: by, recipeId, from, to }: MealMove,
    idempotency?: IdempotentChange,
  ): Promise<PlanChange | undefined> {
    const household = this.households.of(by);
    const summary = { kind: "mealMoved", by, ...to, moved: { recipeId, from } } as const;
    return this.#once<undefined>(summary, idempotency, () => {
      if (household.meals.get(slotKey(from))?.recipeId !== recipeId) return undefined;
      const newSlot = (slot: PlanSlot): PlanSlot => {
        if (isSameSlot(slot, from)) return to;
        return isSameSlot(slot, to) ? from : slot;
      };
      const meals = [...household.meals.values()];
      household.meals.clear();
      for (const meal of meals) {
        const { date, mealTime } = newSlot(meal);
        household.meals.set(slotKey({ date, mealTime }), {
          ...meal,
          date,
          mealTime,
          name: changeMealTime(meal.name, { from: meal.mealTime, to: mealTime }),
          leftoversOf: meal.leftoversOf && { ...meal.leftoversOf, ...slotOf(newSlot(meal.leftoversOf)) },
        });
      }
      return changed(household, summary);
    });
  }

  async setCooked({
    userId: by,
    date,
    mealTime,
    isCooked,
  }: Pick<PlannedMeal, "userId" | "date" | "mealTime" | "isCooked">): Promise<PlanChange | undefined> {
    const household = this.households.of(by);
    const meal = household.meals.get(slotKey({ date, mealTime }));
    if (!meal) return undefined;
    household.meals.set(slotKey(meal), { ...meal, isCooked: isCooked || undefined });
    return changed(household, { kind: "mealCooked", by, date, mealTime });
  }

  async changeSlots({ userId: by, householdId, changes, check }: SlotChanges): Promise<ChangedSlots> {
    const members = await this.#foodRules.listOfHousehold(by);
    const household = this.households.of(by);
    if (household.id !== householdId) return { refused: [] };
    const refused = refusedSlots(changes, this.listDays(by, daysOfChanges(changes)));
    if (refused.length > 0) return { refused };
    check?.(members);
    for (const { from: _from, to, ...slot } of changes) {
      if (to) household.meals.set(slotKey(slot), { userId: by, ...slot, ...to });
      else household.meals.delete(slotKey(slot));
      const cooked = to?.leftoversOf && household.meals.get(slotKey(to.leftoversOf));
      if (cooked) household.meals.set(slotKey(cooked), { ...cooked, leftoversOf: undefined });
    }
    return { change: changed(household, { by, ...changeOfSlots(changes) }) };
  }

  async removeIdempotencyKeys({ before }: { readonly before: Date }): Promise<void> {
    for (const [key, { madeAt }] of this.#sent) if (madeAt < before) this.#sent.delete(key);
  }

  async listWeek(userId: UserId, { monday, sunday }: Week): Promise<PlannedMeal[]> {
    return this.listDays(userId, { from: monday, to: sunday });
  }

  #once<Nothing extends undefined>(
    summary: ChangeSummary,
    idempotency: IdempotentChange | undefined,
    act: () => PlanChange | Nothing,
  ): PlanChange | Nothing {
    const { idempotencyKey: id, expected } = idempotency ?? {};
    const household = this.households.of(summary.by);
    const key = `${summary.by} ${id}`;
    const made = id === undefined ? undefined : this.#sent.get(key);
    if (made) return { ...summary, ...made.version };
    const meals = expected ? this.listDays(summary.by, daysOfChanges(expected.slots)) : [];
    const isMade = expected && isAlreadyApplied(expected, { householdId: household.id, meals });
    const change = isMade ? unchanged(household, summary) : act();
    if (change && id !== undefined) {
      const { householdId, version } = change;
      this.#sent.set(key, { version: { householdId, version }, madeAt: new Date() });
    }
    return change;
  }

  /** The meals of these days, by date and meal time. */
  listDays(userId: UserId, { from, to }: PlanDays): PlannedMeal[] {
    const { meals } = this.households.of(userId);
    return [...meals.values()]
      .filter(({ date }) => date >= from && date <= to)
      .map(({ leftoversOf, ...meal }) => {
        const isValid = leftoversOf && isLeftovers({ ...meal, leftoversOf }, meals.get(slotKey(leftoversOf)));
        return { ...meal, userId, leftoversOf: isValid ? leftoversOf : undefined };
      })
      .sort((a, b) => a.date.localeCompare(b.date) || placeOf(a) - placeOf(b));
  }
}

/** A change that the household has already. */
function unchanged(
  { id: householdId, version }: ReturnType<MemoryHouseholdStore["of"]>,
  summary: ChangeSummary,
): PlanChange {
  return { householdId, version, ...summary };
}

function slotOf({ date, mealTime }: PlanSlot): PlanSlot {
  return { date, mealTime };
}

function placeOf(meal: PlannedMeal): number {
  return MEAL_TIMES.indexOf(meal.mealTime);
}
