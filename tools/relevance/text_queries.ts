import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Grade, type Score, score, scoreNear } from "./metrics.ts";
import { gradesSchema, type JudgedCatalogue, recipeRuleSchema, recipesOf, resolveGrades } from "./recipe_rule.ts";

/** Kinds of queries. */
export const QUERY_KINDS = [
  "name",
  "typing",
  "misspelled",
  "dialect",
  "food",
  "words",
  "diet",
  "time",
  "cuisine",
  "occasion",
  "intent",
  "sentence",
  "trap",
  "without",
  "absent",
] as const;

const textQuerySchema = z.strictObject({
  kind: z.enum(QUERY_KINDS),
  query: z.string().min(1).max(100),
  nearOnly: z
    .literal(true)
    .optional()
    .describe("The catalogue lacks it: graded recipes are similar, and no result is as good."),
  constraint: recipeRuleSchema
    .optional()
    .describe(
      "What every result has to be: no dish with gluten for a person who asks for none. Others are broken constraints.",
    ),
  grades: gradesSchema,
});

export type TextQuery = z.output<typeof textQuerySchema>;

/** A query with the grade of every suitable recipe. */
export interface JudgedQuery extends Omit<TextQuery, "grades" | "constraint"> {
  readonly judged: ReadonlyMap<string, Grade>;
  /** The recipes that satisfy the query's constraint; undefined if it has none. */
  readonly allowed: ReadonlySet<string> | undefined;
}

/**
 * Reads the judged queries.
 *
 * @param file default `text_queries.json`
 * @throws {Error} naming everything that is not in the catalogue
 */
export async function readTextQueries(
  catalogue: JudgedCatalogue,
  file: "text_queries.json" | "weak_queries.json" = "text_queries.json",
): Promise<JudgedQuery[]> {
  const json: unknown = JSON.parse(await readFile(join(import.meta.dirname, file), "utf8"));
  const faults: string[] = [];
  const queries = z
    .array(textQuerySchema)
    .parse(json)
    .map(({ grades, constraint, ...query }) => {
      const options = { ...catalogue, onFault: (fault: string) => faults.push(`"${query.query}": ${fault}`) };
      const judged = resolveGrades(grades, options);
      const allowed = constraint && new Set(recipesOf(constraint, options));
      if (judged.size === 0 && query.kind !== "absent") faults.push(`"${query.query}": nothing is judged good`);
      return { ...query, judged, allowed };
    });
  if (faults.length > 0) throw new Error(`The judged queries don't fit the catalogue:\n${faults.join("\n")}`);
  return queries;
}

/** Scores the results. */
export function scoreQuery({ judged, kind, nearOnly }: JudgedQuery, results: readonly string[]): Score {
  return kind === "absent" || nearOnly === true ? scoreNear(results, judged) : score(results, judged);
}
