import { mean } from "../measure/percentile.ts";

/** Grade of a result: 3 exact, 2 good, 1 acceptable, 0 wrong. */
export type Grade = 0 | 1 | 2 | 3;

/** The score of one reply. */
export interface Score {
  /** Whether a recipe of the best given grade is among the first three. */
  readonly success: boolean;
  /** Normalised discounted cumulative gain of the first ten, 0 to 1. */
  readonly ndcg: number;
}

const SUCCESS_DEPTH = 3;
const NDCG_DEPTH = 10;

/**
 * Discounted cumulative gain of the first ten: a result of grade g at position i (from 1) gains (2^g - 1) / log2(i + 1).
 *
 * @param grades of the results, in their order
 */
export function dcgAt10(grades: readonly Grade[]): number {
  return grades
    .slice(0, NDCG_DEPTH)
    .reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/**
 * Scores a reply. A recipe that occurs twice gains once.
 *
 * @param results ids, best first
 * @param judged grades by recipe; all others are 0
 */
export function score(results: readonly string[], judged: ReadonlyMap<string, Grade>): Score {
  const ideal = idealOf(judged);
  const best = ideal[0] ?? 0;
  if (best === 0) throw new Error("Cannot score an answer to which nothing is judged good");
  const grades = gradesOf(results, judged);
  return { success: grades.slice(0, SUCCESS_DEPTH).includes(best), ndcg: dcgAt10(grades) / dcgAt10(ideal) };
}

/**
 * Scores a reply to a query for something that the catalogue lacks. An empty reply is perfect, and so are only similar
 * recipes: three of them are as good as ten.
 *
 * @param judged grades of similar recipes; empty if there are none
 */
export function scoreNear(results: readonly string[], judged: ReadonlyMap<string, Grade>): Score {
  if (results.length === 0) return { success: true, ndcg: 1 };
  const grades = gradesOf(results, judged);
  const ideal = dcgAt10(idealOf(judged).slice(0, results.length));
  return {
    success: grades.slice(0, SUCCESS_DEPTH).some((grade) => grade > 0),
    ndcg: ideal === 0 ? 0 : dcgAt10(grades) / ideal,
  };
}

function gradesOf(results: readonly string[], judged: ReadonlyMap<string, Grade>): Grade[] {
  return results.map((id, index) => (results.indexOf(id) === index ? (judged.get(id) ?? 0) : 0));
}

function idealOf(judged: ReadonlyMap<string, Grade>): Grade[] {
  return [...judged.values()].sort((a, b) => b - a);
}

/** The share of successes and the mean nDCG. NaN without scores. */
export function meanOf(scores: readonly Score[]): { success: number; ndcg: number } {
  return { success: mean(scores.map(({ success }) => Number(success))), ndcg: mean(scores.map(({ ndcg }) => ndcg)) };
}
