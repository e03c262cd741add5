import { DomainError } from "../shared/mod.ts";
import type { ImportedRecipe } from "./written_recipe.ts";

/** A text in which no recipe was found. The message says so, for a cook. */
export class NoRecipeFound extends DomainError {
  constructor(message: string) {
    super("no_recipe_found", message, { field: "text" });
  }
}

/** A page, as it was fetched or saved, or a text that was pasted. */
export interface RecipePage {
  /** HTML or plain text, at most 5 MB. */
  readonly text: string;
  /** Where the page is, after all redirects; absent if that is not known. */
  readonly url?: string | undefined;
}

/** Reads the recipe of a page that people read. */
export interface RecipePageReader {
  /**
   * The main recipe of the page, as plain text without markup.
   *
   * @throws {NoRecipeFound} also if the text is too long
   */
  read(page: RecipePage): ImportedRecipe | Promise<ImportedRecipe>;
}
