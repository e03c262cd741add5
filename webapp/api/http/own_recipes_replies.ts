// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export {
  listOwnRecipesReply,
  ownRecipeReply,
  readRecipe,
  recipeLinkReply,
  writtenRecipeReply,
} from "../../../wire/own_recipes.ts";
export { readPageReply } from "../../../wire/recipe_imports.ts";
