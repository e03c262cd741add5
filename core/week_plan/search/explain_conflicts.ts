import { MEAL_TIMES } from "../../meal_plan/mod.ts";
import { placesWithTooFewDishes } from "./dish_matching.ts";
import { searchWeek } from "./fill_week.ts";
import { type ImpossibleWeek, type Relaxation, WEEK_RULES, type WeekConflict, type WeekRule } from "./filled_week.ts";
import { leftoverSources } from "./leftover_pairs.ts";
import { brokenSlotRules, repeatsOf } from "./slot_rules.ts";
import type { WeekDish } from "./week_dish.ts";
import { dayOfSlot, mealTimeOfSlot, type SlotNumber, type WeekProblem, type WeekSlot } from "./week_problem.ts";

/** Input of {@linkcode explainConflicts} besides the problem. */
export interface ConflictInput {
  /** The dishes of the same meals without the slots' limits, but with the food rules. */
  readonly problem: WeekProblem;
  /** Dishes that only the food rules leave out. */
  readonly leftOutByFoodRules: readonly WeekDish[];
}

const CONFLICTS_MAX = 6;
const RELAXATIONS_MAX = 4;
/** Enough to see whether a week exists; a good one takes more. */
const TRIAL = { moves: 20_000 } as const;

/** Limits that a person can choose in a sheet, in minutes. */
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120, undefined] as const;

/**
 * Rules in the order in which they are dropped. The rules that remain explain the conflict; dropping the last ones helps
 * most.
 */
const DROP_ORDER: readonly WeekRule[] = [
  "longDishes",
  "replaced",
  "recentDinners",
  "repeats",
  "totalMinutes",
  "activeMinutes",
  "foodRules",
];

/** Explains why a week cannot be filled, and which change would help. Call it only if no week was found. */
export function explainConflicts({ problem, leftOutByFoodRules }: ConflictInput): ImpossibleWeek {
  const dishes = [...problem.dishes, ...leftOutByFoodRules];
  const all = new Set(WEEK_RULES.filter((rule) => rule !== "longDishes"));
  const groups = new Map<string, Pick<WeekConflict, "slots" | "rules">>();
  const explained = new Set<SlotNumber>();
  for (;;) {
    const slots = crampedSlots({ problem, dishes, rules: all, explained });
    if (slots.length === 0) break;
    const alone = onlyOpen(problem, slots);
    const rules = irreducible(all, (some) => crampedSlots({ problem: alone, dishes, rules: some }).length > 0);
    for (const slot of slots) explained.add(slot);
    // Five weekdays without time for breakfast are one conflict.
    const key = JSON.stringify([rules, [...new Set(slots.map((slot) => limitsOf(problem, slot)))]]);
    groups.set(key, { rules, slots: [...(groups.get(key)?.slots ?? []), ...slots].sort((a, b) => a - b) });
  }
  const conflicts = [...groups.values()].slice(0, CONFLICTS_MAX).map((group) => ({
    ...group,
    relaxations: relaxationsOf({ ...group, problem: onlyOpen(problem, group.slots) }),
  }));
  return { kind: "impossible", conflicts: conflicts.length > 0 ? conflicts : [conflictOfWeek(problem)] };
}

function limitsOf({ slots }: WeekProblem, slot: SlotNumber): string {
  return [mealTimeOfSlot(slot), slots[slot]?.activeMinutesMax, slots[slot]?.totalMinutesMax].join(" ");
}

interface Question {
  readonly problem: WeekProblem;
  /** Those of the problem, and after them those that only the food rules leave out. */
  readonly dishes: readonly WeekDish[];
  /** The active rules. */
  readonly rules: ReadonlySet<WeekRule>;
  /** Slots that are left out. Once they are filled, others may have their leftovers. */
  readonly explained?: ReadonlySet<SlotNumber>;
}

/** Open slots for which there are too few dishes. Slots that leftovers may fill are no obstacle. */
function crampedSlots({ problem, dishes, rules, explained = new Set() }: Question): SlotNumber[] {
  const allowed = (slot: SlotNumber) =>
    dishes.flatMap((dish, index) => {
      if (rules.has("foodRules") && index >= problem.dishes.length) return [];
      return brokenSlotRules(dish, { slot, problem }).some((rule) => rules.has(rule)) ? [] : [index];
    });
  const places = placesOf(problem, allowed).filter(({ slots }) => !slots.some((slot) => explained.has(slot)));
  const capacities = dishes.map((dish) => {
    if (!rules.has("repeats")) return places.length;
    const fixed = problem.slots.filter(
      ({ fixed: meal }) => meal?.recipeId === dish.recipeId && meal.leftoversOf === undefined,
    );
    return Math.max(0, repeatsOf(dish, problem.wishes) - fixed.length);
  });
  return placesWithTooFewDishes(places, capacities).flatMap((place) => places[place]?.slots ?? []);
}

