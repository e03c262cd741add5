import { z } from "zod";
import { type SpecCall, specCalls } from "./spec_call.ts";
import { cursor, limit, uidInQuery } from "./spec_fields.ts";

const recipeIds = { "no-such-dish": 404, "..%2F..%2Fetc%2Fpasswd": 404, "%00": 400, "%E0%A4%A": 400 };

const card = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  mainImage: z.string().startsWith("/pictures/"),
  calories: z.number().positive().optional(),
  totalTime: z
    .string()
    .regex(/^\d+ Min$/u)
    .optional(),
});
const cards = z.array(card).min(1).max(120);

const rating = z.object({ value: z.number().min(1).max(5).nullable(), reviews: z.number().int().nonnegative() });

/** One for each line of a group; null for ingredients that are added to taste. */
const amounts = z
  .array(z.object({ quantity: z.number().positive(), unit: z.string(), one: z.string(), many: z.string() }).nullable())
  .min(1);
const partlyKnown = z.object({ amount: z.string().regex(/^\d+(\.\d)? g$/u), weightShare: z.number().min(0).max(1) });

const foodRules = { in: "query", missing: "fine", wrong: ["", "show", "Ignore"] } as const;
const mealTime = { in: "query", missing: "fine", wrong: ["", "Brunch", "dinner"] } as const;
const foodRulesInBody = { in: "body", missing: "fine", wrong: ["", "show", "Ignore", 1, null] } as const;

