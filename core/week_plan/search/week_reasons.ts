import { compareWithAim, NUTRIENTS } from "../../nutrition/mod.ts";
import type { Reason } from "./filled_week.ts";
import { NUTRIENT_UNITS } from "./nutrition_costs.ts";
import { type SlotPrice, slotPrices } from "./slot_prices.ts";
import { type CostTerm, POINT } from "./week_costs.ts";
import type { WeekDish } from "./week_dish.ts";
import { NONE, QUARTERS } from "./week_model.ts";
import { dayOfSlot, MEALS_A_DAY, mealTimeOfSlot, type SlotNumber } from "./week_problem.ts";
import type { WeekState } from "./week_state.ts";
import { type Cooking, cookingsOf, type FoodUse, foodUses, type PantryUse, pantryUses } from "./week_uses.ts";

const REASONS_MAX = 2;
/** The advantage over other dishes from which on it is a reason. */
const GAIN_MIN = POINT / 10;
/** Each time that a kind of reason was given, it is worth less: a week of equal sentences explains nothing. */
const REPETITION = 0.35;

/** A dish uses a food at home up if it uses at least this share of it. */
const PANTRY_SHARE_MIN = 0.25;
/** Foods that a dish shares with others of the week for this to be a reason. */
const SHARED_FOODS_MIN = 2;
/** Largest remainder of a pack that counts as finished, as a share of the pack. */
const FINISHED = 0.05;

type Kind = Reason["kind"];
type AimNutrient = Extract<Reason, { kind: "aim" }>["nutrient"];

const AIM_NUTRIENTS: readonly AimNutrient[] = ["kcal", "proteinGrams", "fiberGrams", "saltGrams", "saturatedFatGrams"];

/** A true sentence about a dish, and the terms of the cost that it explains. */
interface Fact {
  readonly reason: Reason;
  readonly terms: readonly CostTerm[];
}

/**
 * Why each open slot has its dish, at most two reasons: where the dish gains most over the mean of all that could be cooked
 * there. Figures are of the week as it is.
 *
 * @returns by slot number; none for slots that are not open.
 */
export function weekReasons(state: WeekState): Reason[][] {
  const facts = new WeekFacts(state);
  const said = new Map<Kind, number>();
  const reasons: Reason[][] = state.model.problem.slots.map(() => []);
  for (const slot of state.model.openSlots) {
    const source = state.sourceOf(slot);
    reasons[slot] = source === NONE ? reasonsOf(slot) : [{ kind: "leftovers", of: source }];
  }
  return reasons;

  function reasonsOf(slot: SlotNumber): Reason[] {
    const gains = gainsOf(state, slot);
    const gainOf = ({ reason, terms }: Fact) =>
      terms.reduce((sum, term) => sum + gains[term], 0) / (1 + REPETITION * (said.get(reason.kind) ?? 0));
    const best = facts
      .of(slot)
      .map((fact) => ({ ...fact, gain: gainOf(fact) }))
      .filter(({ gain }) => gain >= GAIN_MIN)
      .sort((a, b) => b.gain - a.gain);
    const chosen: Fact[] = [];
    for (const fact of best) {
      // Two sentences about the same gain would count it twice.
      const isNew = !chosen.some(({ terms }) => terms.some((term) => fact.terms.includes(term)));
      if (isNew && chosen.length < REASONS_MAX) chosen.push(fact);
    }
    for (const { reason } of chosen) said.set(reason.kind, (said.get(reason.kind) ?? 0) + 1);
    return chosen.map(({ reason }) => reason);
  }
}

