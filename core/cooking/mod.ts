export { foldWord } from "./fold_word.ts";
export {
  linesOfStep,
  type MeasuredIngredient,
  type ReadStep,
  readSteps,
  stepForPortions,
} from "./step_amounts.ts";
export { ingredientMentions, type ListedIngredient, stepIngredients } from "./step_ingredients.ts";
export { type StepTimer, stepTimers } from "./step_timers.ts";
