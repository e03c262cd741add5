import { z } from "zod";
import { DISH_TYPES } from "../../core/recipe/mod.ts";
import { QUERY_MAX_LENGTH, SEARCH_PAGE_MAX } from "../../core/search/mod.ts";
import { call } from "../call.ts";
import { foodRulesChoice, hiddenByRules } from "../food_rules/food_rules_fields.ts";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** A card with the reason why it was found. */
const foundRecipe = recipeSummary.extend({
  /** Ours: why it was found, besides the name, as text for the card: "vegan, with chocolate". */
  why: z.string().optional(),
});

/** Ours. Without a query, or with a blank one, all recipes in the shuffled order. */
export const searchRecipes = call("GET /api/recipes", {
  summary: "Search the recipes by text; without one a varied selection",
  access: "known",
  toleratesLag: true,
  query: z.object({
    query: z.string().max(QUERY_MAX_LENGTH).optional(),
    foodRules: foodRulesChoice,
    /** Ours: only recipes of any of these kinds, with a comma between: "Salad,main dish". */
    dishTypes: z
      .string()
      .max(QUERY_MAX_LENGTH)
      .transform((kinds) => kinds.split(","))
      .pipe(z.array(z.enum(DISH_TYPES)))
      .optional(),
    ...pageFields({ maxLimit: SEARCH_PAGE_MAX }),
  }),
  reply: z.object({
    recipes: z.array(foundRecipe).max(SEARCH_PAGE_MAX),
    nextCursor,
    /** Ours: the words that were searched instead, if one was misspelled. */
    corrected: z.string().optional(),
    /** Ours: set if no recipe, or few, have all the words; those with the most important ones come first. */
    partial: z.literal(true).optional(),
    /** Ours: names of what the query leaves out, if anything. No recipe contains it or may contain it. */
    excluded: z.array(z.string()).max(QUERY_MAX_LENGTH).optional(),
    /** Ours: parts of the query that look like an exclusion and are not understood, if any. The recipes may contain it. */
    notUnderstood: z.array(z.string()).max(QUERY_MAX_LENGTH).optional(),
    hiddenByRules,
  }),
});

export type SearchRecipesReply = z.infer<typeof searchRecipes.reply>;
