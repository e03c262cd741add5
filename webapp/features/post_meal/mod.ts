export { draftOfRecipe, EMPTY_DRAFT, isEmptyDraft, lineCount, type MealDraft, mealDraftOf } from "./meal_draft.ts";
export { DRAFTS_MAX, type PostDrafts, type StoredDraft } from "./post_drafts.ts";
