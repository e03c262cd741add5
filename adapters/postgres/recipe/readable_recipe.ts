/** SQL: the people of `:reader`'s household. */
export const HOUSEMATES = `SELECT housemate.user_id FROM household_member AS housemate
  WHERE housemate.household_id = (SELECT household_id FROM household_member WHERE user_id = :reader)`;

/** SQL: whether a visible post of the owner publishes a row of `stored_recipe`. */
export const PUBLISHED = `EXISTS (SELECT FROM post
  WHERE post.recipe_id = stored_recipe.id AND post.user_id = stored_recipe.owner_id AND post.hidden_at IS NULL)`;

/**
 * SQL: whether the person `:reader` (null for a stranger) may read a row of `stored_recipe`. All may read the catalogue, and
 * an own recipe that its owner has posted. The view `recipe` has only the catalogue and needs no such condition.
 */
export const READABLE = `(
  stored_recipe.owner_id IS NULL OR ${readableOwn("stored_recipe.owner_id", "stored_recipe.is_shared")}
  OR ${PUBLISHED})`;

/** SQL: whether `:reader` wrote an own recipe, or their household shares it. */
export function readableOwn(ownerId: string, isShared: string): string {
  return `(${ownerId} = :reader OR (${isShared} AND ${ownerId} IN (${HOUSEMATES})))`;
}
