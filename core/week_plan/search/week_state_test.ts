import * as fc from "fast-check";
import { expect, it } from "vitest";
import { randomWeekProblem } from "../testing/random_week_problem.ts";
import { RandomIntegers } from "./random_integers.ts";
import { COST_TERMS } from "./week_costs.ts";
import { buildWeekModel } from "./week_model.ts";
import { WeekMoves } from "./week_moves.ts";
import { WeekState } from "./week_state.ts";

const SMALL = { dishes: 40, foods: 30 };

function termsOf(state: WeekState): Record<string, number> {
  return Object.fromEntries([...COST_TERMS.map((term) => [term, state.term(term)] as const), ["total", state.total]]);
}

it("costs after any moves, some undone, what the same week costs if it is counted anew", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 120 }),
      (seed, isUndone) => {
        const model = buildWeekModel(randomWeekProblem(seed, SMALL));
        const state = new WeekState(model);
        const moves = new WeekMoves(state, new RandomIntegers(seed));
        for (const undo of isUndone) {
          state.mark();
          const before = termsOf(state);
          moves.change();
          if (!undo) continue;
          state.undo();
          expect(termsOf(state)).toEqual(before);
        }
        const anew = new WeekState(model);
        anew.load(state.meals());
        expect(anew.meals()).toEqual(state.meals());
        expect(termsOf(state)).toEqual(termsOf(anew));
      },
    ),
    { numRuns: 60 },
  );
});

it("costs the sum of its terms, in whole micro-points", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
      const state = new WeekState(buildWeekModel(randomWeekProblem(seed, SMALL)));
      const moves = new WeekMoves(state, new RandomIntegers(seed));
      for (let i = 0; i < 60; i++) {
        state.mark();
        moves.change();
      }
      const terms = COST_TERMS.map((term) => state.term(term));
      expect(terms.every(Number.isSafeInteger)).toBe(true);
      expect(state.total).toBe(terms.reduce((sum, term) => sum + term, 0));
    }),
    { numRuns: 30 },
  );
});
