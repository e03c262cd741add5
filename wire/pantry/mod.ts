// The calls of the foods at home.
export { cookDish, previewCookedDish } from "./cooked.ts";
export { addFoods, addPantryLine, changeFood, getPantry, previewPantryLine, removeFood } from "./pantry.ts";
