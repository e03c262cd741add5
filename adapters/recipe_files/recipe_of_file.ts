import type { ImportedRecipe, RecipeOfFile } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected, RecipeFileTooLarge } from "./bounded_zip.ts";

/** @param name of the file in the file */
export function attempt(read: () => ImportedRecipe, name?: string): RecipeOfFile {
  try {
    return { ok: read() };
  } catch (error) {
    return { ...rejection(error), ...(name !== undefined && { name }) };
  }
}

/** @throws errors that the file did not cause */
export function rejection(error: unknown): Extract<RecipeOfFile, { rejected: string }> {
  if (!(error instanceof RecipeFileRejected)) throw error;
  return { rejected: error.message, ...(error instanceof RecipeFileTooLarge && { isTooLarge: true }) };
}
