import type { UnitSystem } from "../amounts/mod.ts";
import type { Aisle, FoodKey } from "../food/mod.ts";
import { type BoughtFood, gramsOfOne, type Measure } from "./bought_food.ts";
import type { ListFoods } from "./list_foods.ts";
import { isEnough, type ToBuy, toBuy } from "./packs_to_buy.ts";
import type { Need, NeedOfMeal } from "./plan_needs.ts";
import { type PurchaseText, purchaseText } from "./purchase_text.ts";
import { type BoughtAmount, boughtBy, type EntryId, type ShoppingList, type Tick } from "./shopping_list.ts";

/** A line of the list on the screen. */
export interface ListLine {
  /** Unique in the list. */
  readonly id: string;
  readonly isTicked: boolean;
  readonly aisle: Aisle;
  /** The bought food; absent if the line names none. */
  readonly food?: FoodKey | undefined;
  /** The written line; absent for a line that the plan needs. */
  readonly line?: EntryId | undefined;
  /** For a written line the name is its text, and the amount is empty. */
  readonly text: PurchaseText;
  /** Absent if no recipe, and no person, said how much: "some". */
  readonly toBuy?: ToBuy | undefined;
  readonly measure: Measure;
  /** Whether some of the food was bought already, so that this is only the difference. */
  readonly isMore: boolean;
  readonly optional: boolean;
  /** Whether there is some at home, but it is not known how much. */
  readonly checkAtHome: boolean;
  readonly meals: readonly NeedOfMeal[];
  /** For a ticked line, the entries that an untick removes; for an open one, those that a tick follows. */
  readonly ticks: readonly EntryId[];
}

/** The input of the lines. */
export interface ListInput {
  /** The plan's needs that the pantry does not cover. */
  readonly needs: readonly Need[];
  readonly list: ShoppingList;
  readonly foods: ListFoods;
  /** `metric` by default. */
  readonly units?: UnitSystem;
}

/**
 * The lines of a list. All purchases of a food are one ticked line, however the plan changes. The amount that is still
 * needed is an open line; for a food that was bought already it is the difference. Ticked lines come last; within both
 * parts, by name.
 */
export function listLines({ needs, list, foods, units = "metric" }: ListInput): ListLine[] {
  const needOf = new Map(needs.map((need) => [need.bought.food.key, need]));
  const bought = boughtFoods(list, (key) => needOf.get(key)?.bought ?? foods.bought(key));
  const lines = [...new Set([...needOf.keys(), ...bought.keys()])].flatMap((key) => {
    const need = needOf.get(key);
    const had = bought.get(key);
    const of = need?.bought ?? had?.of;
    return of ? foodLines(of, { need, had, units }) : [];
  });
  return [...lines, ...writtenLines(list, foods)].sort(
    (a, b) => Number(a.isTicked) - Number(b.isTicked) || order(sortName(a), sortName(b)) || order(a.id, b.id),
  );
}

/** The purchases of a list, for the pantry: ticked foods, and ticked lines that name a food. */
export function boughtForPantry(
  list: ShoppingList,
  foods: ListFoods,
): { readonly food: FoodKey; readonly measure: Measure /** 0 if it is not known. */; readonly amount: number }[] {
  const all = new Map<FoodKey, { food: FoodKey; measure: Measure; amount: number }>();
  const add = ({ food, measure }: BoughtFood, amount: number) => {
    const sum = (all.get(food.key)?.amount ?? 0) + amount;
    all.set(food.key, { food: food.key, measure, amount: sum });
  };
  for (const { of, amount } of boughtFoods(list, (key) => foods.bought(key)).values()) add(of, amount);
  for (const line of writtenLines(list, foods)) {
    const of = line.isTicked && line.food !== undefined ? foods.bought(line.food) : undefined;
    if (of) add(of, line.toBuy?.amount ?? 0);
  }
  return [...all.values()].sort((a, b) => order(a.food, b.food));
}

interface Had extends BoughtAmount {
  readonly of: BoughtFood;
}

