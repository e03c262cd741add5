export { MEAL_RIMS, type MealRim } from "../tokens/mod.ts";
export {
  MEAL_SLOT_STATES,
  MealSlot,
  type MealSlotProps,
  type MealSlotState,
  SlotMark,
  type SlotMeal,
  type SlotWarning,
  slotMealText,
} from "./MealSlot.tsx";
export { slotPlate } from "./slot_plate.ts";
