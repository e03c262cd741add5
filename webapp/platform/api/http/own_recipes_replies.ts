import { getWrittenRecipe } from "../../../../wire/cookbook/export_recipe.ts";
import {
  getOwnRecipe,
  listOwnRecipes,
  makeRecipeLink,
  readIngredients,
} from "../../../../wire/cookbook/own_recipes.ts";
import { readRecipePage } from "../../../../wire/cookbook/recipe_imports.ts";

// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export const listOwnRecipesReply = listOwnRecipes.reply;
export const ownRecipeReply = getOwnRecipe.reply;
export const readRecipe = readIngredients.reply;
export const recipeLinkReply = makeRecipeLink.reply;
export const writtenRecipeReply = getWrittenRecipe.reply;
export const readPageReply = readRecipePage.reply;
