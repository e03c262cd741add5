import type { UserId } from "../account/mod.ts";
import type { OpinionStore } from "./opinion_store.ts";
import type { PersonalRecipe } from "./personal_recipes.ts";

/** Default number of favourites on a page. */
export const FAVOURITES_PAGE_SIZE = 60;

/** Most favourites on a page. */
export const FAVOURITES_PAGE_MAX = 120;

export interface ListFavouritesInput {
  readonly userId: UserId;
  /** `next` of the previous page; the first page if absent. */
  readonly before?: number | undefined;
  /** At most {@linkcode FAVOURITES_PAGE_MAX}; default {@linkcode FAVOURITES_PAGE_SIZE}. */
  readonly limit?: number | undefined;
}

/** A page of a person's favourites. */
export interface FavouritesPage {
  readonly recipes: readonly PersonalRecipe[];
  /** Where the next page begins; absent on the last page. */
  readonly next: number | undefined;
}

/** A person's favourites, the last added first. */
export async function listFavourites(
  ports: { opinions: Pick<OpinionStore, "listFavourites"> },
  { userId, before, limit = FAVOURITES_PAGE_SIZE }: ListFavouritesInput,
): Promise<FavouritesPage> {
  const size = Math.min(limit, FAVOURITES_PAGE_MAX);
  // One more than is returned, to know whether there is a next page.
  const found = await ports.opinions.listFavourites(userId, { before, limit: size + 1 });
  const recipes = found.slice(0, size);
  return { recipes, next: found.length > size ? recipes.at(-1)?.place : undefined };
}