interface SlotsOfOneDish {
  readonly slots: readonly SlotNumber[];
  readonly dishes: readonly number[];
}

/** One place for each open slot that has to be cooked for; all breakfasts are one place if they are to be the same. */
function placesOf(problem: WeekProblem, allowed: (slot: SlotNumber) => number[]): SlotsOfOneDish[] {
  const open = [...problem.slots.keys()].filter((slot) => problem.slots[slot]?.state === "open");
  const isSame = (slot: SlotNumber) => problem.wishes.sameBreakfast && mealTimeOfSlot(slot) === MEAL_TIMES[0];
  const breakfasts = open.filter(isSame);
  const others = open.filter((slot) => !isSame(slot) && !mayHaveLeftovers(problem, slot));
  const places: SlotsOfOneDish[] = others.map((slot) => ({ slots: [slot], dishes: allowed(slot) }));
  const [first, ...more] = breakfasts;
  if (first !== undefined) {
    const sets = more.map((slot) => new Set(allowed(slot)));
    places.push({ slots: breakfasts, dishes: allowed(first).filter((dish) => sets.every((set) => set.has(dish))) });
  }
  return places;
}

/** Whether an earlier slot has, or may get, a dish that keeps until then. */
function mayHaveLeftovers({ slots, dishes, wishes }: WeekProblem, slot: SlotNumber): boolean {
  if (!wishes.leftovers) return false;
  return leftoverSources(slot).some((source) => {
    const { state, fixed } = slots[source] ?? {};
    const mayBeThere = ({ recipeId, meals }: WeekDish) =>
      state === "open"
        ? meals.includes(mealTimeOfSlot(source))
        : fixed?.recipeId === recipeId && fixed.leftoversOf === undefined;
    return dishes.some((dish) => mayBeThere(dish) && dish.keepsDays >= dayOfSlot(slot) - dayOfSlot(source));
  });
}

/** Drops one rule after the other, as long as the rest still cannot be satisfied: a minimal conflict. */
function irreducible(rules: ReadonlySet<WeekRule>, conflicts: (rules: ReadonlySet<WeekRule>) => boolean): WeekRule[] {
  const active = new Set(rules);
  for (const rule of DROP_ORDER) {
    if (!active.delete(rule)) continue;
    if (!conflicts(active)) active.add(rule);
  }
  // That a dish has to suit the meal is no news, unless nothing else is wrong.
  const others = WEEK_RULES.filter((rule) => rule !== "mealTime" && active.has(rule));
  return others.length > 0 ? others : ["mealTime"];
}

/** For weeks in which every slot has dishes, but not all of them at once. */
function conflictOfWeek(problem: WeekProblem): WeekConflict {
  const slots = [...problem.slots.keys()].filter((slot) => problem.slots[slot]?.state === "open");
  const relaxable = new Set(CHANGES.map(({ rule }) => rule));
  const isImpossible = (active: ReadonlySet<WeekRule>) =>
    !canFill(
      [...relaxable]
        .filter((rule) => !active.has(rule))
        .reduce((changed, rule) => drop(changed, { rule, slots }), problem),
    );
  const rules = irreducible(relaxable, isImpossible);
  return {
    slots,
    rules,
    relaxations: relaxationsOf({ problem, slots, rules }),
  };
}

type RelaxableRule = Relaxation["rule"];

/** How a rule is relaxed for some slots. */
interface Change {
  readonly rule: RelaxableRule;
  /** The limits that may be tried, from the smallest change on. */
  choices(problem: WeekProblem, slots: readonly SlotNumber[]): readonly (number | undefined)[];
  apply(problem: WeekProblem, change: { slots: readonly SlotNumber[]; to: number | undefined }): WeekProblem;
}

function minutesChange(rule: "activeMinutes" | "totalMinutes"): Change {
  const limit = `${rule}Max` as const;
  return {
    rule,
    choices(problem, slots) {
      const least = Math.min(...slots.map((slot) => problem.slots[slot]?.[limit] ?? Infinity));
      return least === Infinity ? [] : MINUTES.filter((minutes) => minutes === undefined || minutes > least);
    },
    apply: (problem, { slots, to }) =>
      withSlots(problem, slots, (slot) => {
        const old = slot[limit];
        return { ...slot, [limit]: old === undefined || to === undefined ? undefined : Math.max(old, to) };
      }),
  };
}

