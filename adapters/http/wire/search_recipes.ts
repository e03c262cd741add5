import { z } from "zod";
import { QUERY_MAX_LENGTH, SEARCH_PAGE_MAX } from "../../../core/recipe/mod.ts";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /api/recipes`. Without a query, or with a blank one, a varied selection. */
export const searchRecipesQuery = z.object({
  query: z.string().max(QUERY_MAX_LENGTH).optional(),
  ...pageFields({ maxLimit: SEARCH_PAGE_MAX }),
});

export const searchRecipesReply = z.object({ recipes: z.array(recipeSummary).max(SEARCH_PAGE_MAX), nextCursor });

export type SearchRecipesReply = z.infer<typeof searchRecipesReply>;