/** By how many micro-points of each term the dish of a slot is better than the mean of its alternatives. */
function gainsOf(state: WeekState, slot: SlotNumber): Readonly<Record<CostTerm, number>> {
  const prices = slotPrices(state, slot);
  const own = prices.find(({ dish }) => dish === state.model.problem.dishes[state.dishOf(slot)]);
  const valid = prices.filter(({ isValid }) => isValid);
  const mean = (term: CostTerm) => valid.reduce((sum, { terms }) => sum + terms[term], 0) / Math.max(1, valid.length);
  const terms = Object.keys(own?.terms ?? prices[0]?.terms ?? {}) as CostTerm[]; // sound: it has no other keys
  return Object.fromEntries(terms.map((term) => [term, own ? mean(term) - own.terms[term] : 0])) as SlotPrice["terms"];
}

/** Traits of the dishes of a week. */
class WeekFacts {
  readonly #state: WeekState;
  readonly #cookings: readonly Cooking[];
  readonly #uses: ReadonlyMap<string, readonly FoodUse[]>;
  readonly #pantryUses: readonly PantryUse[];

  constructor(state: WeekState) {
    this.#state = state;
    this.#cookings = cookingsOf(state);
    this.#uses = foodUses(state, this.#cookings);
    this.#pantryUses = pantryUses(state.model.problem, this.#uses);
  }

  /** Facts about the dish that is cooked in a slot. */
  of(slot: SlotNumber): Fact[] {
    const cooking = this.#cookings.find((each) => each.slot === slot);
    if (!cooking) return [];
    return [
      ...this.#pantry(slot),
      ...this.#shared(cooking),
      ...this.#finishedPack(cooking),
      ...AIM_NUTRIENTS.flatMap((nutrient) => this.#aim(cooking, nutrient)),
      ...opinions(cooking.dish),
      fact({ kind: "quick", activeMinutes: cooking.dish.activeMinutes }, "activeMinutes"),
      ...this.#variety(cooking),
      ...wholeBatch(cooking),
    ];
  }

  #pantry(slot: SlotNumber): Fact[] {
    const [most] = this.#pantryUses
      .filter((use) => use.slot === slot && use.grams >= PANTRY_SHARE_MIN * use.ofGrams)
      .sort((a, b) => b.grams / b.ofGrams - a.grams / a.ofGrams);
    if (!most) return [];
    const { food, grams, ofGrams, useByDay } = most;
    return [
      fact(
        { kind: "usesPantry", food: food.key, grams: Math.round(grams), ofGrams: Math.round(ofGrams), useByDay },
        "pantry",
      ),
    ];
  }

