import { z } from "zod";
import { CALORIE_UNIT_THRESHOLD } from "../../core/recipe/mod.ts";
import { brokenRules } from "../food_rules/food_rules_fields.ts";

/** A recipe as a card shows it. */
export const recipeSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of the 4:3 picture, relative to the server. */
  mainImage: z.string(),
  /**
   * Kilocalories of one serving, a number without a unit. The specification's client reads numbers up to 4,000 as kcal, and
   * the database has none above. Absent if unknown.
   */
  calories: z.number().int().min(0).max(CALORIE_UNIT_THRESHOLD).optional(),
  /** As it is shown: "25 Min"; absent if unknown. */
  totalTime: z.string().optional(),
  /** Ours: whether it is one of the caller's favourites; absent without a session. */
  favourite: z.boolean().optional(),
  /** Ours: why it is in the caller's list, as text for the card: "Because you like Shakshuka with Feta". */
  reason: z.string().optional(),
  /** Of the caller's household. */
  brokenRules,
});

export type RecipeSummaryWire = z.infer<typeof recipeSummary>;
