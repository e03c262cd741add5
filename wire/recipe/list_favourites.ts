import { z } from "zod";
import { FAVOURITES_PAGE_MAX } from "../../core/recipe/mod.ts";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /api/favourites`, ours: the caller's favourites, the last added first. */
export const listFavouritesQuery = z.object(pageFields({ maxLimit: FAVOURITES_PAGE_MAX }));

export const listFavouritesReply = z.object({ recipes: z.array(recipeSummary).max(FAVOURITES_PAGE_MAX), nextCursor });

export type ListFavouritesReply = z.infer<typeof listFavouritesReply>;