const CHANGES: readonly Change[] = [
  minutesChange("activeMinutes"),
  minutesChange("totalMinutes"),
  {
    rule: "longDishes",
    choices: ({ wishes }) =>
      [1, 2, 3, 4].map((more) => wishes.longDishesPerDay + more).filter((dishes) => dishes <= MEAL_TIMES.length),
    apply: (problem, { to = MEAL_TIMES.length }) => ({
      ...problem,
      wishes: { ...problem.wishes, longDishesPerDay: to },
    }),
  },
  {
    rule: "repeats",
    choices: () => [1, 2, 6],
    apply: (problem, { to = 0 }) => ({ ...problem, wishes: { ...problem.wishes, moreRepeats: to } }),
  },
  {
    rule: "recentDinners",
    choices: ({ recentDinners }) => (recentDinners.length > 0 ? [undefined] : []),
    apply: (problem) => ({ ...problem, recentDinners: [] }),
  },
  {
    rule: "replaced",
    choices: (problem, slots) => (slots.some((slot) => problem.slots[slot]?.not?.length) ? [undefined] : []),
    apply: (problem, { slots }) => withSlots(problem, slots, (slot) => ({ ...slot, not: undefined })),
  },
];

/** A relaxation that a person has accepted for some slots. */
export interface SlotRelaxation extends Pick<Relaxation, "rule" | "to"> {
  readonly slots: readonly SlotNumber[];
}

/** The problem with a rule relaxed. */
export function relaxProblem(problem: WeekProblem, { rule, slots, to }: SlotRelaxation): WeekProblem {
  return CHANGES.find((each) => each.rule === rule)?.apply(problem, { slots, to }) ?? problem;
}

function drop(problem: WeekProblem, { rule, slots }: { rule: WeekRule; slots: readonly SlotNumber[] }): WeekProblem {
  const change = CHANGES.find((each) => each.rule === rule);
  const most = change?.choices(problem, slots).at(-1);
  return change && change.choices(problem, slots).length > 0 ? change.apply(problem, { slots, to: most }) : problem;
}

interface Cramped {
  readonly problem: WeekProblem;
  readonly slots: readonly SlotNumber[];
  readonly rules: readonly WeekRule[];
}

/** The changes of one rule that fill the slots, of each rule at most the two smallest. */
function relaxationsOf({ problem, slots, rules }: Cramped): Relaxation[] {
  const found = CHANGES.filter(({ rule }) => rules.includes(rule)).map((change) => {
    const working: Relaxation[] = [];
    for (const to of change.choices(problem, slots)) {
      const changed = change.apply(problem, { slots, to });
      const dishes = dishesAdded(problem, { changed, slots });
      const isMore = dishes > (working.at(-1)?.dishes ?? -1);
      if (isMore && canFill(changed)) working.push({ rule: change.rule, to, dishes });
      if (working.length === 2) break;
    }
    return working;
  });
  // The first of each rule, and then the second ones.
  return [0, 1].flatMap((place) => found.flatMap((of) => of[place] ?? [])).slice(0, RELAXATIONS_MAX);
}

/** How many dishes a changed problem allows in a slot in which they were not allowed. */
function dishesAdded(problem: WeekProblem, { changed, slots }: { changed: WeekProblem; slots: readonly SlotNumber[] }) {
  const isAllowed = (dish: WeekDish, of: { slot: SlotNumber; problem: WeekProblem }) =>
    brokenSlotRules(dish, of).length === 0;
  return changed.dishes.filter((dish) =>
    slots.some((slot) => isAllowed(dish, { slot, problem: changed }) && !isAllowed(dish, { slot, problem })),
  ).length;
}

function canFill(problem: WeekProblem): boolean {
  return searchWeek(problem, TRIAL).isValid;
}

/** The same week with only these slots open. All others are fixed. */
function onlyOpen(problem: WeekProblem, slots: readonly SlotNumber[]): WeekProblem {
  const others = [...problem.slots.keys()].filter(
    (slot) => problem.slots[slot]?.state === "open" && !slots.includes(slot),
  );
  return withSlots(problem, others, (slot) => ({ ...slot, state: "empty" }));
}

function withSlots(
  problem: WeekProblem,
  numbers: readonly SlotNumber[],
  change: (slot: WeekSlot) => WeekSlot,
): WeekProblem {
  return { ...problem, slots: problem.slots.map((slot, i) => (numbers.includes(i) ? change(slot) : slot)) };
}
