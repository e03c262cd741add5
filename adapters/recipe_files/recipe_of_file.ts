import type { ImportedRecipe } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";

/** One recipe of a file, or why it cannot be imported, for the cook. */
export type RecipeOfFile =
  | { readonly ok: ImportedRecipe }
  | {
      readonly rejected: string;
      /** The file in the file. Absent if it is about the whole. */
      readonly name?: string;
    };

/** @param name of the file in the file */
export function attempt(read: () => ImportedRecipe, name?: string): RecipeOfFile {
  try {
    return { ok: read() };
  } catch (error) {
    return { ...rejection(error), ...(name !== undefined && { name }) };
  }
}

/** @throws errors that the file did not cause */
export function rejection(error: unknown): { rejected: string } {
  if (error instanceof RecipeFileRejected) return { rejected: error.message };
  throw error;
}
