// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export {
  listOwnRecipesReply,
  ownRecipeReply,
  readRecipe,
  recipeLinkReply,
  writtenRecipeReply,
} from "../../../../wire/cookbook/own_recipes.ts";
export { readPageReply } from "../../../../wire/cookbook/recipe_imports.ts";
