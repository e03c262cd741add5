export { foldWord } from "./fold_word.ts";
export { ingredientMentions, type ListedIngredient, type Mention, stepIngredients } from "./step_ingredients.ts";
export { type StepTimer, stepTimers } from "./step_timers.ts";
