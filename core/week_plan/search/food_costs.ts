import type { WeekCosts } from "./week_costs.ts";
import { DAYS, type WeekProblem } from "./week_problem.ts";

// Casts of indexed values are sound: every index is within its table.

/** Amounts of foods are quarters of 0.1 g, since portions are quarters: all stay whole numbers. */
export const UNITS_PER_DECIGRAM = 4;

/** A food counts as perishable up to this. */
export const PERISHABLE_DAYS = 14;
/** The remainder of an opened pack is no surplus if it keeps for longer. */
export const SURPLUS_DAYS_MAX = 30;
const KEEPS_FOR_EVER = 10_000;
const NEVER = -10_000;

/** The purchases of a food in a week, and their use. */
export interface FoodPurchase {
  /** Number of days on which it is bought; 0 if the stock at home is enough, and for staples. */
  purchases: number;
  /** Purchases besides the shopping days. */
  extraPurchases: number;
  /** Left over of opened packs, in quarters of 0.1 g. */
  leftOver: number;
  /** Micro-points for foods at home that are used by their day. */
  pantryGain: number;
}

/**
 * Buys foods for the days on which they are used. The stock at home is used first, then an open pack while it keeps, then
 * whole packs are bought on the last shopping day before. A food that does not keep so long is bought on the day of its use.
 */
export class FoodCosts {
  /** The last purchase that was computed: {@linkcode buy} writes it, so that the search allocates nothing. */
  readonly last: FoodPurchase = { purchases: 0, extraPurchases: 0, leftOver: 0, pantryGain: 0 };
  /** Pack of each food in quarters of 0.1 g; 0 if it is sold by weight. */
  readonly packs: Float64Array;
  readonly #isStaple: Uint8Array;
  readonly #keepsDays: Int32Array;
  readonly #keepsOpenedDays: Int32Array;
  readonly #linePoints: Float64Array;
  readonly #packPoints: Float64Array;
  readonly #extraPoints: number;
  /** For each day of the week the last shopping day up to it: negative in the week before. */
  readonly #lastShoppingDay: Int32Array;
  /** Where the lots of each food at home begin, the one to be eaten first in front; the last element is the end. */
  readonly #lotStarts: Int32Array;
  readonly #lotAmounts: Float64Array;
  readonly #lotUseByDays: Int32Array;
  readonly #lotPoints: Float64Array;
  /** The remainder of each lot while a food is bought. */
  readonly #lotsLeft: Float64Array;

