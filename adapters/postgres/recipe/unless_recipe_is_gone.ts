import { DomainError } from "../../../core/shared/mod.ts";

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Waits for a write that refers to a recipe, which its owner may delete at the same moment.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function unlessRecipeIsGone<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isRecipeGone(error)) throw error;
    throw new DomainError("recipe_not_found", "This recipe has just been deleted", { cause: error });
  }
}

function isRecipeGone(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === FOREIGN_KEY_VIOLATION && String(error.constraint).endsWith("_recipe_id_fkey");
}
