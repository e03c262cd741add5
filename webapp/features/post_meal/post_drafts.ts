import type { MealDraft } from "./meal_draft.ts";

export interface StoredDraft {
  readonly texts: MealDraft | undefined;
  readonly photo: File | undefined;
}

/** Most drafts of a person. The form's own, and those of recipes. */
export const DRAFTS_MAX = 5;

/** One person's drafts of posts on this device, over a closed browser. Log out removes them. */
export interface PostDrafts {
  /** The draft of a recipe's post, or of one without a recipe. */
  read(recipeId: string | undefined): Promise<StoredDraft>;

  /** Stores the texts; empty ones are removed. @throws if the device has no room */
  storeTexts(recipeId: string | undefined, texts: MealDraft): Promise<void>;

  /** Stores the photo; null removes it. @throws if the device has no room */
  storePhoto(recipeId: string | undefined, photo: File | null): Promise<void>;

  remove(recipeId: string | undefined): Promise<void>;
}
