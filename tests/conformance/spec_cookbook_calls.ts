import { z } from "zod";
import { type SpecCall, type SpecField, specCalls } from "./spec_call.ts";
import { cursor, limit, NOT_TEXT } from "./spec_fields.ts";

// The calls of own recipes: all of them from the decisions.

const food = z.object({ key: z.string(), name: z.string() });
const line = z.object({ text: z.string(), food: food.nullable(), isChosen: z.boolean(), suggestions: z.array(food) });
const read = z.object({
  groups: z.array(z.object({ lines: z.array(line) })),
  allergenGroups: z.object({
    contains: z.array(z.unknown()),
    mayContain: z.array(z.unknown()),
    free: z.array(z.string()),
  }),
  diets: z.array(z.string()),
});
const own = z.object({
  id: z.string().regex(/^own-\d+$/u),
  version: z.number(),
  owner: z.object({ id: z.number(), name: z.string() }),
  isMine: z.literal(true),
  isShared: z.boolean(),
  recipe: z.object({ name: z.string(), ingredients: z.array(z.unknown()), steps: z.array(z.string()) }),
  read,
  photos: z.array(z.object({ id: z.string(), url: z.string() })),
});

/** A valid recipe. */
export const goulash = {
  name: "Grandma's Goulash",
  portions: 4,
  ingredients: [{ lines: [{ text: "800 g beef" }, { text: "3 onions, sliced" }] }],
  steps: ["Brown the beef.", "Simmer until soft."],
  notes: [],
  tags: ["Dinner"],
};

const PASTED = "Leek Soup\n\nIngredients\n2 leeks\n1 l water\n\nMethod\nSlice the leeks.\nBoil them in the water.";

const lines = (...all: object[]) => [{ lines: all }];
const NOT_INGREDIENTS = [
  null,
  "onions",
  [{ lines: "onions" }],
  lines({ text: "" }),
  lines({ text: 7 }),
  lines({ text: "x".repeat(501) }),
  lines({ text: "onions", food: "" }),
  lines(...Array.from({ length: 201 }, () => ({ text: "1 onion" }))),
  Array.from({ length: 21 }, () => ({ lines: [] })),
];
const NOT_PORTIONS = ["4", 0, -1, 2.5, 101];
const notRecipe = (changes: object) => ({ ...goulash, ...changes });

const recipe: SpecField = {
  in: "body",
  missing: 400,
  wrong: [
    ...NOT_TEXT,
    null,
    ...NOT_INGREDIENTS.map((ingredients) => notRecipe({ ingredients })),
    ...NOT_PORTIONS.map((portions) => notRecipe({ portions })),
    ...["", "x".repeat(201), 7].map((name) => notRecipe({ name })),
    notRecipe({ source: { url: "javascript:alert(1)" } }),
    notRecipe({ ingredients: lines({ text: "onions", food: "no-such-food" }) }),
    notRecipe({ steps: ["x".repeat(4_001)] }),
    notRecipe({ totalMinutes: 43_201 }),
  ],
};
const isShared: SpecField = { in: "body", missing: "fine", wrong: [null, "true", 1] };

const bodyMaxBytes = 1_500_000;

const ids = { "own-0": 400, "shakshuka-with-feta": 400, "1%20or%201=1": 400, "own-999999999999": 404 };

const importIds = { "0": 400, "own-1": 400, "1%20or%201=1": 400, "999999999999": 404 };

