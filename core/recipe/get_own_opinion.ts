import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { Opinion } from "./opinion.ts";
import type { OpinionStore } from "./opinion_store.ts";
import type { RecipeId } from "./recipe.ts";

/**
 * A person's own rating and favourite mark of a recipe.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getOwnOpinion(
  ports: { opinions: Pick<OpinionStore, "find"> },
  input: { userId: UserId; recipeId: RecipeId },
): Promise<Opinion> {
  const opinion = await ports.opinions.find(input.userId, input.recipeId);
  if (!opinion) throw new DomainError("recipe_not_found", "Recipe not found", { field: "id" });
  return opinion;
}
