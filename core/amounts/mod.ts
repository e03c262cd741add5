export { amountText } from "./amount_text.ts";
export { unitOfWord } from "./english_units.ts";
export { type CooksAmount, type Measuring, measureAsCook } from "./measure_as_cook.ts";
export { type MeasuredFood, measuredFoodText, type Reading } from "./measured_food.ts";
export { readAmount, type TypedAmount } from "./read_amount.ts";
export { FRACTIONS, numberInRecipe, ONE_TO_TEN } from "./read_number.ts";
export { PORTIONS_MAX, portionChoices, RECIPE_SCALES, type RecipeScales } from "./recipe_scales.ts";
export { CUTS, type Cut, quantityText, roundQuantity } from "./round_quantity.ts";
export { temperaturesText } from "./temperatures_text.ts";
export { formOfUnit, typedLineText } from "./typed_line.ts";
export {
  type Amount,
  GRAMS_PER,
  isVolume,
  isWeight,
  ML_PER,
  UNIT_SYSTEMS,
  UNITS,
  type Unit,
  type UnitSystem,
} from "./unit.ts";
export { unitInRecipe } from "./unit_words.ts";