/** The part of {@linkcode SPEC_CALLS} that is about recipes. */
export const SPEC_RECIPE_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "GET /recipes",
    origin: "specification",
    fields: { firebaseUid: uidInQuery, foodRules, mealTime, cursor, limit },
    request: ({ uid }) => ({ query: { firebaseUid: uid, foodRules: "ignore" } }),
    holds: z.object({ recipes: cards, hiddenByRules: z.literal(0) }),
  },
  {
    call: "GET /api/recipes",
    origin: "specification",
    auth: "known",
    uidFields: [],
    fields: {
      query: { in: "query", missing: "fine", wrong: ["x".repeat(101)] },
      maxMinutes: { in: "query", missing: "fine", wrong: ["", "20", "-1", "many"] },
      maxKcal: { in: "query", missing: "fine", wrong: ["", "1", "601"] },
      diet: { in: "query", missing: "fine", wrong: ["", "carnivore"] },
      cuisine: { in: "query", missing: "fine", wrong: ["", "italian", "A".repeat(41), "It:alian"] },
      meal: { in: "query", missing: "fine", wrong: ["", "Brunch", "dinner"] },
      atHome: { in: "query", missing: "fine", wrong: ["", "false"] },
      sort: { in: "query", missing: "fine", wrong: ["", "dearest"] },
      dishTypes: { in: "query", missing: "fine", wrong: ["", "Pizza", "Soup;Salad"] },
      foodRules,
      cursor,
      limit,
    },
    request: () => ({
      query: { query: "tomato", maxMinutes: "60", sort: "quickest", foodRules: "ignore", limit: "5" },
    }),
    holds: z.object({ recipes: cards.max(5), nextCursor: z.string().nullable() }),
  },
  {
    call: "GET /api/recipe/{id}",
    origin: "specification",
    auth: "known",
    uidFields: [],
    ids: recipeIds,
    request: ({ recipe }) => ({ id: recipe.id }),
    holds: z.object({
      recipe: card.extend({
        images: z.array(z.string()),
        description: z.string().min(1),
        numberOfServings: z.number().positive(),
        totalTime: z.string(),
        rating,
        ingredientGroups: z
          .array(z.object({ title: z.string().optional(), items: z.array(z.string()).min(1), amounts }))
          .min(1),
        instructions: z.array(z.string().min(1)).min(1),
        nutritionalInfo: z.object({
          calories: z.string().regex(/^\d+ kcal$/u),
          protein: z.string().regex(/ g$/u),
          carbs: z.string().regex(/ g$/u),
          fat: z.string().regex(/ g$/u),
          fiber: partlyKnown,
          salt: partlyKnown,
          saturatedFat: partlyKnown,
        }),
        scales: z.enum(["freely", "in-batches", "one-tin"]),
      }),
    }),
  },
  {
    call: "GET /api/recipe/{id}/export",
    auth: "known",
    uidFields: [],
    fields: { format: { in: "query", missing: 400, wrong: ["", "pdf", "Cooklang"] } },
    ids: recipeIds,
    madeIn: "public_pages_integration_test.ts",
    request: ({ recipe }) => ({ id: recipe.id, query: { format: "cooklang" } }),
    holds: z.unknown(),
  },
  {
    call: "GET /api/recipes/{id}/written",
    auth: "known",
    uidFields: [],
    ids: recipeIds,
    request: ({ recipe }) => ({ id: recipe.id }),
    holds: z.object({
      name: z.string().min(1),
      recipe: z.object({
        name: z.string().min(1),
        portions: z.number().positive(),
        totalMinutes: z.number().positive(),
        ingredients: z
          .array(
            z.object({ lines: z.array(z.object({ text: z.string().min(1), food: z.string().optional() })).min(1) }),
          )
          .min(1),
        steps: z.array(z.string()).min(1),
      }),
    }),
  },
  {
    call: "POST /api/meals-by-filters",
    origin: "specification",
    auth: "known",
    uidFields: [],
    fields: {
      filters: {
        in: "body",
        missing: "fine",
        wrong: ["Soup", 7, {}, ["Gruel"], ["Soup", "Gruel"], [7], Array.from({ length: 21 }, () => "Soup")],
      },
      foodRules: foodRulesInBody,
      mealTime: { in: "body", missing: "fine", wrong: ["", "Brunch", "dinner", 1, null] },
      cursor: { in: "body", missing: "fine", wrong: ["-1", "here", 1] },
      limit: { in: "body", missing: "fine", wrong: [0, -1, 2.5, 121, "5"] },
    },
    request: () => ({ body: { filters: ["Soup", "main dish", "drinks"], foodRules: "ignore" } }),
    holds: z.object({ meals: z.array(card).min(1).max(400) }),
  },
  {
    call: "POST /find-recipes",
    origin: "specification",
    auth: "known",
    uidFields: [],
    fields: {
      ingredients: {
        in: "body",
        missing: 400,
        wrong: ["tomato", 7, {}, [7], ["x".repeat(65)], Array.from({ length: 51 }, () => "egg"), [], ["  "]],
        named: "Please add at least one ingredient.",
      },
      foodRules: foodRulesInBody,
    },
    request: () => ({ body: { ingredients: ["Tomatoes", "garlic", "Eggs"], foodRules: "ignore" } }),
    holds: z.object({
      recipes: z
        .array(card.extend({ matchedIngredients: z.array(z.string()).min(1), missingIngredients: z.array(z.string()) }))
        .min(1),
    }),
  },
  {
    call: "PUT /api/recipe/{id}/rating",
    fields: { value: { in: "body", missing: 400, wrong: [0, 6, -1, 3.5, "5", null, [5], true] } },
    ids: recipeIds,
    request: ({ recipe }) => ({ id: recipe.id, body: { value: 4 } }),
    holds: z.object({ rating: z.object({ value: z.number(), reviews: z.number().positive() }) }),
  },
  {
    call: "GET /api/recipe/{id}/rating",
    request: ({ recipe }) => ({ id: recipe.id }),
    holds: z.object({ value: z.number().nullable(), favourite: z.boolean() }),
  },
  {
    call: "PUT /api/recipe/{id}/favourite",
    ids: recipeIds,
    request: ({ recipe }) => ({ id: recipe.id }),
    holds: z.object({ favourite: z.literal(true) }),
  },
  {
    call: "DELETE /api/recipe/{id}/favourite",
    request: ({ recipe }) => ({ id: recipe.id }),
    holds: z.object({ favourite: z.literal(false) }),
  },
  {
    call: "GET /api/favourites",
    fields: { cursor, limit },
    request: () => ({ query: { limit: "5" } }),
    holds: z.object({ recipes: z.array(card).max(5), nextCursor: z.string().nullable() }),
  },
]);
