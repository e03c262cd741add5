import { z } from "zod";
import { FAVOURITES_PAGE_MAX, STARS_MAX } from "../../core/recipe/mod.ts";
import { call } from "../call.ts";
import { recipeRating } from "./get_recipe.ts";
import { nextCursor, pageFields, recipeParams } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

// The caller's opinions of recipes, all ours.

const stars = z.number().int().min(1).max(STARS_MAX);

/** The reply has all ratings of the recipe, including the caller's. */
export const rateRecipe = call("PUT /api/recipe/:id/rating", {
  summary: "Rate a recipe, or replace the caller's rating",
  params: recipeParams,
  body: z.object({ value: stars }),
  reply: z.object({ rating: recipeRating }),
  errors: ["recipe_not_found"],
});

/** A call of its own, because the recipe itself is public. */
export const getOwnOpinion = call("GET /api/recipe/:id/rating", {
  summary: "The caller's rating of a recipe, and whether it is a favourite",
  params: recipeParams,
  reply: z.object({
    /** Null if there is none. */
    value: stars.nullable(),
    favourite: z.boolean(),
  }),
  errors: ["recipe_not_found"],
});

/** Repeating it changes nothing. */
export const addFavourite = call("PUT /api/recipe/:id/favourite", {
  summary: "Add a recipe to the favourites",
  params: recipeParams,
  reply: z.object({ favourite: z.boolean() }),
  errors: ["recipe_not_found"],
});

/** Repeating it changes nothing. */
export const removeFavourite = call("DELETE /api/recipe/:id/favourite", {
  summary: "Remove a recipe from the favourites",
  params: recipeParams,
  reply: addFavourite.reply,
  errors: ["recipe_not_found"],
});

export const listFavourites = call("GET /api/favourites", {
  summary: "The caller's favourite recipes, the last added first",
  query: z.object(pageFields({ maxLimit: FAVOURITES_PAGE_MAX })),
  reply: z.object({ recipes: z.array(recipeSummary).max(FAVOURITES_PAGE_MAX), nextCursor }),
});
