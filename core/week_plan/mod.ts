export { type AcceptedChange, acceptWeek } from "./accept_week.ts";
export type { SuggestedMeal, WeekRequest } from "./read_week_problem.ts";
export { runWeekTask } from "./run_week_task.ts";
export { fillWeek } from "./search/fill_week.ts";
export {
  type FilledWeek,
  type ImpossibleWeek,
  type Reason,
  type Relaxation,
  WEEK_RULES,
  type WeekFigures,
  type WeekRule,
} from "./search/filled_week.ts";
export { RandomIntegers } from "./search/random_integers.ts";
export { POINT, weekCosts } from "./search/week_costs.ts";
export type { DishFood, WeekDish } from "./search/week_dish.ts";
export { weekCost, weekFigures } from "./search/week_figures.ts";
export {
  DAYS,
  dayOfSlot,
  MEALS_A_DAY,
  mealTimeOfSlot,
  type SlotMeal,
  type SlotNumber,
  slotNumber,
  WEEK_SLOTS,
  type WeekMeals,
  type WeekProblem,
  type WeekSlot,
  type WeekWishes,
} from "./search/week_problem.ts";
export {
  type SuggestedAlternative,
  type SuggestedWeek,
  suggestAlternatives,
  suggestWeek,
} from "./suggest_week.ts";
export { decigramsOf, weekDish, weekFoods } from "./to_week_dish.ts";
export {
  CANDIDATE_CHOICE,
  CANDIDATES_PER_MEAL,
  shuffleStartOf,
  type WeekCandidate,
  type WeekCandidates,
  type WeekCandidatesRequest,
} from "./week_candidates.ts";
export type { WeekPlanner, WeekTask, WeekTaskKind, WeekTasks } from "./week_planner.ts";
export {
  type TemplateMeal,
  WEEK_TEMPLATE_NAME_MAX_LENGTH,
  WEEK_TEMPLATES_MAX,
  type WeekTemplate,
  type WeekTemplateId,
} from "./week_template.ts";
export type { WeeklySuggestion, WeekTemplateStore } from "./week_template_store.ts";
export { readWeekTemplate, removeWeekTemplate, saveWeekTemplate } from "./week_templates.ts";
