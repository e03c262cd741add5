import type { ListImportResultsReply, RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";

export type { ListImportResultsReply, RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";

/** What the screens need of imports of files. Over HTTP in the product, from memory in stories and tests. */
export interface RecipeImportsApi {
  /** The last ten, the newest first. */
  list(options: { signal: AbortSignal }): Promise<readonly RecipeImportWire[]>;

  /** @throws {ApiError} `import_running` while one is not finished, `file_not_read` */
  start(file: File, options: { onProgress?: ((share: number) => void) | undefined }): Promise<RecipeImportWire>;

  /** Pauses or resumes an import. */
  change(id: string, state: "running" | "paused"): Promise<RecipeImportWire>;

  /** Ends an import, and removes the recipes that it made and that were not changed since. */
  undo(id: string): Promise<RecipeImportWire>;

  /** What became of each recipe of the file, in its order; a page of them. */
  listResults(
    id: string,
    options: { after?: string | undefined; signal: AbortSignal },
  ): Promise<ListImportResultsReply>;
}
