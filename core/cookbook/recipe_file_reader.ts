import type { ImportedRecipe } from "./written_recipe.ts";

/** One recipe of a file, or why it cannot be imported, for the cook. */
export type RecipeOfFile =
  | { readonly ok: ImportedRecipe }
  | {
      readonly rejected: string;
      readonly isTooLarge?: true;
      /** The file in the file. Absent if it is about the whole. */
      readonly name?: string;
    };

/** Reads the files of other programs. */
export interface RecipeFileReader {
  /**
   * Calls `onRecipes` with the recipes of the file, some at a time, and waits for it before it reads on. At most 2,000.
   *
   * @param file of which the reader may use up the bytes
   * @throws {DomainError} `file_not_read` if reading takes too long, `import_too_large` if it takes too much memory,
   *   `import_unavailable` if too many files wait
   */
  read(
    file: { readonly bytes: Uint8Array; readonly name: string },
    onRecipes: (recipes: readonly RecipeOfFile[]) => Promise<void>,
  ): Promise<void>;
}
