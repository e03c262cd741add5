import { z } from "zod";
import { firebaseUid } from "./identity_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `GET /recipes`. With a uid: best match first for the person; without one: a varied selection. */
export const listRecipesQuery = z.object({ firebaseUid });

export const listRecipesReply = z.object({ recipes: z.array(recipeSummary).max(120) });

export type ListRecipesReply = z.infer<typeof listRecipesReply>;
