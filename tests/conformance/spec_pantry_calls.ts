import { z } from "zod";
import { type SpecCall, specCalls } from "./spec_call.ts";
import { NOT_TEXT, numberIds } from "./spec_fields.ts";

// The calls of the foods at home: all of them from the decisions.

const NOT_A_DATE = ["tomorrow", "2026-02-30", "2026-2-3", ""];

const details = {
  name: z.string(),
  food: z.object({ key: z.string(), name: z.string() }).nullable(),
  amount: z.object({ quantity: z.number(), unit: z.string() }).nullable(),
  useBy: z.iso.date().nullable(),
  storage: z.enum(["fridge", "freezer", "cupboard", "counter"]).nullable(),
  alwaysThere: z.boolean(),
};
const food = z.object({
  id: z.number(),
  ...details,
  addedBy: z.object({ id: z.number(), name: z.string() }).nullable(),
  addedAt: z.iso.datetime(),
});
const pantry = z.object({ householdId: z.number(), version: z.number(), foods: z.array(food) });

const measured = z.object({ quantity: z.number().positive(), unit: z.string() });
const usedFoods = z.object({
  foods: z.array(z.object({ id: z.number(), had: measured, used: measured, left: measured.nullable() })),
});

const text = { missing: 400, wrong: ["", "x".repeat(101), "500 g"] } as const;
const spinach = { name: "Baby spinach", amount: { quantity: 500, unit: "g" }, useBy: "2026-12-04", storage: "fridge" };
const written = {
  name: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "..", "x".repeat(101)] },
  amount: {
    in: "body",
    missing: 400,
    wrong: [...NOT_TEXT, { quantity: 0, unit: "g" }, { quantity: 1, unit: "pack" }, { quantity: 100_001, unit: "g" }],
  },
  useBy: { in: "body", missing: 400, wrong: [...NOT_TEXT, ...NOT_A_DATE] },
  storage: { in: "body", missing: 400, wrong: [...NOT_TEXT, "attic"] },
  alwaysThere: { in: "body", missing: 400, wrong: ["yes", 1, null, [true]] },
} as const;

export const SPEC_PANTRY_CALLS: readonly SpecCall[] = specCalls([
  { call: "GET /api/pantry", holds: pantry },
  {
    call: "GET /api/pantry/line",
    fields: { text: { in: "query", ...text }, today: { in: "query", missing: "fine", wrong: NOT_A_DATE } },
    request: () => ({ query: { text: "500 g spinach, by Friday", today: "2026-11-23" } }),
    holds: z.object(details),
  },
  {
    call: "POST /api/pantry",
    fields: {
      text: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, ...text.wrong] },
      today: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, ...NOT_A_DATE] },
    },
    request: () => ({ body: { text: "500 g spinach, by Friday", today: "2026-11-23" } }),
    holds: food,
  },
  {
    call: "POST /api/pantry/foods",
    fields: {
      foods: {
        in: "body",
        missing: 400,
        wrong: [
          ...NOT_TEXT,
          null,
          [],
          [{}],
          [{ ...spinach, alwaysThere: true, food: 7 }],
          Array.from({ length: 101 }, () => spinach),
        ],
      },
    },
    request: () => ({ body: { foods: [{ ...spinach, alwaysThere: false, food: "spinach" }] } }),
    holds: pantry,
  },
  {
    call: "PUT /api/pantry/{id}",
    fields: written,
    ids: numberIds,
    request: async ({ pantryFood }) => ({
      id: String(await pantryFood()),
      body: { ...spinach, alwaysThere: false },
    }),
    holds: food,
  },
  {
    call: "DELETE /api/pantry/{id}",
    ids: numberIds,
    again: 404,
    request: async ({ pantryFood }) => ({ id: String(await pantryFood()) }),
    holds: food,
  },
  {
    call: "GET /api/recipe/{id}/cooked",
    fields: { portions: { in: "query", missing: 400, wrong: ["", "0", "-1", "many", "101", "1e1"] } },
    ids: { "no-such-dish": 404 },
    request: async ({ pantryFood, recipe }) => {
      await pantryFood();
      return { id: recipe.id, query: { portions: "2.5" } };
    },
    holds: usedFoods,
  },
  {
    call: "POST /api/recipe/{id}/cooked",
    fields: {
      portions: { in: "body", missing: 400, wrong: [0, -1, "2", 101, null, [2]] },
      foods: {
        in: "body",
        missing: 400,
        wrong: [
          ...NOT_TEXT,
          null,
          [],
          [{}],
          [{ id: "1", had: spinach.amount }],
          [{ id: 1, had: { quantity: 0, unit: "g" } }],
        ],
      },
    },
    ids: { "no-such-dish": 404 },
    request: ({ recipe }) => ({ id: recipe.id, body: { portions: 2, foods: [{ id: 1, had: spinach.amount }] } }),
    holds: usedFoods,
  },
]);
