// The entry for parts that a page renders at once. The sheet and the suggested week are chunks of their own.
export { type StoredSuggestion, useWeekSuggestion } from "./use_week_suggestion.ts";
export type { WeekSuggestion } from "./week_suggestion.ts";
