import type { UserId } from "../../../core/account/mod.ts";
import type { PhotoKey, Post, PostId, PostText } from "../../../core/community/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";

/** A row of `post` as {@linkcode POST_COLUMNS} selects it. */
export interface PostRow {
  id: PostId;
  user_id: UserId;
  meal_name: string;
  ingredients: string;
  instructions: string;
  caption: string;
  photo_key: PhotoKey;
  photo_width: number;
  photo_height: number;
  recipe_id: RecipeId | null;
  created_at: Date;
}

/** The columns and joins of a {@linkcode PostRow}. */
export const POST_COLUMNS = [
  "post.id",
  "post.user_id",
  "post.meal_name",
  "post.ingredients",
  "post.instructions",
  "post.caption",
  "post.photo_key",
  "post.photo_width",
  "post.photo_height",
  "post.recipe_id",
  "post.created_at",
];

/** The post of a row. */
export function postOfRow(row: PostRow): Post {
  const { meal_name: mealName, ingredients, instructions, caption } = row;
  return {
    id: row.id,
    authorId: row.user_id,
    text: { mealName, ingredients, instructions, caption } as PostText, // only checked text is ever stored
    photo: { key: row.photo_key, feedSize: { width: row.photo_width, height: row.photo_height } },
    recipeId: row.recipe_id ?? undefined,
    createdAt: row.created_at,
  };
}
