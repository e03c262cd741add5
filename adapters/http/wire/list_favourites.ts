import { z } from "zod";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /api/favourites`, ours: the caller's favourites, the last kept first. */
export const listFavouritesQuery = z.object(pageFields);

export const listFavouritesReply = z.object({ recipes: z.array(recipeSummary).max(120), nextCursor });

export type ListFavouritesReply = z.infer<typeof listFavouritesReply>;
