/** How well a result answers: 3 exactly, 2 good, 1 acceptable, 0 not at all. */
export type Grade = 0 | 1 | 2 | 3;

/** How one answer scored. */
export interface Score {
  /** Whether one of the best that there is came among the first three. */
  readonly success: boolean;
  /** Normalised discounted cumulative gain of the first ten, 0 to 1. */
  readonly ndcg: number;
}

const SUCCESS_DEPTH = 3;
const NDCG_DEPTH = 10;

/**
 * Discounted cumulative gain of the first ten: a result of grade g at place i (from 1) gains (2^g - 1) / log2(i + 1).
 *
 * @param grades of the results, in their order
 */
export function dcgAt10(grades: readonly Grade[]): number {
  return grades
    .slice(0, NDCG_DEPTH)
    .reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/**
 * Scores an answer by what was judged. A recipe that comes twice gains once.
 *
 * @param results ids, best first
 * @param judged the grade of every recipe that is worth something; all others are 0
 */
export function score(results: readonly string[], judged: ReadonlyMap<string, Grade>): Score {
  const ideal = idealOf(judged);
  const best = ideal[0] ?? 0;
  if (best === 0) throw new Error("Cannot score an answer to which nothing is judged good");
  const grades = gradesOf(results, judged);
  return { success: grades.slice(0, SUCCESS_DEPTH).includes(best), ndcg: dcgAt10(grades) / dcgAt10(ideal) };
}

/**
 * Scores an answer to what nobody has: nothing at all is perfect, and so is something near. What was judged good is
 * near, not owed: three near ones are as good as ten.
 *
 * @param judged what is near; none where nothing is
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

/** The mean of many scores: a share of successes and a mean nDCG. Not a number where there are none. */
export function meanOf(scores: readonly Score[]): { success: number; ndcg: number } {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return { success: mean(scores.map(({ success }) => Number(success))), ndcg: mean(scores.map(({ ndcg }) => ndcg)) };
}
