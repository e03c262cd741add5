import { AnnealingSchedule } from "./annealing_schedule.ts";
import { fillGreedily, improveGreedily } from "./fill_greedily.ts";
import type { FilledWeek } from "./filled_week.ts";
import { RandomIntegers } from "./random_integers.ts";
import { figuresOf, stateOfWeek } from "./week_figures.ts";
import { buildWeekModel } from "./week_model.ts";
import { WeekMoves } from "./week_moves.ts";
import type { WeekMeals, WeekProblem, WeekSlot } from "./week_problem.ts";
import { weekReasons } from "./week_reasons.ts";
import { WeekState } from "./week_state.ts";

/** Options of a search. */
export interface SearchOptions {
  /** Moves of the annealing; 150,000 by default. */
  readonly moves?: number | undefined;
}

/** Moves of a search if nothing else is said: half a second. */
export const SEARCH_MOVES = 150_000;
const IMPROVEMENTS_MAX = 3;

/**
 * Fills the open slots of a week: greedily, then by simulated annealing with a fixed number of moves. It reads no clock and
 * uses only arithmetic that is the same everywhere, so that the same problem has the same week on every platform.
 *
 * @returns undefined if no week satisfies every rule.
 * @throws Error if the problem names a food or a dish that it does not contain.
 */
export function fillWeek(problem: WeekProblem, options: SearchOptions = {}): FilledWeek | undefined {
  const state = searchWeek(problem, options);
  if (!state.isValid) return undefined;
  return {
    kind: "filled",
    meals: state.meals(),
    cost: state.total,
    reasons: weekReasons(withSuggestedOpen(state)),
    figures: figuresOf(state),
  };
}

/** The week with its locked suggestions as open slots, so that they are compared with other dishes for those slots, too. */
function withSuggestedOpen(state: WeekState): WeekState {
  const { problem } = state.model;
  if (!problem.slots.some(({ isSuggested }) => isSuggested)) return state;
  const slots = problem.slots.map((slot): WeekSlot => (slot.isSuggested ? { ...slot, state: "open" } : slot));
  return stateOfWeek({ problem: { ...problem, slots }, meals: state.meals() });
}

/** The cheapest week that the search finds, as a state that can be priced. It may break rules. */
export function searchWeek(problem: WeekProblem, { moves = SEARCH_MOVES }: SearchOptions = {}): WeekState {
  const state = new WeekState(buildWeekModel(problem));
  if (state.model.openSlots.length === 0) return state;
  fillGreedily(state);
  state.load(anneal(state, { moves, seed: problem.seed }));
  for (let round = 0; round < IMPROVEMENTS_MAX && improveGreedily(state); round++);
  return state;
}

/** The cheapest week on the way. */
function anneal(state: WeekState, { moves, seed }: { readonly moves: number; readonly seed: number }): WeekMeals {
  const random = new RandomIntegers(seed);
  const candidates = new WeekMoves(state, random);
  const schedule = new AnnealingSchedule(moves, random);
  let best = state.meals();
  let least = state.total;
  for (let move = 0; move < moves; move++) {
    schedule.cool(move);
    state.mark();
    const before = state.total;
    if (!candidates.change()) continue;
    if (!schedule.accepts(state.total - before)) {
      state.undo();
    } else if (state.total < least) {
      least = state.total;
      best = state.meals();
    }
  }
  return best;
}
