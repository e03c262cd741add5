import { z } from "zod";
import { HIDDEN_RECIPES_MAX, LISTED_RECIPES_MAX } from "../../core/recipe/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { foodRulesChoice } from "../food_rules/food_rules_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /recipes`. With a uid: best match first for the person; without one: recipes in the shuffled order. */
export const listRecipesQuery = z.object({
  firebaseUid,
  foodRules: foodRulesChoice,
});

export const listRecipesReply = z.object({
  recipes: z.array(recipeSummary).max(LISTED_RECIPES_MAX),
  /** Ours: how many recipes of the catalogue the caller's food rules hide; 1,000 means 1,000 or more. */
  hiddenByRules: z.number().int().min(0).max(HIDDEN_RECIPES_MAX),
});

export type ListRecipesReply = z.infer<typeof listRecipesReply>;
