import type { UserId } from "../../../core/account/mod.ts";
import { type Post, photoKey, postText } from "../../../core/community/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import { maya } from "../people_and_recipes.ts";

let photos = 0;

/** A new post by Maya with default values, which a test can override. */
export function newPost(
  changes: {
    authorId?: UserId;
    mealName?: string;
    ingredients?: string;
    caption?: string;
    photoKey?: string;
    recipeId?: RecipeId;
    createdAt?: Date;
  } = {},
): Omit<Post, "id"> {
  photos += 1;
  const {
    authorId = maya.id,
    mealName = "Shakshuka with Feta",
    ingredients = "4 eggs\n1 can of tomatoes",
    caption = "",
    photoKey: key = `photo-${photos}`,
    recipeId,
    createdAt = new Date("2026-11-19T18:30:00Z"),
  } = changes;
  return {
    authorId,
    text: postText({ mealName, ingredients, instructions: "Cook it gently.\nServe it warm.", caption }),
    photo: { key: photoKey(key), feedSize: { width: 800, height: 600 } },
    recipeId,
    createdAt,
  };
}
