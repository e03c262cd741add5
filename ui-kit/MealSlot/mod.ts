export { MEAL_RIMS, type MealRim } from "../tokens/mod.ts";
export {
  MEAL_SLOT_STATES,
  MealSlot,
  type MealSlotProps,
  type MealSlotState,
  type SlotMeal,
  SlotNote,
  slotMealText,
} from "./MealSlot.tsx";
export { slotPlate } from "./slot_plate.ts";
