import type { RecipeId } from "../recipe/mod.ts";

/** Number of a person's imports that are stored: the newest ones. */
export const RECIPE_IMPORTS_MAX = 10;
/** Most bytes of a file. */
export const IMPORT_FILE_MAX_BYTES = 50_000_000;
export const IMPORT_FILE_TOO_LARGE = `The file is too large: at most ${IMPORT_FILE_MAX_BYTES / 1_000_000} MB can be read.`;

export const IMPORT_STATES = ["running", "paused", "finished", "undone"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `doubtful`: imported, but something was not understood. `duplicate`: the person has it already. */
export const IMPORT_OUTCOMES = ["imported", "doubtful", "duplicate", "rejected"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What becomes of a recipe that the person has already: nothing, the file's text replaces theirs, or they get both. */
export const WHEN_KNOWN = ["skip", "update", "both"] as const;
export type WhenKnown = (typeof WHEN_KNOWN)[number];

/** A number as text. */
export type ImportId = string;

/** An import of a file. */
export interface RecipeImport {
  readonly id: ImportId;
  readonly fileName: string;
  readonly state: ImportState;
  /** Recipes of the file. */
  readonly total: number;
  /** How many of them have which outcome; the others wait. */
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  /** How many of the duplicates it has updated. */
  readonly updated: number;
  readonly createdAt: Date;
  /** Absent until it is undone. */
  readonly undone?: UndoneRecipes | undefined;
}

/** How many recipes an undo changed. */
export interface UndoneRecipes {
  /** Those that the import had made. */
  readonly removed: number;
  /** Those that the import had updated: they have their earlier text again. */
  readonly restored: number;
  /** Those that were changed after the import, and stay. */
  readonly left: number;
}

/** Outcome of a recipe of a file. */
export interface ImportResult {
  readonly name: string;
  readonly outcome: ImportOutcome;
  /** Whether it is a duplicate by which the person's recipe was updated. */
  readonly isUpdated: boolean;
  /** Doubts, or why it was rejected, as sentences for the cook. */
  readonly reasons: readonly string[];
  /** The own recipe, also the one that a duplicate repeats; undefined if there is none any more. */
  readonly recipeId: RecipeId | undefined;
}

/** The place of a recipe in an import. */
export interface ImportItemKey {
  readonly importId: ImportId;
  readonly position: number;
}
