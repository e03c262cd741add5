import { z } from "zod";

/** A recipe as a card shows it. */
export const recipeSummary = z.object({
  id: z.string(),
  name: z.string(),
  mainImage: z.string(),
  /** Kilocalories of one serving; absent where it is not known. */
  calories: z.number().int().nonnegative().optional(),
  /** As it is shown: "25 Min"; absent where it is not known. */
  totalTime: z.string().optional(),
  /** Whether the caller keeps it as a favourite; absent where nobody is signed in. */
  favourite: z.boolean().optional(),
});

export type RecipeSummaryWire = z.infer<typeof recipeSummary>;
