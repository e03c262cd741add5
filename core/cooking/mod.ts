export { foldWord } from "./fold_word.ts";
export { ingredientMentions, type ListedIngredient, stepIngredients } from "./step_ingredients.ts";
export { type StepTimer, stepTimers } from "./step_timers.ts";
