import { z } from "zod";
import { type SpecCall, type SpecField, specCalls } from "./spec_call.ts";
import { numberIds } from "./spec_fields.ts";

// The calls of people who shop together: all of them from the decisions.

const NOT_LISTS = [null, "a", 7, true, { id: "a" }];
const NOT_IDS = [["a b"], [""], [7], [null], ["x".repeat(41)]];

const tick = { kind: "tick", id: "t1", food: "egg", amount: 6, measure: "piece", after: [] };
const line = { kind: "line", id: "l1", text: "kitchen paper" };

const today: SpecField = { in: "query", missing: "fine", wrong: ["", "tomorrow", "2026-02-30", "1899-12-31"] };

const entries: SpecField = {
  in: "body",
  missing: 400,
  wrong: [
    ...NOT_LISTS,
    [{ ...tick, amount: -1 }],
    [{ ...tick, amount: 0.5 }],
    [{ ...tick, amount: 1_000_001 }],
    [{ ...tick, measure: "cups" }],
    [{ ...tick, food: "EGG; --" }],
    [{ ...tick, after: "t0" }],
    [{ ...tick, after: Array.from({ length: 51 }, (_, i) => `t${i}`) }],
    [{ ...tick, kind: "bought" }],
    [{ ...tick, id: "a b" }],
    [{ ...line, text: "" }],
    [{ ...line, text: "  " }],
    [{ ...line, text: "two\nlines" }],
    [{ ...line, text: "zero\u0000byte" }],
    [{ ...line, text: "x".repeat(101) }],
    [{ kind: "line-tick", id: "t2" }],
    Array.from({ length: 201 }, (_, i) => ({ ...line, id: `l${i}` })),
  ],
};
const removed: SpecField = {
  in: "body",
  missing: 400,
  wrong: [...NOT_LISTS, ...NOT_IDS, Array.from({ length: 201 }, (_, i) => `l${i}`)],
};

const shopFields: Record<string, SpecField> = {
  name: { in: "body", missing: 400, wrong: [7, true, null, ["Market"], "", "  ", "x".repeat(61), "Mar\u200bket"] },
  aisles: { in: "body", missing: 400, wrong: [...NOT_LISTS, ["chocolate"], Array.from({ length: 20 }, () => "fish")] },
};

const shops = z.object({
  shops: z.array(z.object({ id: z.number(), name: z.string(), aisles: z.array(z.string()) })),
  shopId: z.number().nullable(),
});
const household = z.object({ householdId: z.number(), version: z.number() });
const list = z.object({
  entries: z.array(z.object({ kind: z.enum(["tick", "line", "line-tick"]), id: z.string() })),
  removed: z.array(z.string()),
});
const foods = z.object({
  bought: z.array(z.object({ food: z.object({ key: z.string(), name: z.string(), plural: z.string() }) })),
  lines: z.array(z.object({ text: z.string(), aisle: z.string() })),
});
const needs = z.array(
  z.object({
    bought: z.object({ food: z.object({ key: z.string() }), measure: z.enum(["g", "piece"]) }),
    missing: z.number(),
    meals: z.array(
      z.object({ date: z.iso.date(), mealTime: z.string(), recipeId: z.string(), recipeName: z.string() }),
    ),
  }),
);
const shoppingList = shops.extend({
  household,
  days: z.array(z.iso.date()).max(28),
  needs: z.object({ toBuy: needs, atHome: needs, alwaysThere: needs }),
  list,
  foods,
});
const changed = z.object({ household, list, foods });

/** For calls on a shop that must exist. */
const madeIn = "story_integration_test.ts";

export const SPEC_SHOPPING_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "GET /api/shopping-list",
    fields: { today, week: today },
    request: () => ({ query: { today: "2026-11-19" } }),
    holds: shoppingList,
  },
  {
    call: "PUT /api/shopping-list/days",
    fields: {
      today,
      days: {
        in: "body",
        missing: 400,
        wrong: [
          ...NOT_LISTS,
          [7],
          ["tomorrow"],
          ["2026-02-30"],
          ["1899-12-31"],
          Array.from({ length: 29 }, () => "2026-11-19"),
        ],
      },
    },
    request: () => ({ query: { today: "2026-11-19" }, body: { days: ["2026-11-19", "2026-11-22"] } }),
    holds: shoppingList,
  },
  {
    call: "GET /api/recipe/{id}/shopping",
    fields: { today, portions: { in: "query", missing: "fine", wrong: ["", "0", "-1", "many", "101", "1e1"] } },
    ids: { "no-such-dish": 404 },
    request: ({ recipe }) => ({ id: recipe.id, query: { today: "2026-11-19", portions: "2.5" } }),
    holds: z.object({ state: z.literal("to-buy"), lines: z.array(z.string()).min(1) }),
  },
  {
    call: "POST /api/shopping-list/changes",
    fields: {
      entries,
      removed,
      householdId: { in: "body", missing: "fine", wrong: ["1", true, [1], 0, -1, 1.5] },
    },
    request: () => ({ body: { entries: [tick, line], removed: ["l0"] } }),
    holds: changed,
  },
  {
    call: "POST /api/shopping-list/done",
    fields: { today, ids: { in: "body", missing: 400, wrong: [...NOT_LISTS, ...NOT_IDS, []] } },
    request: () => ({ query: { today: "2026-11-19" }, body: { ids: ["t1", "unknown"] } }),
    holds: changed,
  },
  {
    call: "PUT /api/shopping-list/shop",
    fields: { shopId: { in: "body", missing: 400, wrong: ["1", true, [1], 0, -1, 1.5] } },
    request: () => ({ body: { shopId: null } }),
    holds: shops,
  },
  { call: "GET /api/shops", holds: shops },
  {
    call: "POST /api/shops",
    fields: shopFields,
    madeIn,
    request: () => ({ body: { name: "Market", aisles: ["fish", "bread"] } }),
    holds: shops,
  },
  {
    call: "PUT /api/shops/{id}",
    fields: shopFields,
    ids: numberIds,
    madeIn,
    request: () => ({ id: "1", body: { name: "Market", aisles: [] } }),
    holds: shops,
  },
  { call: "DELETE /api/shops/{id}", ids: numberIds, madeIn, request: () => ({ id: "1" }), holds: shops },
]);
