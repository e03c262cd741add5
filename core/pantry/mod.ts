export {
  addFoods,
  addPantryLine,
  type ChangePantryPorts,
  changeFood,
  type PantryLineInput,
  previewPantryLine,
  removeFood,
  type WrittenFood,
} from "./change_pantry.ts";
export { COOKED_PORTIONS_MAX, cookDish, previewCookedDish, type ShownFood } from "./cook_dish.ts";
export { type FinishedShopping, type FinishInput, finishShopping } from "./finish_shopping.ts";
export { foodsAtHome } from "./foods_at_home.ts";
export { type CookedDish, foodsUsed, type UsedFood, type UsedFoods } from "./foods_used.ts";
export { getPantry } from "./get_pantry.ts";
export {
  type FoodDetails,
  isToUseSoon,
  PANTRY_FOODS_MAX,
  PANTRY_NAME_MAX_LENGTH,
  PANTRY_QUANTITY_MAX,
  type Pantry,
  type PantryFood,
  type PantryFoodId,
  pantryAmountText,
} from "./pantry_food.ts";
export {
  type ChangedPantry,
  type ChangePantryInput,
  isNoEdit,
  type PantryEdit,
  type PantryStore,
} from "./pantry_store.ts";
export { readPantryLine } from "./read_pantry_line.ts";
export { readUseBy } from "./read_use_by.ts";
export { toShoppingPantry } from "./to_shopping_pantry.ts";
