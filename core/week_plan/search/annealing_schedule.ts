import type { RandomIntegers } from "./random_integers.ts";
import { POINT } from "./week_costs.ts";

// Casts of indexed values are sound: every index is within its table.

// Numbers of one kind only (64-bit floating point) with +, −, × and ÷, which every platform computes alike. Math.exp may differ.

const START = 1.2 * POINT;
/** (0.08 ÷ 1.2) to the power of 1 ÷ 300: after all stages the temperature is 0.08 points. */
const COOLING = 0.991013785548521;
const STAGES = 300;

const STEPS_PER_UNIT = 64;
/** e to the power of −1 ÷ 64. */
const STEP = 0.984496437005408;
/** Below e^−16 nothing is accepted. */
const UNITS = 16;
const TWO_TO_32 = 4_294_967_296;

/** e^(−k ÷ 64) for each k, as a 32-bit integer. */
const ACCEPTANCE = acceptanceTable();

function acceptanceTable(): Float64Array {
  const table = new Float64Array(STEPS_PER_UNIT * UNITS);
  let value = 1;
  for (let k = 0; k < table.length; k++, value *= STEP) table[k] = Math.floor(value * TWO_TO_32);
  return table;
}

/** Decides which worse weeks the search goes on from: fewer and fewer, by a temperature that falls geometrically. */
export class AnnealingSchedule {
  readonly #moves: number;
  readonly #random: RandomIntegers;
  #stage = 0;
  #temperature = START;

  constructor(moves: number, random: RandomIntegers) {
    this.#moves = moves;
    this.#random = random;
  }

  /** Call it before each move, with its number from 0. */
  cool(move: number): void {
    const stage = Math.floor((move * STAGES) / this.#moves);
    for (; this.#stage < stage; this.#stage++) this.#temperature *= COOLING;
  }

  /** @param change of the cost, in micro-points. */
  accepts(change: number): boolean {
    if (change <= 0) return true;
    const k = Math.floor((change * STEPS_PER_UNIT) / this.#temperature);
    return k < ACCEPTANCE.length && this.#random.next() < (ACCEPTANCE[k] as number);
  }
}
