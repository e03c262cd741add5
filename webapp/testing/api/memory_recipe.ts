import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { UserId } from "../../../core/account/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** Opinions and links from before a story begins. */
export interface MemoryOpinions {
  /** Maya's, the first added first. */
  readonly favourites?: readonly RecipeId[];
  /** Stars that others have given. */
  readonly ratings?: Readonly<Record<RecipeId, readonly number[]>>;
  /** Recipes with a secret link, each with that link: "link-1". */
  readonly links?: Readonly<Record<RecipeId, string>>;
}

export async function seedOpinions(
  { opinions, recipes }: MemoryStores,
  { favourites = [], ratings = {}, links = {} }: MemoryOpinions,
): Promise<void> {
  for (const [id, link] of Object.entries(links)) recipes.setLink(id, link);
  for (const id of favourites) await opinions.addFavourite(maya.id, id);
  for (const [id, given] of Object.entries(ratings)) {
    for (const [index, stars] of given.entries()) await opinions.rate((2000 + index) as UserId, id, { stars });
  }
}
