import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "../community/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** Most own recipes of a person. */
export const OWN_RECIPES_MAX = 2_000;
/** Most photos of an own recipe. */
export const RECIPE_PHOTOS_MAX = 10;

/** The recipe that an own recipe is a version of. */
export interface CopiedRecipe {
  readonly id: RecipeId;
  /** At the time of copying. */
  readonly name: string;
}

/** Keys of its pictures in the photo storage. */
export interface RecipeImages {
  /** The main one first. */
  readonly photos: readonly PhotoKey[];
  /** Drawn from its foods; undefined if it is not drawn yet, or cannot be. */
  readonly plate: PhotoKey | undefined;
}

/** The owner's settings of an own recipe. */
export interface OwnRecipeText {
  readonly written: WrittenRecipe;
  /** Whether the owner's household may read it. */
  readonly isShared: boolean;
}

/** A recipe that a person wrote, or imported. */
export interface OwnRecipe extends OwnRecipeText, RecipeImages {
  /** `own-` and a number. */
  readonly id: RecipeId;
  /** Counts its changes, from 1. */
  readonly version: number;
  readonly owner: { readonly id: UserId; readonly name: string };
  readonly copyOf: CopiedRecipe | undefined;
  /** Whether all people may read it who have its link. */
  readonly hasLink: boolean;
  /** Whether all people may read it, because a visible post of its owner names it. */
  readonly isPublic: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An own recipe in a list. */
export interface OwnRecipeCard extends Pick<OwnRecipe, "id" | "version" | "owner" | "isShared" | "updatedAt"> {
  readonly name: string;
  readonly tags: readonly string[];
  /** Its main photo, else its plate. */
  readonly picture: PhotoKey | undefined;
}