function boughtFoods(
  { entries }: ShoppingList,
  foodOf: (key: FoodKey) => BoughtFood | undefined,
): ReadonlyMap<FoodKey, Had> {
  const ticks = new Map<FoodKey, Tick[]>();
  for (const entry of entries) {
    if (entry.kind === "tick") ticks.set(entry.food, [...(ticks.get(entry.food) ?? []), entry]);
  }
  return new Map(
    [...ticks].flatMap(([key, all]) => {
      const of = foodOf(key);
      return of ? [[key, { of, ...boughtBy(all, (tick) => inMeasureOf(of, tick)) }]] : [];
    }),
  );
}

/** A tick of before an import may count a food that is weighed now, or the other way round. */
function inMeasureOf(bought: BoughtFood, { amount, measure }: Tick): number {
  const one = gramsOfOne(bought);
  if (measure === bought.measure || one === undefined) return amount;
  return measure === "piece" ? amount * one : amount / one;
}

function foodLines(
  bought: BoughtFood,
  { need, had, units }: { need: Need | undefined; had: Had | undefined; units: UnitSystem },
): ListLine[] {
  const { food, purchase, measure } = bought;
  const common = {
    aisle: purchase.aisle,
    food: food.key,
    measure,
    optional: need?.optional ?? false,
    meals: need?.meals ?? [],
    ticks: had?.ticks ?? [],
  };
  const ticked: ListLine[] = had
    ? [
        {
          ...common,
          id: `food:${food.key}:bought`,
          isTicked: true,
          text: textOf(bought, { buying: boughtAsTicked(had.amount, bought), units }),
          toBuy: boughtAsTicked(had.amount, bought),
          isMore: false,
          checkAtHome: false,
        },
      ]
    : [];
  const isCovered = !need || (had && (need.missing === 0 || isEnough(had.amount, { amount: need.missing, purchase })));
  if (isCovered) return ticked;
  const isSome = need.missing === 0;
  const buying = isSome ? undefined : toBuy(need.missing - (had?.amount ?? 0), purchase);
  const open: ListLine = {
    ...common,
    id: `food:${food.key}`,
    isTicked: false,
    text: withAlternatives(textOf(bought, { buying, units }), need),
    toBuy: buying,
    isMore: had !== undefined && had.amount > 0,
    checkAtHome: need.checkAtHome,
  };
  return [open, ...ticked];
}

function boughtAsTicked(amount: number, { purchase: { pack } }: BoughtFood): ToBuy | undefined {
  if (amount === 0) return undefined;
  const packs = pack && pack.pieces === undefined ? amount / pack.grams : undefined;
  return { amount, packs: packs !== undefined && Number.isInteger(packs) ? packs : undefined, surplus: 0 };
}

function textOf(bought: BoughtFood, { buying, units }: { buying: ToBuy | undefined; units: UnitSystem }): PurchaseText {
  return buying ? purchaseText(buying, { bought, units }) : { amount: "some", name: bought.food.plural };
}

/** "peanut oil or vegetable oil": the cook chooses one of them. */
function withAlternatives({ amount, name }: PurchaseText, { alternatives = [] }: Need): PurchaseText {
  return { amount, name: [name, ...alternatives].join(" or ") };
}

function writtenLines({ entries }: ShoppingList, foods: ListFoods): ListLine[] {
  const ticks = new Map<EntryId, EntryId[]>();
  for (const entry of entries) {
    if (entry.kind === "line-tick") ticks.set(entry.line, [...(ticks.get(entry.line) ?? []), entry.id]);
  }
  return entries.flatMap((entry): ListLine[] => {
    if (entry.kind !== "line") return [];
    const { aisle, bought, toBuy: buying } = foods.read(entry.text);
    const own = ticks.get(entry.id) ?? [];
    return [
      {
        id: `line:${entry.id}`,
        isTicked: own.length > 0,
        aisle,
        food: bought?.food.key,
        line: entry.id,
        text: { amount: "", name: entry.text },
        toBuy: buying,
        measure: bought?.measure ?? "piece",
        isMore: false,
        optional: false,
        checkAtHome: false,
        meals: [],
        ticks: own,
      },
    ];
  });
}

/** A written line is independent of the plan's need of the same food. */
function sortName({ food, text }: ListLine): string {
  return (food ?? text.name).toLowerCase();
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
