import type { z } from "zod";
import type { getWrittenRecipe } from "../../../wire/cookbook/export_recipe.ts";
import type {
  addOwnRecipe,
  changeOwnRecipe,
  ListOwnRecipesReply,
  OwnRecipeReply,
  ReadRecipeWire,
  readIngredients,
} from "../../../wire/cookbook/own_recipes.ts";
import type { ReadPageReply } from "../../../wire/cookbook/recipe_imports.ts";

export type {
  ListOwnRecipesReply,
  OwnRecipeReply,
  ReadLineWire,
  ReadRecipeWire,
  WrittenRecipeWire,
} from "../../../wire/cookbook/own_recipes.ts";
export type { ReadPageReply } from "../../../wire/cookbook/recipe_imports.ts";

/** The parts of a recipe that its foods are read from. */
export type RecipeToRead = z.input<typeof readIngredients.body>;

/** A recipe to store. */
export type RecipeToAdd = z.input<typeof addOwnRecipe.body>;

/** A changed recipe, and the version that it was changed from. */
export type RecipeToChange = z.input<typeof changeOwnRecipe.body>;

/** A page to read a recipe from: its address, or its text or HTML. */
export type PageToRead = { readonly url: string } | { readonly text: string };

export type WrittenRecipeReply = z.output<typeof getWrittenRecipe.reply>;

/** What the screens need of own recipes. Over HTTP in the product, from memory in stories and tests. */
export interface OwnRecipesApi {
  /** Own recipes and those that the household shares, the last changed first; a page of them. */
  list(options: { after?: string | undefined; signal: AbortSignal }): Promise<ListOwnRecipesReply>;

  /** @throws {ApiError} `recipe_not_found`, also for what the caller may not read */
  find(id: string, options: { signal?: AbortSignal | undefined }): Promise<OwnRecipeReply>;

  /**
   * A recipe of the catalogue as written text.
   *
   * @throws {ApiError} `recipe_not_found`
   */
  findWritten(recipeId: string, options: { signal: AbortSignal }): Promise<WrittenRecipeReply>;

  /**
   * What the lines say, and what their foods come to. Stores nothing.
   *
   * @throws {ApiError} `invalid_input`
   */
  read(recipe: RecipeToRead, options: { signal: AbortSignal }): Promise<ReadRecipeWire>;

  /**
   * Reads the recipe of a web page. Stores nothing.
   *
   * @throws {ApiError} `page_not_fetched`, `no_recipe_found`
   */
  readPage(page: PageToRead, options: { signal: AbortSignal }): Promise<ReadPageReply>;

  /** @throws {ApiError} `invalid_input`, `cookbook_full`; `recipe_not_found` if it is a version of none */
  add(recipe: RecipeToAdd): Promise<OwnRecipeReply>;

  /** @throws {ApiError} `invalid_input`, `recipe_not_found`; `recipe_changed` if another device has changed it meanwhile */
  change(id: string, recipe: RecipeToChange): Promise<OwnRecipeReply>;

  /** Not an error if it is gone already. */
  remove(id: string): Promise<void>;

  /** @throws {ApiError} `recipe_photos_full`, `invalid_input` for what is no picture */
  addPhoto(
    id: string,
    photo: File,
    options: { onProgress?: ((share: number) => void) | undefined },
  ): Promise<OwnRecipeReply>;

  removePhoto(id: string, photoId: string): Promise<OwnRecipeReply>;

  /** Makes the link by which all people may read the recipe, in place of the one before; replies with its path. */
  makeLink(id: string): Promise<string>;

  endLink(id: string): Promise<void>;
}
