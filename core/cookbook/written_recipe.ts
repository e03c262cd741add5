import type { FoodKey } from "../food/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";

/** Limits of a written recipe, whether typed, imported or stored. */
export const WRITTEN_RECIPE_LIMITS = {
  nameLength: 200,
  descriptionLength: 2_000,
  groups: 20,
  lines: 200,
  lineLength: 500,
  steps: 100,
  stepLength: 4_000,
  notes: 20,
  noteLength: 2_000,
  tags: 30,
  tagLength: 50,
  sourceLength: 200,
  urlLength: 2_000,
  portions: 100,
  /** 30 days: a recipe may wait for long, such as sauerkraut. */
  minutes: 43_200,
} as const;

/** A line of an ingredient list, as it was written. */
export interface WrittenLine {
  /** "500 g spinach, chopped". Not empty. */
  readonly text: string;
  /** The cook's correction of a line: a food of the food table, or `null` for no food. Without one, the text is parsed. */
  readonly food?: FoodKey | null | undefined;
}

/** The ingredients of one part of a dish. */
export interface WrittenGroup {
  /** "For the sauce". Absent if there is none. */
  readonly title?: string | undefined;
  readonly lines: readonly WrittenLine[];
}

/** Where a recipe was taken from. */
export interface RecipeSource {
  /** A book, a person, or the name of a site. */
  readonly name?: string | undefined;
  /** http or https. */
  readonly url?: string | undefined;
}

/**
 * A recipe as a person wrote it, or as it was imported: text, from which nothing is computed yet. Unknown fields are absent.
 */
export interface WrittenRecipe {
  readonly name: string;
  readonly description?: string | undefined;
  /** Portions that the amounts are for. */
  readonly portions?: number | undefined;
  /** The yield in words, if it is no number of portions: "2 loaves". */
  readonly makes?: string | undefined;
  readonly prepMinutes?: number | undefined;
  readonly cookMinutes?: number | undefined;
  /** May be more than the sum of both: dough waits. */
  readonly totalMinutes?: number | undefined;
  readonly ingredients: readonly WrittenGroup[];
  /** One text each; may have several lines. */
  readonly steps: readonly string[];
  readonly notes: readonly string[];
  readonly source?: RecipeSource | undefined;
  readonly tags: readonly string[];
  /** Language of its texts, such as "de"; absent if not known. */
  readonly language?: string | undefined;
}

/** A picture of an imported recipe: an address to fetch it from, or its bytes, not checked yet. */
export type ImportedPicture = { readonly url: string } | { readonly bytes: Uint8Array };

/** What the person who exported a recipe has set, besides its text. */
export interface RecipeSettings {
  /** 1 to 5. */
  readonly stars?: number | undefined;
  readonly isFavourite?: boolean | undefined;
  /** Only of our own export. */
  readonly own?: OwnSettings | undefined;
}

/** Settings of an own recipe. */
export interface OwnSettings {
  /** Where it was exported. With the time at which it was made there, it is the same recipe. */
  readonly id: RecipeId;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isShared: boolean;
  readonly copyOf?: { readonly id: RecipeId; readonly name: string } | undefined;
}

/** A recipe that was read from a page or file. */
export interface ImportedRecipe extends RecipeSettings {
  readonly recipe: WrittenRecipe;
  /** The main one first, at most ten. */
  readonly pictures: readonly ImportedPicture[];
  /** Texts that were not understood, or had to be shortened, as sentences for the cook. */
  readonly doubts: readonly string[];
  /** The page's own text, to compare with; absent without doubts, and if it is not from a page. */
  readonly pageText?: string | undefined;
}