export const SPEC_COOKBOOK_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "GET /api/account/recipes",
    madeIn: "own_recipes_integration_test.ts",
    holds: z.unknown(),
  },
  {
    call: "GET /api/own-recipes",
    fields: { limit: { ...limit, wrong: [...limit.wrong, "61"] }, cursor },
    holds: z.object({
      recipes: z.array(z.object({ id: z.string(), name: z.string() })),
      nextCursor: z.string().nullable(),
    }),
  },
  {
    call: "POST /api/own-recipes/read",
    bodyMaxBytes,
    fields: {
      ingredients: { in: "body", missing: 400, wrong: NOT_INGREDIENTS },
      portions: { in: "body", missing: "fine", wrong: [...NOT_PORTIONS, null] },
      language: { in: "body", missing: "fine", wrong: [...NOT_TEXT, "", "english"] },
    },
    request: () => ({ body: { ingredients: goulash.ingredients, portions: 4 } }),
    holds: read.extend({
      nutrition: z.object({ kcal: z.number(), linesKnown: z.literal(2), linesOfFood: z.literal(2) }),
    }),
  },
  {
    call: "POST /api/own-recipes",
    bodyMaxBytes,
    fields: {
      recipe,
      isShared,
      copyOf: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, "x".repeat(201)] },
      pictures: { in: "body", missing: "fine", wrong: [null, "https://example.com/a.jpg", ["ftp://example.com"], [7]] },
    },
    request: () => ({ body: { recipe: goulash } }),
    holds: own,
  },
  {
    call: "GET /api/own-recipes/{id}",
    ids,
    request: async ({ ownRecipe }) => ({ id: await ownRecipe() }),
    holds: own,
  },
  {
    call: "PUT /api/own-recipes/{id}",
    bodyMaxBytes,
    fields: {
      recipe,
      isShared: { ...isShared, missing: 400 },
      version: { in: "body", missing: 400, wrong: ["1", 0, -1, 1.5, null] },
    },
    ids,
    again: 409,
    request: async ({ ownRecipe }) => ({
      id: await ownRecipe(),
      body: { recipe: { ...goulash, name: "Goulash Soup" }, version: 1, isShared: true },
    }),
    holds: own,
  },
  {
    call: "POST /api/own-recipes/{id}/photos",
    bodyAs: "form",
    fields: { photo: { in: "body", missing: 400, wrong: [""] } },
    ids,
    request: async ({ ownRecipe, photo }) => ({ id: await ownRecipe(), body: { photo } }),
    holds: own,
  },
  {
    call: "DELETE /api/own-recipes/{id}/photos/{photoId}",
    ids,
    request: async ({ ownRecipe }) => ({ id: await ownRecipe() }),
    holds: own,
  },
  {
    call: "POST /api/own-recipes/{id}/link",
    ids,
    request: async ({ ownRecipe }) => ({ id: await ownRecipe() }),
    holds: z.object({ path: z.string().regex(/^\/shared\/link-[0-9a-f-]{36}$/u) }),
  },
  {
    call: "PUT /api/own-recipes/{id}/link",
    ids,
    request: async ({ ownRecipe }) => ({ id: await ownRecipe() }),
    holds: z.object({ path: z.string().regex(/^\/shared\/link-[0-9a-f-]{36}$/u) }),
  },
  {
    call: "DELETE /api/own-recipes/{id}/link",
    ids,
    madeIn: "own_recipes_integration_test.ts",
    request: async ({ ownRecipe }) => ({ id: await ownRecipe() }),
    holds: z.unknown(),
  },
  {
    call: "DELETE /api/own-recipes/{id}",
    // It replies without a body.
    madeIn: "own_recipes_integration_test.ts",
    request: async ({ ownRecipe }) => ({ id: await ownRecipe() }),
    holds: z.unknown(),
  },
  {
    call: "POST /api/recipe-imports/page",
    bodyMaxBytes: 6_100_000,
    fields: {
      text: { in: "body", missing: 400, wrong: [...NOT_TEXT, "", null, "Nothing to eat.", "x".repeat(2_000_001)] },
      url: { in: "body", missing: "fine", wrong: [...NOT_TEXT, "", null, "https://example.com/soup"] },
    },
    request: () => ({ body: { text: PASTED } }),
    holds: z.object({
      recipe: z.object({ name: z.literal("Leek Soup"), ingredients: z.array(z.unknown()), steps: z.array(z.string()) }),
      pictures: z.array(z.string()),
      doubts: z.array(z.string()),
      duplicates: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
  {
    call: "POST /api/recipe-imports",
    bodyAs: "form",
    fields: {
      file: { in: "body", missing: 400, wrong: [""] },
      whenKnown: { in: "body", missing: "fine", wrong: ["", "Skip", "replace"] },
    },
    // A person has one at a time.
    madeIn: "recipe_imports_integration_test.ts",
    request: ({ photo }) => ({ body: { file: photo } }),
    holds: z.unknown(),
  },
  { call: "GET /api/recipe-imports", holds: z.object({ imports: z.array(z.unknown()) }) },
  {
    call: "PUT /api/recipe-imports/{id}",
    fields: { state: { in: "body", missing: 400, wrong: [...NOT_TEXT, "", null, "undone", "Running"] } },
    ids: importIds,
    madeIn: "recipe_imports_integration_test.ts",
    request: () => ({ id: "999999999999", body: { state: "paused" } }),
    holds: z.unknown(),
  },
  {
    call: "DELETE /api/recipe-imports/{id}",
    ids: importIds,
    madeIn: "recipe_imports_integration_test.ts",
    request: () => ({ id: "999999999999" }),
    holds: z.unknown(),
  },
  {
    call: "GET /api/recipe-imports/{id}/results",
    fields: { limit: { ...limit, wrong: [...limit.wrong, "101"] }, cursor },
    ids: importIds,
    madeIn: "recipe_imports_integration_test.ts",
    request: () => ({ id: "999999999999" }),
    holds: z.unknown(),
  },
]);
