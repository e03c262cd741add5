import {
  fillWeek,
  RandomIntegers,
  type WeekMeals,
  type WeekProblem,
  weekCost,
  weekFigures,
} from "../../core/week_plan/mod.ts";
import { aimDistances } from "./aim_distance.ts";
import { findBrokenRules } from "./check_week.ts";
import { randomWeek } from "./random_week.ts";

/** How good a week is. */
export interface WeekQuality {
  readonly foodsToBuy: number;
  readonly perishableFoodsToBuy: number;
  readonly packsLeftOver: number;
  /** Mean distance from all aims, and from the aim of energy alone, as shares; undefined without aims. */
  readonly fromAims: number | undefined;
  readonly fromEnergyAim: number | undefined;
  /** In micro-points. */
  readonly cost: number;
}

/** The measurements of one problem. */
export interface MeasuredWeek {
  /** Duration of the search and the reasons. */
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Undefined if no week was found. */
  readonly filled: WeekQuality | undefined;
  /** Cost of a random week; undefined if none was found. */
  readonly random: WeekQuality | undefined;
  /** The checker's findings, in words. */
  readonly broken: readonly string[];
}

/** Fills a week and compares it with one at random. */
export function measureWeek(problem: WeekProblem): MeasuredWeek {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const week = fillWeek(problem);
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const random = randomWeek(problem, new RandomIntegers(problem.seed + 1));
  return {
    cpuMs: (user + system) / 1_000,
    wallMs,
    filled: week && qualityOf(problem, week.meals),
    random: random && qualityOf(problem, random),
    broken: week ? findBrokenRules(problem, week.meals) : [],
  };
}

function qualityOf(problem: WeekProblem, meals: WeekMeals): WeekQuality {
  const { foodsToBuy, perishableFoodsToBuy, packsLeftOver } = weekFigures({ problem, meals });
  const distances = aimDistances(problem, meals);
  return {
    foodsToBuy,
    perishableFoodsToBuy,
    packsLeftOver,
    fromAims: mean(distances.map(({ share }) => share)),
    fromEnergyAim: mean(distances.flatMap(({ nutrient, share }) => (nutrient === "kcal" ? [share] : []))),
    cost: weekCost({ problem, meals }),
  };
}

/** Undefined of no values. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
