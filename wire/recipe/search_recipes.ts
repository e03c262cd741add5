import { z } from "zod";
import { DISH_TYPES } from "../../core/recipe/mod.ts";
import {
  FILTER_DIETS,
  FILTER_KCAL,
  FILTER_MEALS,
  FILTER_MINUTES,
  QUERY_MAX_LENGTH,
  SEARCH_PAGE_MAX,
  SEARCH_SORTS,
} from "../../core/search/mod.ts";
import { call } from "../call.ts";
import { foodRulesChoice, hiddenByRules } from "../food_rules/food_rules_fields.ts";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** A card with the reason why it was found. */
const foundRecipe = recipeSummary.extend({
  /** Ours: why it was found, besides the name, as text for the card: "vegan, with chocolate". */
  why: z.string().optional(),
});

/** A number of a list, as text. */
function oneOf<Value extends number>(values: readonly Value[]) {
  return z
    .enum(values.map(String))
    .transform((text) => Number(text) as Value) // sound: the text is that of a value
    .optional();
}

/** Ours. Without a query, or with a blank one, all recipes in the shuffled order. */
export const searchRecipes = call("GET /api/recipes", {
  summary: "Search the recipes by text; without one a varied selection",
  access: "known",
  toleratesLag: true,
  query: z.object({
    query: z.string().max(QUERY_MAX_LENGTH).optional(),
    foodRules: foodRulesChoice,
    /** Ours: only recipes of any of these kinds, with a comma between: "Salad,main dish". */
    dishTypes: z
      .string()
      .max(QUERY_MAX_LENGTH)
      .transform((kinds) => kinds.split(","))
      .pipe(z.array(z.enum(DISH_TYPES)))
      .optional(),
    /** Longest time, in minutes. */
    maxMinutes: oneOf(FILTER_MINUTES),
    /** Most kilocalories of a serving; recipes whose energy is not known are left out. */
    maxKcal: oneOf(FILTER_KCAL),
    /** What a dish may contain counts too. */
    diet: z.enum(FILTER_DIETS).optional(),
    /** As the recipe's page names it: "Middle Eastern". No recipe has one that is not known. */
    cuisine: z
      .string()
      .regex(/^[A-Z][A-Za-z ]{1,39}$/u)
      .optional(),
    /** The meal that a recipe is a whole dish of. */
    meal: z.enum(FILTER_MEALS).optional(),
    /** Only recipes of whose foods the caller's household has more at home than it lacks; needs a caller. */
    atHome: z.literal("true").optional(),
    /** Of the first 1,000 matches; the best match first by default. */
    sort: z.enum(SEARCH_SORTS).optional(),
    ...pageFields({ maxLimit: SEARCH_PAGE_MAX }),
  }),
  reply: z.object({
    recipes: z.array(foundRecipe).max(SEARCH_PAGE_MAX),
    nextCursor,
    /** Ours: the words that were searched instead, if one was misspelled. */
    corrected: z.string().optional(),
    /** Ours: set if no recipe, or few, have all the words; those with the most important ones come first. */
    partial: z.literal(true).optional(),
    /** Ours: names of what the query leaves out, if anything. No recipe contains it or may contain it. */
    excluded: z.array(z.string()).max(QUERY_MAX_LENGTH).optional(),
    /** Ours: parts of the query that look like an exclusion and are not understood, if any. The recipes may contain it. */
    notUnderstood: z.array(z.string()).max(QUERY_MAX_LENGTH).optional(),
    hiddenByRules,
  }),
});

export type SearchRecipesReply = z.infer<typeof searchRecipes.reply>;
