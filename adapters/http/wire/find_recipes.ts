import { z } from "zod";
import { recipeSummary } from "./recipe_summary.ts";

/** `POST /find-recipes`. None, or only blank ones, is refused with the specification's own sentence. */
export const findRecipesBody = z.object({ ingredients: z.array(z.string().max(64)).max(50).nullish() });

/** A recipe as ingredient search found it. Foods are named as a person would: "cherry tomato". */
export const foundRecipe = recipeSummary.extend({
  /** What it needs that is on hand. */
  matchedIngredients: z.array(z.string()),
  /** What it needs that is not. */
  missingIngredients: z.array(z.string()),
  /** Ours: what it needs that every kitchen is taken to have: salt, pepper, water, oil. */
  assumedIngredients: z.array(z.string()),
});

export const findRecipesReply = z.object({
  recipes: z.array(foundRecipe).max(60),
  /** Ours: what was sent and is no food that we know, as it was spelled. */
  unknownIngredients: z.array(z.string()),
});

export type FoundRecipeWire = z.infer<typeof foundRecipe>;
export type FindRecipesReply = z.infer<typeof findRecipesReply>;
