// The calls of suggestions for a week, and of a household's templates.
export { acceptWeek, suggestAlternatives, suggestWeek } from "./week_suggestions.ts";
export {
  dismissWeeklySuggestion,
  findWeeklySuggestion,
  listWeekTemplates,
  readWeekTemplate,
  removeWeekTemplate,
  saveWeekTemplate,
  setWeeklySuggestion,
} from "./week_templates.ts";
