export { Allergens } from "./Allergens.tsx";
export { RecipeNotFound } from "./RecipeNotFound.tsx";
export { moreNutrientsOf, nutrientsOf, nutritionNote, portionsText, printedFacts } from "./recipe_words.ts";
export { stepOf } from "./step_of.ts";
export { type Amounts, useAmounts } from "./use_amounts.ts";
export { useRecipe } from "./use_recipe.ts";
