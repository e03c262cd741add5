// The entry for parts that a page renders at once. The sheet and the suggested week are chunks of their own.
export { useWeekSuggestion } from "./use_week_suggestion.ts";
