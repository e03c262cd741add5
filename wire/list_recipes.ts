import { z } from "zod";
import { LISTED_RECIPES_MAX } from "../core/recipe/mod.ts";
import { firebaseUid } from "./identity_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /recipes`. With a uid: best match first for the person; without one: recipes in the shuffled order. */
export const listRecipesQuery = z.object({ firebaseUid });

export const listRecipesReply = z.object({ recipes: z.array(recipeSummary).max(LISTED_RECIPES_MAX) });

export type ListRecipesReply = z.infer<typeof listRecipesReply>;
