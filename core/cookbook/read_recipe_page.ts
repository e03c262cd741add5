import type { UserId } from "../account/mod.ts";
import { alikeOf } from "./alike_recipe.ts";
import type { AlikeRecipe, OwnRecipeStore } from "./own_recipe_store.ts";
import { knownFoods, type ReadRecipePorts } from "./own_recipes.ts";
import type { PageFetcher } from "./page_fetcher.ts";
import type { RecipePageReader } from "./recipe_page_reader.ts";
import { withStorableTexts } from "./storable.ts";
import type { ImportedRecipe } from "./written_recipe.ts";

const DUPLICATES_MAX = 5;

export interface ReadRecipePagePorts extends ReadRecipePorts {
  readonly pageFetcher: Pick<PageFetcher, "fetchPage">;
  readonly pageReader: RecipePageReader;
  readonly ownRecipes: Pick<OwnRecipeStore, "findAlike">;
}

/** The page's address, or its text. */
export type ReadRecipePageInput = { readonly userId: UserId } & ({ readonly url: string } | { readonly text: string });

export interface ReadRecipePage {
  readonly imported: ImportedRecipe;
  /** The person's recipes from this address, or with the same name and foods. At most five. */
  readonly duplicates: readonly AlikeRecipe[];
}

/**
 * The recipe of a web page, or of its text. Stores nothing.
 *
 * @throws {PageNotFetched}
 * @throws {NoRecipeFound}
 */
export async function readRecipePage(
  { pageFetcher, pageReader, ownRecipes, ...reading }: ReadRecipePagePorts,
  { userId, ...page }: ReadRecipePageInput,
): Promise<ReadRecipePage> {
  const read = await pageReader.read("url" in page ? await pageFetcher.fetchPage(page.url) : page);
  const imported = { ...read, recipe: withStorableTexts(read.recipe) };
  const alike = alikeOf(imported.recipe, await knownFoods(reading));
  return { imported, duplicates: await ownRecipes.findAlike(userId, alike, { limit: DUPLICATES_MAX }) };
}
