// The door for what a page draws at once. The sheet and the suggested week are chunks of their own.
export { type StoredSuggestion, useWeekSuggestion } from "./use_week_suggestion.ts";
export type { WeekSuggestion } from "./week_suggestion.ts";
