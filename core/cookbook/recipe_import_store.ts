import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { ImportId, ImportItemKey, ImportResult, RecipeImport, WhenKnown } from "./recipe_import.ts";
import type { ImportedPicture, RecipeSettings, WrittenRecipe } from "./written_recipe.ts";

/** A recipe of a file that is to be imported, or why it cannot be. */
export type NewImportItem = { readonly name: string; readonly reasons: readonly string[] } & (
  | { readonly recipe: WrittenRecipe; readonly settings: RecipeSettings; readonly pictures: readonly ImportedPicture[] }
  | { readonly recipe: undefined }
);

/** A recipe that a server is to import now. */
export interface ClaimedItem extends ImportItemKey {
  readonly userId: UserId;
  readonly whenKnown: WhenKnown;
  readonly recipe: WrittenRecipe;
  readonly settings: RecipeSettings;
  readonly pictures: readonly ImportedPicture[];
  readonly doubts: readonly string[];
  /** How often it was begun, this time included. */
  readonly attempts: number;
}

/** Outcome of a claimed recipe. `isPlain`: it needs a drawn plate. */
export interface FinishedItem extends ImportItemKey, Omit<ImportResult, "name"> {
  readonly isPlain: boolean;
}

/** What a part of an undo has done. */
export interface RecordedUndo {
  readonly removed: number;
  /** Their plates are drawn again. */
  readonly restored: readonly RecipeId[];
  /** How many of the replaced recipes were changed since. */
  readonly changed: number;
}

/**
 * Imports of files. Their recipes wait here until a server claims them, one after the other. Every implementation passes
 * `adapters/contracts/cookbook/recipe_import_store_contract.ts`.
 */
export interface RecipeImportStore {
  /**
   * Creates an import that nothing shows before `start`, and forgets the person's oldest ones. One that was begun and not started
   * counts for ten minutes.
   *
   * @returns undefined while the person has one that is not finished
   */
  begin(
    userId: UserId,
    options: { readonly fileName: string; readonly whenKnown: WhenKnown; readonly now: Date },
  ): Promise<ImportId | undefined>;

  /** Adds recipes of the file, the first of them at this position. */
  addItems(id: ImportId, items: readonly NewImportItem[], options: { readonly position: number }): Promise<void>;

  /** Lets it run. It is finished if no recipe of it can be imported. */
  start(id: ImportId): Promise<RecipeImport>;

  /** Removes an import that was not started. */
  discard(id: ImportId): Promise<void>;

  /** The person's imports, the newest first. */
  list(userId: UserId): Promise<readonly RecipeImport[]>;

  /**
   * Pauses, resumes or ends an import. One that is finished or undone can only be undone.
   *
   * @returns undefined if the person has no such import
   */
  setState(userId: UserId, id: ImportId, state: "running" | "paused" | "undone"): Promise<RecipeImport | undefined>;

  /**
   * Adds what an undo has done to the import's {@linkcode UndoneRecipes}. To those that are left belong also the recipes that
   * the import made and that are still there.
   *
   * @returns undefined if the person has no such import
   */
  recordUndo(userId: UserId, id: ImportId, done: RecordedUndo): Promise<RecipeImport | undefined>;

  /** Outcomes of its recipes, in the order of the file. @returns undefined if the person has no such import */
  results(
    userId: UserId,
    id: ImportId,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly results: readonly ImportResult[]; readonly isMore: boolean } | undefined>;

  /**
   * The next recipe of a running import that no other server has. The caller has the import until `leasedUntil`, or until it
   * finishes or releases the recipe. Imports take turns.
   */
  claim(options: { readonly now: Date; readonly leasedUntil: Date }): Promise<ClaimedItem | undefined>;

  /** Extends the lease of a claimed recipe. */
  renew(item: ImportItemKey, options: { readonly leasedUntil: Date }): Promise<void>;

  /** Gives a claimed recipe back. */
  release(item: ImportItemKey): Promise<void>;

  /** Stores the outcome of a recipe, once. @returns false if its import was undone, or is gone */
  finish(item: FinishedItem): Promise<boolean>;

  /** An imported recipe of which a plate is to be drawn. No other call returns it. */
  claimPlate(): Promise<{ readonly userId: UserId; readonly recipeId: RecipeId } | undefined>;

  /** Forgets imports that were created before, those that are running excepted. */
  sweep(options: { readonly before: Date }): Promise<void>;
}
