import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { RecipeId } from "./recipe.ts";
import type { RecipePage, RecipePages } from "./recipe_pages.ts";

/** Prefix of the id of a recipe that is read by its secret link. No recipe of the catalogue has such an id. */
export const LINK_PREFIX = "link-";

/**
 * A whole recipe with its rating, if the person may read it, or by its secret link.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getRecipe(
  ports: {
    readonly pages: Pick<RecipePages, "find" | "findByLink">;
    /** Hashes a link's secret; without it no link is followed. */
    readonly hashLink?: (secret: string) => string;
  },
  { id, userId }: { id: RecipeId; userId?: UserId | undefined },
): Promise<RecipePage> {
  const isLink = ports.hashLink !== undefined && id.startsWith(LINK_PREFIX);
  const page = isLink ? await ports.pages.findByLink(ports.hashLink(id)) : await ports.pages.find(id, userId);
  if (!page) throw new DomainError("recipe_not_found", "Recipe not found", { field: "id" });
  return page;
}
