import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Grade } from "./metrics.ts";
import { gradesSchema, type JudgedCatalogue, resolveGrades } from "./recipe_rule.ts";

const pantrySchema = z.strictObject({
  have: z.array(z.string().min(1).max(64)).min(3).max(25).describe("In a cook's words."),
  unknown: z.array(z.string()).optional().describe("Those that are not food."),
  grades: gradesSchema,
});

/** Foods at hand, with the grade of every suitable recipe. */
export interface JudgedPantry extends Omit<z.output<typeof pantrySchema>, "grades"> {
  readonly judged: ReadonlyMap<string, Grade>;
}

/** The name of a pantry: all its foods. */
export function pantryName({ have }: Pick<JudgedPantry, "have">): string {
  return have.join(", ");
}

/**
 * Reads the judged pantries.
 *
 * @param file default `pantries.json`
 * @throws {Error} naming everything that is not in the catalogue
 */
export async function readPantries(
  catalogue: JudgedCatalogue,
  file: "pantries.json" | "weak_pantries.json" = "pantries.json",
): Promise<JudgedPantry[]> {
  const json: unknown = JSON.parse(await readFile(join(import.meta.dirname, file), "utf8"));
  const faults: string[] = [];
  const pantries = z
    .array(pantrySchema)
    .parse(json)
    .map(({ grades, ...pantry }) => {
      const onFault = (fault: string) => faults.push(`"${pantryName(pantry)}": ${fault}`);
      const judged = resolveGrades(grades, { ...catalogue, onFault });
      if (judged.size === 0) onFault("nothing is judged good");
      return { ...pantry, judged };
    });
  if (faults.length > 0) throw new Error(`The judged pantries don't fit the catalogue:\n${faults.join("\n")}`);
  return pantries;
}
