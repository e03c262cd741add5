import { DomainError } from "../../../core/shared/mod.ts";
import {
  dayOfSlot,
  mealTimeOfSlot,
  type Reason,
  type SlotNumber,
  type WeekDish,
  type WeekPlanner,
  type WeekProblem,
  type WeekTask,
  type WeekTaskKind,
  type WeekTasks,
} from "../../../core/week_plan/mod.ts";

export interface StoryWeekSearch {
  readonly isBusy?: boolean;
}

/** Given in turn. */
const REASONS: readonly Reason[] = [
  { kind: "usesPantry", food: "tofu", grams: 300, ofGrams: 304, useByDay: 4 },
  { kind: "aim", nutrient: "fiberGrams", amount: 27, dayAmount: 39, aim: 30 },
  { kind: "boughtAnyway", foods: 5, ofFoods: 7 },
  { kind: "sharesFood", food: "parsley", with: 5 },
  { kind: "quick", activeMinutes: 10 },
  { kind: "leftovers", of: 10 },
  { kind: "favourite" },
];

const SOLVERS: { readonly [Kind in WeekTaskKind]: (input: WeekTasks[Kind]["input"]) => WeekTasks[Kind]["result"] } = {
  fill(problem) {
    const { slots, seed, portions } = problem;
    const meals = slots.map(({ state, fixed, not = [] }, slot) => {
      if (state !== "open") return { meal: fixed };
      const dishes = dishesFor(problem, slot).filter(({ recipeId }) => !not.includes(recipeId));
      const { recipeId } = dishes[(seed + dayOfSlot(slot)) % dishes.length] ?? {};
      return { meal: recipeId === undefined ? undefined : { recipeId, portions }, isMissing: recipeId === undefined };
    });
    if (meals.some(({ isMissing }) => isMissing)) return undefined;
    let suggested = 0;
    const reasons = slots.map(({ state, isSuggested }) => {
      if (state !== "open" && !isSuggested) return [];
      const first = suggested++ % REASONS.length;
      return REASONS.slice(first, first + 2);
    });
    return {
      kind: "filled",
      meals: meals.map(({ meal }) => meal),
      cost: 0,
      reasons,
      figures: {
        foodsToBuy: suggested * 2,
        perishableFoodsToBuy: suggested,
        packsLeftOver: 25,
        activeMinutes: suggested * 15,
        daysOutsideAims: [0, 1, 0, 0, 2, 0, 0],
      },
    };
  },
  explain: ({ problem }) => ({
    kind: "impossible",
    conflicts: [
      {
        slots: problem.slots.flatMap(({ state }, slot) =>
          state === "open" && dishesFor(problem, slot).length === 0 ? slot : [],
        ),
        rules: ["activeMinutes"],
        relaxations: [{ rule: "activeMinutes", to: 10, dishes: 1 }],
      },
    ],
  }),
  alternatives: ({ problem, meals, slot }) =>
    dishesFor(problem, slot)
      .filter(({ recipeId }) => recipeId !== meals[slot]?.recipeId && !problem.slots[slot]?.not?.includes(recipeId))
      .slice(0, 3)
      .map(({ recipeId }, place) => ({
        recipeId,
        foodsToBuy: place + 1,
        activeMinutes: place * 10,
        proteinGrams: place === 1 ? 4 : -6,
        kcal: 40,
        cost: 0,
      })),
};

/** Suggests a meal's dishes in turn, with the same reasons and figures in every story: the search is proved in `core`. */
export function storyWeekPlanner({ isBusy = false }: StoryWeekSearch): WeekPlanner {
  return {
    async run<Kind extends WeekTaskKind>({ kind, input }: WeekTask<Kind>): Promise<WeekTasks[Kind]["result"]> {
      if (isBusy) throw new DomainError("search_unavailable", "Too many people search");
      return SOLVERS[kind](input);
    },
  };
}

function dishesFor({ dishes, slots }: WeekProblem, slot: SlotNumber): WeekDish[] {
  const { activeMinutesMax = Infinity } = slots[slot] ?? {};
  return dishes
    .filter(({ meals, activeMinutes }) => meals.includes(mealTimeOfSlot(slot)) && activeMinutes <= activeMinutesMax)
    .toSorted((a, b) => a.recipeId.localeCompare(b.recipeId));
}
