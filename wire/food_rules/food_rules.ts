import { z } from "zod";
import { AVOIDABLE, DIETS, DISLIKED_FOODS_MAX, INTOLERANCES, SUGGESTED_FOODS_MAX } from "../../core/food_rules/mod.ts";
import { INGREDIENT_MAX_LENGTH } from "../../core/ingredient_search/mod.ts";

const FOOD_KEY_MAX_LENGTH = 64;

const namedFood = z.object({ key: z.string(), name: z.string() });

const choices = {
  diet: z.enum(DIETS),
  avoids: z.array(z.enum(AVOIDABLE)).max(AVOIDABLE.length),
  intolerances: z.array(z.enum(INTOLERANCES)).max(INTOLERANCES.length),
};

/** `PUT /api/food-rules`, ours: replaces what the caller does not eat. Disliked foods are keys of `GET /api/foods`. */
export const saveFoodRulesBody = z.object({
  ...choices,
  dislikedFoods: z.array(z.string().min(1).max(FOOD_KEY_MAX_LENGTH)).max(DISLIKED_FOODS_MAX),
});

/** `GET /api/food-rules`, ours: what the caller does not eat. `decided`: whether they have said so, or declined to. */
export const foodRulesReply = z.object({
  ...choices,
  dislikedFoods: z.array(namedFood).max(DISLIKED_FOODS_MAX),
  decided: z.boolean(),
});

export type FoodRulesWire = z.infer<typeof foodRulesReply>;

/** `POST /api/food-rules/decline`, ours: the caller does not want to say what they eat now. */
export const declineFoodRulesReply = z.object({ decided: z.literal(true) });

/** `GET /api/foods`, ours: foods whose name or other name begins with the text, or is spelled in a similar way. */
export const suggestFoodsQuery = z.object({ query: z.string().max(INGREDIENT_MAX_LENGTH) });

export const suggestFoodsReply = z.object({ foods: z.array(namedFood).max(SUGGESTED_FOODS_MAX) });
