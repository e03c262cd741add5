import { z } from "zod";
import { QUERY_MAX_LENGTH, SEARCH_PAGE_MAX } from "../core/recipe/mod.ts";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /api/recipes`. Without a query, or with a blank one, a varied selection. */
export const searchRecipesQuery = z.object({
  query: z.string().max(QUERY_MAX_LENGTH).optional(),
  ...pageFields({ maxLimit: SEARCH_PAGE_MAX }),
});

/** A card, and why it was found. */
const foundRecipe = recipeSummary.extend({
  /** Ours: what answers the query besides the name, for a person: "vegan, with chocolate". */
  why: z.string().optional(),
});

export const searchRecipesReply = z.object({
  recipes: z.array(foundRecipe).max(SEARCH_PAGE_MAX),
  nextCursor,
  /** Ours: the words that were looked for instead, where one was taken for misspelled. */
  corrected: z.string().optional(),
  /** Ours: no recipe holds all that was asked for; these hold the most of it. */
  partial: z.literal(true).optional(),
});

export type SearchRecipesReply = z.infer<typeof searchRecipesReply>;