  constructor(problem: WeekProblem, costs: WeekCosts) {
    const { foods } = problem;
    this.packs = Float64Array.from(foods, ({ packDecigrams = 0 }) => packDecigrams * UNITS_PER_DECIGRAM);
    this.#isStaple = Uint8Array.from(foods, ({ isStaple }) => Number(isStaple));
    this.#keepsDays = Int32Array.from(foods, ({ keepsDays }) => keepsDays);
    this.#keepsOpenedDays = Int32Array.from(foods, ({ keepsOpenedDays }) => keepsOpenedDays);
    this.#linePoints = Float64Array.from(foods, ({ keepsDays }) =>
      keepsDays <= PERISHABLE_DAYS ? costs.perishableFood : costs.lastingFood,
    );
    this.#packPoints = Float64Array.from(foods, ({ keepsDays, keepsOpenedDays }) =>
      packPoints(Math.min(keepsDays, keepsOpenedDays), costs),
    );
    this.#extraPoints = costs.extraShopping;
    this.#lastShoppingDay = lastShoppingDays(problem.shoppingDays);

    const lots = foods.map(({ key }) =>
      problem.pantry
        .filter(({ food, decigrams }) => food === key && decigrams > 0)
        .map(({ decigrams, useByDay = KEEPS_FOR_EVER }) => ({ decigrams, useByDay }))
        .sort((a, b) => a.useByDay - b.useByDay),
    );
    const flat = lots.flat();
    this.#lotStarts = new Int32Array(foods.length + 1);
    lots.forEach(({ length }, food) => {
      this.#lotStarts[food + 1] = (this.#lotStarts[food] as number) + length;
    });
    this.#lotAmounts = Float64Array.from(flat, ({ decigrams }) => decigrams * UNITS_PER_DECIGRAM);
    this.#lotUseByDays = Int32Array.from(flat, ({ useByDay }) => useByDay);
    this.#lotPoints = Float64Array.from(flat, ({ useByDay }) => lotPoints(useByDay, costs));
    this.#lotsLeft = new Float64Array(flat.length);
  }

  /** Micro-points for the lines of the shopping list, from {@linkcode last}. */
  linePoints(food: number): number {
    const { purchases } = this.last;
    const points = this.#linePoints[food] as number;
    return purchases === 0 ? 0 : points + Math.floor((points * (purchases - 1)) / 2);
  }

  /** Micro-points for purchases besides the shopping days. */
  extraPoints(): number {
    return this.last.extraPurchases * this.#extraPoints;
  }

  /** Micro-points for remainders. */
  leftOverPoints(food: number): number {
    const { leftOver } = this.last;
    return leftOver === 0
      ? 0
      : Math.floor((leftOver * (this.#packPoints[food] as number)) / (this.packs[food] as number));
  }

  /**
   * Buys a food and writes the result to {@linkcode last}.
   *
   * @param uses of each day, from `start`, in quarters of 0.1 g.
   */
  buy(food: number, { uses, start }: { readonly uses: Float64Array; readonly start: number }): void {
    const { last } = this;
    const lotsStart = this.#lotStarts[food] as number;
    const lotsEnd = this.#lotStarts[food + 1] as number;
    for (let lot = lotsStart; lot < lotsEnd; lot++) this.#lotsLeft[lot] = this.#lotAmounts[lot] as number;
    const pack = this.packs[food] as number;
    const keepsDays = this.#keepsDays[food] as number;
    let open = 0;
    let openUntilDay = NEVER;
    let lastTrip = NEVER;
    last.purchases = 0;
    last.extraPurchases = 0;
    last.leftOver = 0;
    for (let day = 0; day < DAYS; day++) {
      let needed = uses[start + day] as number;
      if (needed === 0) continue;
      for (let lot = lotsStart; lot < lotsEnd && needed > 0; lot++) {
        if ((this.#lotUseByDays[lot] as number) < day) continue;
        const used = Math.min(needed, this.#lotsLeft[lot] as number);
        (this.#lotsLeft[lot] as number) -= used;
        needed -= used;
      }
      if (needed === 0 || this.#isStaple[food] === 1) continue;
      if (open > 0 && day > openUntilDay) {
        last.leftOver += open;
        open = 0;
      }
      const used = Math.min(open, needed);
      open -= used;
      needed -= used;
      if (needed === 0) continue;
      let trip = Math.max(this.#lastShoppingDay[day] as number, lastTrip);
      if (day - trip > keepsDays) {
        trip = day;
        last.extraPurchases++;
      }
      if (trip !== lastTrip) last.purchases++;
      lastTrip = trip;
      if (pack > 0) {
        const ofLastPack = needed % pack;
        open = ofLastPack === 0 ? 0 : pack - ofLastPack;
        openUntilDay = Math.min(day + (this.#keepsOpenedDays[food] as number), trip + keepsDays);
      }
    }
    last.leftOver += open;
    last.pantryGain = this.#pantryGain(lotsStart, lotsEnd);
  }

  #pantryGain(lotsStart: number, lotsEnd: number): number {
    let gain = 0;
    for (let lot = lotsStart; lot < lotsEnd; lot++) {
      const amount = this.#lotAmounts[lot] as number;
      gain += Math.floor(((this.#lotPoints[lot] as number) * (amount - (this.#lotsLeft[lot] as number))) / amount);
    }
    return gain;
  }
}

/** The household shops on the same days of every week, so food for days before the first of them was bought last week. */
function lastShoppingDays(shoppingDays: readonly number[]): Int32Array {
  return Int32Array.from({ length: DAYS }, (_, day) =>
    shoppingDays.reduce((last, shopping) => Math.max(last, shopping <= day ? shopping : shopping - DAYS), -DAYS),
  );
}

function packPoints(keepsDays: number, costs: WeekCosts): number {
  if (keepsDays <= 7) return costs.packLeftOver7Days;
  if (keepsDays <= 14) return costs.packLeftOver14Days;
  return keepsDays <= SURPLUS_DAYS_MAX ? costs.packLeftOver30Days : 0;
}

function lotPoints(useByDay: number, costs: WeekCosts): number {
  if (useByDay < 0 || useByDay >= 2 * DAYS) return 0;
  return useByDay < DAYS ? costs.pantryThisWeek : costs.pantryNextWeek;
}