  /** Foods that are bought for another dish, too. */
  #shared({ slot, dish }: Cooking): Fact[] {
    const bought = dish.foods.flatMap(({ food }) => (this.#isBought(food) ? [food] : []));
    const shared = bought.flatMap((food) => {
      const others = (this.#uses.get(food) ?? []).filter((use) => use.dish !== dish);
      const [other] = others.toSorted((a, b) => Math.abs(a.slot - slot) - Math.abs(b.slot - slot));
      return other ? [{ other, users: others.length }] : [];
    });
    const [rarest] = shared.toSorted((a, b) => a.users - b.users || a.other.food.keepsDays - b.other.food.keepsDays);
    if (!rarest) return [];
    const { food, slot: other } = rarest.other;
    return [
      fact({ kind: "sharesFood", food: food.key, with: other }, "foodsToBuy", "extraShopping"),
      ...(shared.length < SHARED_FOODS_MIN
        ? []
        : [
            fact({ kind: "boughtAnyway", foods: shared.length, ofFoods: bought.length }, "foodsToBuy", "extraShopping"),
          ]),
    ];
  }

  /** The last dish of those that use one purchase of a food, of which nothing is left. */
  #finishedPack({ slot, dish }: Cooking): Fact[] {
    const { foodCosts } = this.#state.model;
    const finished = dish.foods.flatMap(({ food: key }) => {
      const uses = this.#uses.get(key) ?? [];
      const [own, before] = uses.toReversed();
      const number = this.#numberOf(key);
      const pack = (foodCosts.packs[number] ?? 0) / (QUARTERS * 10);
      if (own?.slot !== slot || !before || before.dish === dish || pack === 0) return [];
      this.#state.buy(number);
      const { purchases, leftOver } = foodCosts.last;
      const earlier = uses.slice(0, -1).reduce((sum, { grams }) => sum + grams, 0);
      const isShared = purchases === 1 && earlier % pack > 0 && earlier % pack < pack;
      const isFinished = leftOver / (QUARTERS * 10) <= FINISHED * pack;
      const isAtHome = this.#pantryUses.some(({ food }) => food.key === key);
      return isShared && isFinished && !isAtHome ? [{ own, before }] : [];
    });
    const [first] = finished.sort((a, b) => a.own.food.keepsOpenedDays - b.own.food.keepsOpenedDays);
    if (!first) return [];
    const { own, before } = first;
    return [
      fact(
        { kind: "finishesPack", food: own.food.key, grams: Math.round(own.grams), with: before.slot },
        "packsLeftOver",
      ),
    ];
  }

  /** Only aims that the day meets: a missed one is shown as a figure, and is no reason. */
  #aim({ slot, dish }: Cooking, nutrient: AimNutrient): Fact[] {
    const { householdQuarters, problem } = this.#state.model;
    const aim = problem.aims[nutrient];
    if (aim === undefined) return [];
    const units = householdQuarters * NUTRIENT_UNITS;
    const dayAmount = round(this.#state.intakeOf(dayOfSlot(slot), NUTRIENTS.indexOf(nutrient)) / units, nutrient);
    const portion = this.#state.portionsOf(slot) / householdQuarters;
    const amount = round(dish.nutrients[nutrient].amount * portion, nutrient);
    if (amount === 0 || compareWithAim(nutrient, { amount: dayAmount, aim }) !== "met") return [];
    return [fact({ kind: "aim", nutrient, amount, dayAmount, aim }, nutrient)];
  }

  /** Beside the dinner of the day before. */
  #variety({ slot, dish }: Cooking): Fact[] {
    const before = this.#cookings.find((each) => each.slot === slot - MEALS_A_DAY);
    if (mealTimeOfSlot(slot) !== "Dinner" || !before) return [];
    const { principalKind: kind, cuisine } = dish;
    const isOtherKind = kind !== undefined && before.dish.principalKind !== kind;
    return [
      ...(isOtherKind ? [fact({ kind: "variety", of: "kind", unlike: before.slot }, "dinnerKinds")] : []),
      ...(before.dish.cuisine === cuisine
        ? []
        : [fact({ kind: "variety", of: "cuisine", unlike: before.slot }, "dinnerCuisines")]),
    ];
  }

  #isBought(key: string): boolean {
    if (!this.#uses.has(key)) return false;
    this.#state.buy(this.#numberOf(key));
    return this.#state.model.foodCosts.last.purchases > 0;
  }

  #numberOf(key: string): number {
    return this.#state.model.problem.foods.findIndex((food) => food.key === key);
  }
}

function opinions({ opinion: { isFavourite, stars = 0, preferences } }: WeekDish): Fact[] {
  return [
    ...(isFavourite ? [fact({ kind: "favourite" }, "favourites")] : []),
    ...(stars > 3 ? [fact({ kind: "rated", stars }, "ratings")] : []),
    ...(preferences > 0 ? [fact({ kind: "preferences", count: preferences }, "preferences")] : []),
  ];
}

function wholeBatch({ dish, portions }: Cooking): Fact[] {
  const isWhole = portions > 1 && portions % dish.servings === 0;
  return isWhole ? [fact({ kind: "wholeBatch", portions }, "batches")] : [];
}

function fact(reason: Reason, ...terms: CostTerm[]): Fact {
  return { reason, terms };
}

/** Rounded as on the screen: whole kilocalories and grams, salt in tenths. */
function round(amount: number, nutrient: AimNutrient): number {
  return nutrient === "saltGrams" ? Math.round(amount * 10) / 10 : Math.round(amount);
}
