import type { UserId } from "../account/mod.ts";
import type { OpinionStore } from "./opinion_store.ts";
import type { PersonalRecipe } from "./personal_recipes.ts";

/** How many favourites are listed at once where nobody says. */
export const FAVOURITES_PAGE_SIZE = 60;

/** Most favourites that are listed at once. */
export const FAVOURITES_PAGE_MAX = 120;

export interface ListFavouritesInput {
  readonly userId: UserId;
  /** `next` of the page before; the first page where absent. */
  readonly before?: number | undefined;
  /** At most {@linkcode FAVOURITES_PAGE_MAX}; {@linkcode FAVOURITES_PAGE_SIZE} where absent. */
  readonly limit?: number | undefined;
}

/** A page of a person's favourites. */
export interface FavouritesPage {
  readonly recipes: readonly PersonalRecipe[];
  /** Where the next page begins; absent on the last one. */
  readonly next: number | undefined;
}

/** A person's favourites, the last kept first. */
export async function listFavourites(
  ports: { opinions: Pick<OpinionStore, "listFavourites"> },
  { userId, before, limit = FAVOURITES_PAGE_SIZE }: ListFavouritesInput,
): Promise<FavouritesPage> {
  const size = Math.min(limit, FAVOURITES_PAGE_MAX);
  // One more than is shown says whether there is a next page.
  const kept = await ports.opinions.listFavourites(userId, { before, limit: size + 1 });
  const recipes = kept.slice(0, size);
  return { recipes, next: kept.length > size ? recipes.at(-1)?.place : undefined };
}
