import { z } from "zod";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /api/recipes`. Without a query, or with a blank one, a varied selection. */
export const searchRecipesQuery = z.object({
  query: z.string().max(100).optional(),
  ...pageFields,
});

export const searchRecipesReply = z.object({ recipes: z.array(recipeSummary).max(120), nextCursor });

export type SearchRecipesReply = z.infer<typeof searchRecipesReply>;
