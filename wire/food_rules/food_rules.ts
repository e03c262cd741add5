import { z } from "zod";
import { AVOIDABLE, DIETS, DISLIKED_FOODS_MAX, INTOLERANCES, SUGGESTED_FOODS_MAX } from "../../core/food_rules/mod.ts";
import { INGREDIENT_MAX_LENGTH } from "../../core/ingredient_search/mod.ts";
import { call } from "../call.ts";

const FOOD_KEY_MAX_LENGTH = 64;

const namedFood = z.object({ key: z.string(), name: z.string() });

const choices = {
  diet: z.enum(DIETS),
  avoids: z.array(z.enum(AVOIDABLE)).max(AVOIDABLE.length),
  intolerances: z.array(z.enum(INTOLERANCES)).max(INTOLERANCES.length),
};

const foodRules = z.object({
  ...choices,
  dislikedFoods: z.array(namedFood).max(DISLIKED_FOODS_MAX),
  /** Whether the caller has said so, or declined to. */
  decided: z.boolean(),
});

export type FoodRulesWire = z.infer<typeof foodRules>;

// All of these calls are ours.

export const getFoodRules = call("GET /api/food-rules", {
  summary: "What the caller does not eat",
  reply: foodRules,
});

export const saveFoodRules = call("PUT /api/food-rules", {
  summary: "Replace what the caller does not eat",
  body: z.object({
    ...choices,
    /** Keys of `suggestFoods`. */
    dislikedFoods: z.array(z.string().min(1).max(FOOD_KEY_MAX_LENGTH)).max(DISLIKED_FOODS_MAX),
  }),
  reply: foodRules,
});

export const declineFoodRules = call("POST /api/food-rules/decline", {
  summary: "Say nothing about what the caller eats, and not be asked again; keeps rules that are saved",
  reply: z.object({ decided: z.literal(true) }),
});

/**
 * Foods whose name or other name begins with the text, or is spelled in a similar way. For signed-in people only, so that the
 * limit is one of the person: a text is sent with almost every key.
 */
export const suggestFoods = call("GET /api/foods", {
  summary: "Foods that a text may mean while it is being typed",
  query: z.object({ query: z.string().max(INGREDIENT_MAX_LENGTH) }),
  reply: z.object({ foods: z.array(namedFood).max(SUGGESTED_FOODS_MAX) }),
});
