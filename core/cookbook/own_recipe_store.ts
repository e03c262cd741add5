import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "../community/mod.ts";
import type { Opinion, RecipeId } from "../recipe/mod.ts";
import type { Alike } from "./alike_recipe.ts";
import type { CopiedRecipe, OwnRecipe, OwnRecipeCard, OwnRecipeText, RecipeImages } from "./own_recipe.ts";
import type { ImportId, ImportItemKey } from "./recipe_import.ts";
import type { RecipeOfWritten } from "./recipe_of_written.ts";

/** The recipe that is planned, searched for and cooked, of an own recipe. Pure: it may be called in a transaction. */
export type ToRecipe = (own: Pick<OwnRecipe, "id" | "written" | keyof RecipeImages>) => RecipeOfWritten;

export interface NewOwnRecipe extends OwnRecipeText {
  readonly copyOf?: CopiedRecipe | undefined;
  /** The import that it comes from, and its place there. */
  readonly importItem?: ImportItemKey | undefined;
}

/** A change of the owner's, to the recipe as it was in this version. */
export interface ChangedOwnRecipe extends OwnRecipeText {
  readonly id: RecipeId;
  readonly version: number;
  /** The import that changes it: what it replaces is stored with the import, so that it can be undone. */
  readonly replacedBy?: ReplacedBy | undefined;
}

/** An import that replaces the text of a recipe, and changes its owner's opinion. */
export interface ReplacedBy {
  readonly importId: ImportId;
  readonly opinion: OpinionChange;
}

export interface OpinionChange {
  readonly before: Opinion;
  readonly after: Opinion;
}

/** A recipe that an undone import had replaced. */
export interface RestoredRecipe {
  readonly id: RecipeId;
  /** Whether it has its earlier text again; not if it was changed after the import. */
  readonly isRestored: boolean;
  readonly opinion: OpinionChange;
}

/** A secret link to a recipe. */
export interface RecipeLink {
  /** The id by which the recipe is read. */
  readonly id: RecipeId;
  readonly hash: string;
}

/** A recipe that a person has already. */
export interface AlikeRecipe {
  readonly id: RecipeId;
  readonly name: string;
  /** The import that it comes from, while the import is stored. */
  readonly importItem?: ImportItemKey | undefined;
}

/**
 * The recipes that people write. Its owner may read and change one; members of the owner's household may read it while it is shared;
 * all may read it while a post that is not hidden names it, or by its secret link. With each change it stores the recipe that `toRecipe` makes, so that the
 * ports of recipes find it. Every implementation passes `adapters/contracts/cookbook/own_recipe_store_contract.ts`.
 */
export interface OwnRecipeStore {
  /** The person's, and those that their household shares; the last changed first. */
  list(
    userId: UserId,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly recipes: readonly OwnRecipeCard[]; readonly isMore: boolean }>;

  /** One that the person may read. Any text is allowed as id. */
  find(userId: UserId, id: RecipeId): Promise<OwnRecipe | undefined>;

  /**
   * The person's own recipes from the same address, or with the same name and the same foods; the newest first. Addresses are the
   * same whatever their scheme, `www.`, fragment and last slash, names whatever their capitals and spaces.
   */
  findAlike(userId: UserId, alike: Alike, options: { readonly limit: number }): Promise<readonly AlikeRecipe[]>;

  /** @returns `full` if the person has {@linkcode OWN_RECIPES_MAX}; the recipe of the import's item if it is there already. */
  add(userId: UserId, recipe: NewOwnRecipe, toRecipe: ToRecipe): Promise<OwnRecipe | "full">;

  /** @returns `changed` if the recipe is no longer at this version; undefined if the person has no such recipe. */
  change(userId: UserId, recipe: ChangedOwnRecipe, toRecipe: ToRecipe): Promise<OwnRecipe | "changed" | undefined>;

  /**
   * Replaces the pictures by the result of `change`. The version stays the same, because the text does.
   *
   * @returns undefined if the person has no such recipe.
   */
  changeImages(
    userId: UserId,
    recipe: { readonly id: RecipeId; readonly change: (images: RecipeImages) => RecipeImages },
    toRecipe: ToRecipe,
  ): Promise<OwnRecipe | undefined>;

  /** Removes the recipe wherever it is planned, too. @returns its pictures; undefined if the person has no such recipe. */
  remove(userId: UserId, id: RecipeId): Promise<readonly PhotoKey[] | undefined>;

  /**
   * Sets the secret link by which all people may read the recipe (see `RecipePages.findByLink`), in place of the one before;
   * undefined ends it. @returns false if the person has no such recipe.
   */
  setLink(userId: UserId, id: RecipeId, link: RecipeLink | undefined): Promise<boolean>;

  /**
   * Sets the secret link of a recipe that has none. Of several at once, the first stays.
   *
   * @returns the id of the link that the recipe has now; undefined if the person has no such recipe.
   */
  keepLink(userId: UserId, id: RecipeId, link: RecipeLink): Promise<RecipeId | undefined>;

  /**
   * Stores again the recipes that `toRecipe` makes, of those that an earlier {@linkcode RECIPE_DERIVATION} made. Text, version
   * and date stay. A recipe that is changed at that moment is left out.
   *
   * @returns how many
   */
  deriveAgain(derivation: number, options: { readonly limit: number }, toRecipe: ToRecipe): Promise<number>;

  /**
   * Removes recipes that an import made and that only it has changed since, wherever they are planned. Their photos stay.
   *
   * @returns how many it removed
   */
  removeImported(userId: UserId, importId: ImportId, options: { readonly limit: number }): Promise<number>;

  /**
   * Gives recipes that an import replaced their earlier text, unless they were changed since, and forgets it.
   *
   * @returns those of this call; none if there are no more
   */
  restoreReplaced(
    userId: UserId,
    importId: ImportId,
    options: { readonly limit: number },
    toRecipe: ToRecipe,
  ): Promise<readonly RestoredRecipe[]>;

  /** Whether a person may see a photo: `public` while all may read its recipe. Without a person only that is known. */
  photoAccess(key: PhotoKey, userId: UserId | undefined): Promise<"public" | "private" | "none">;

  /** Which of these photos belong to a recipe. At most 1,000 keys at once. */
  photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>>;
}
