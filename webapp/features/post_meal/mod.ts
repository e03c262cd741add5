export { draftOfRecipe, EMPTY_DRAFT, isEmptyDraft, lineCount, type MealDraft } from "./meal_draft.ts";
export { DRAFTS_MAX, type PostDrafts, type StoredDraft } from "./post_drafts.ts";
