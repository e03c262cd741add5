import { z } from "zod";
import { CONSTITUENTS } from "../../core/food/mod.ts";
import { DIETS, DISLIKED_FOODS_MAX, OTHER_RULES } from "../../core/food_rules/mod.ts";
import { HOUSEHOLD_MEMBERS_MAX } from "../../core/household/mod.ts";
import { ownField } from "../own_field.ts";

/** Ours: with `ignore`, recipes that the caller's food rules exclude are listed too, this one time. */
export const foodRulesChoice = z.literal("ignore").optional();

/** Ours: how many recipes the caller's food rules hide from this list; 0 without a caller. */
export const hiddenByRules = ownField(z.number().int().min(0), 0);

/** A food rule that a dish breaks, or may break: of the caller, and in the plan and on a recipe's page of their household. */
const brokenRule = z.object({
  /** An excluded allergen or food of the caller, their diet, a disliked food, or `unknown`: the dish has an unknown food. */
  rule: z.enum([...CONSTITUENTS, ...OTHER_RULES]),
  state: z.enum(["contains", "may contain"]),
  /** Name of the disliked food. */
  disliked: z.string().optional(),
  /** Names of the foods responsible, as far as they are known. */
  foods: z.array(z.string()),
  /** The members whose rule it is, the caller first. Only in a household of several people. */
  people: z
    .array(z.object({ id: z.number().int(), name: z.string() }))
    .max(HOUSEHOLD_MEMBERS_MAX)
    .optional(),
});

export type BrokenRuleWire = z.infer<typeof brokenRule>;

/** Ours, only where there are food rules: those that the dish breaks. Absent if it breaks none. */
export const brokenRules = z
  .array(brokenRule)
  .max(CONSTITUENTS.length + DISLIKED_FOODS_MAX * HOUSEHOLD_MEMBERS_MAX + DIETS.length + 1)
  .optional();
