export { PlanLinks } from "./PlanLinks.tsx";
export { PortionsStepper } from "./PortionsStepper.tsx";
export { PLAN_CHANGES } from "./plan_changes.ts";
export {
  MEAL_RIM,
  parseDay,
  parseMealTime,
  selectMealPath,
  weeklySlotPath,
  weekPath,
} from "./plan_slot.ts";
export { cookedSlot, slotName } from "./slot_note.ts";
export { useChangeMeal } from "./use_change_meal.ts";
export { useEmptySlot } from "./use_empty_slot.ts";
export { useMealActions } from "./use_meal_actions.ts";
export { useMoveMeal } from "./use_move_meal.ts";
export { useOpeningPosition } from "./use_opening_position.ts";
export { usePlanChange } from "./use_plan_change.ts";
export { type RecipeToPlan } from "./use_plan_recipe.ts";
export { useRepeatWeek } from "./use_repeat_week.ts";
export { savedSlotState, useSavedSlotHighlight } from "./use_saved_slot_highlight.ts";
export { useShownWeek } from "./use_shown_week.ts";
export { useWeekPlan } from "./use_week_plan.ts";
export { weekDays, weekMeals } from "./week_days.ts";
