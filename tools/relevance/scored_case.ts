import { markdownTable } from "../measure/markdown_table.ts";
import { type Grade, meanOf, type Score } from "./metrics.ts";

/** A scored case of a judged set. */
export interface ScoredCase {
  /** The query, the pantry's foods, or the person. */
  readonly name: string;
  readonly kind: string;
  readonly heldOut: boolean;
  readonly score: Score;
  /** Results that break the query, such as a dish with gluten; absent if nothing can be broken. */
  readonly broken?: readonly string[];
  /** The first ten results: the recipe, its grade, and the product's remark. */
  readonly results: readonly { readonly id: string; readonly grade: Grade; readonly remark?: string | undefined }[];
  /** The ten best expected recipes, best first. */
  readonly expected: readonly { readonly id: string; readonly grade: Grade }[];
  /** The product's remark on the whole reply. */
  readonly remarks: readonly string[];
}

/** Input of a scored case. */
export interface Answer {
  readonly recipes: readonly { readonly id: string; readonly remark?: string | undefined }[];
  readonly remarks?: readonly string[];
}

/** Compares a reply with the expected recipes. */
export function scoredCase(
  about: Pick<ScoredCase, "name" | "kind" | "heldOut" | "score" | "broken">,
  { answer, judged }: { answer: Answer; judged: ReadonlyMap<string, Grade> },
): ScoredCase {
  return {
    ...about,
    results: answer.recipes.slice(0, 10).map(({ id, remark }) => ({ id, grade: judged.get(id) ?? 0, remark })),
    expected: [...judged]
      .map(([id, grade]) => ({ id, grade }))
      .sort((a, b) => b.grade - a.grade)
      .slice(0, 10),
    remarks: answer.remarks ?? [],
  };
}

/** The worst cases by nDCG, failures first among equals, without perfect ones. */
export function worstOf(cases: readonly ScoredCase[], { count }: { count: number }): ScoredCase[] {
  return [...cases]
    .filter(({ score }) => score.ndcg < 1 || !score.success)
    .sort((a, b) => a.score.ndcg - b.score.ndcg || Number(a.score.success) - Number(b.score.success))
    .slice(0, count);
}

/** The scores of a set as rows of a Markdown table: tuning, held out, then by kind. */
export function figuresTable(set: string, cases: readonly ScoredCase[]): string {
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  const rows = [
    { name: "all", of: cases },
    { name: "tuning", of: cases.filter(({ heldOut }) => !heldOut) },
    { name: "held out", of: cases.filter(({ heldOut }) => heldOut) },
    ...(kinds.length > 1 ? kinds.map((name) => ({ name, of: cases.filter(({ kind }) => kind === name) })) : []),
  ];
  const cells = rows.map(({ name, of }) => {
    const { success, ndcg } = meanOf(of.map(({ score }) => score));
    return [name, String(of.length), success.toFixed(3), ndcg.toFixed(3)];
  });
  return markdownTable([set, "cases", "success@3", "nDCG@10"], cells);
}

/** How many results break the query, and in which cases. */
export function brokenConstraints(cases: readonly ScoredCase[]): string {
  const broken = cases.flatMap(({ name, broken: ids = [] }) =>
    ids.length > 0 ? [`"${name}": ${ids.join(", ")}`] : [],
  );
  const count = cases.reduce((sum, { broken: ids = [] }) => sum + ids.length, 0);
  return [`Broken constraints: ${count}`, ...broken.map((line) => `     ${line}`)].join("\n");
}

/** A bad case in a few lines: the results with their grades, and the expected recipes. */
export function explainCase({ name, kind, score, results, expected, remarks }: ScoredCase): string {
  const missed = expected.filter(({ id }) => !results.some((one) => one.id === id));
  return [
    `${score.ndcg.toFixed(2)} ${score.success ? " " : "✗"} "${name}" (${kind})${remarks.length > 0 ? `: ${remarks.join("; ")}` : ""}`,
    `     results   ${results.map(({ id, grade, remark }) => `${grade} ${id}${remark ? ` [${remark}]` : ""}`).join(", ") || "nothing"}`,
    `     not there ${missed.map(({ id, grade }) => `${grade} ${id}`).join(", ") || "none of the best ten"}`,
  ].join("\n");
}
