import { z } from "zod";
import { FOUND_RECIPES_MAX, INGREDIENT_MAX_LENGTH, INGREDIENTS_MAX } from "../core/recipe/mod.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `POST /find-recipes`. None, or only blank ones, is refused with the specification's own sentence. */
export const findRecipesBody = z.object({
  ingredients: z.array(z.string().max(INGREDIENT_MAX_LENGTH)).max(INGREDIENTS_MAX).nullish(),
});

/** A recipe as ingredient search found it. Foods are named as a person would: "cherry tomato". */
const foundRecipe = recipeSummary.extend({
  /** What it needs that is on hand. */
  matchedIngredients: z.array(z.string()),
  /** What it needs that is not. */
  missingIngredients: z.array(z.string()),
  /** Ours: what it needs that every kitchen is taken to have: salt, pepper, water, oil. */
  assumedIngredients: z.array(z.string()),
  /**
   * Ours: at most one for each need. For what is matched: what on hand stood in, where it is another food. For what is
   * missing: what on hand could be used instead, else what a cook would buy in its place.
   */
  swaps: z.array(z.object({ for: z.string(), use: z.string(), onHand: z.boolean() })),
});

export const findRecipesReply = z.object({
  recipes: z.array(foundRecipe).max(FOUND_RECIPES_MAX),
  /** Ours: what was sent and is no food that we know, as it was spelled. */
  unknownIngredients: z.array(z.string()),
  /** Ours: for those of them that are nearly a food's name, the foods that may be meant. None was looked for. */
  suggestions: z.array(z.object({ ingredient: z.string(), foods: z.array(z.string()) })),
});

export type FindRecipesReply = z.infer<typeof findRecipesReply>;
