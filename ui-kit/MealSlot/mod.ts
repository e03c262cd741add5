export { MEAL_RIMS, type MealRim } from "../tokens/mod.ts";
export {
  MEAL_SLOT_LAYOUTS,
  MEAL_SLOT_STATES,
  MealSlot,
  type MealSlotLayout,
  type MealSlotProps,
  type MealSlotState,
  SLOT_MEAL_LOOKS,
  type SlotMeal,
  type SlotMealLook,
  SlotNote,
  slotMealText,
} from "./MealSlot.tsx";
export { slotPlate } from "./slot_plate.ts";
