import { z } from "zod";
import { CALORIE_UNIT_THRESHOLD } from "../core/recipe/mod.ts";

/** A recipe as a card shows it. */
export const recipeSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of the 4:3 picture, relative to the server. */
  mainImage: z.string(),
  /**
   * Kilocalories of one serving, a bare number: up to 4,000 the specification's client takes it for kcal, and the
   * database holds none beyond that. Absent where it is not known.
   */
  calories: z.number().int().min(0).max(CALORIE_UNIT_THRESHOLD).optional(),
  /** As it is shown: "25 Min"; absent where it is not known. */
  totalTime: z.string().optional(),
  /** Ours: whether the caller keeps it as a favourite; absent where nobody is signed in. */
  favourite: z.boolean().optional(),
  /** Ours: why it is in a list made for the caller, in words for them: "Because you keep Shakshuka with Feta". */
  reason: z.string().optional(),
});

export type RecipeSummaryWire = z.infer<typeof recipeSummary>;
