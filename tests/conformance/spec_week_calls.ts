import { z } from "zod";
import { DAY_MS } from "../../core/shared/mod.ts";
import { type SpecCall, type SpecField, specCalls } from "./spec_call.ts";
import { NOT_TEXT, notPortions } from "./spec_fields.ts";

// The calls that fill a week: all of them from the decisions.

const MONDAY = "2026-11-16";
const weeks = Math.floor((Date.now() - Date.parse(MONDAY)) / (7 * DAY_MS));
/** Next week's Monday. */
export const nextMonday = dateAfter(7 * (weeks + 1));

function dateAfter(days: number): string {
  return new Date(Date.parse(MONDAY) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A search replaces the same person's search before it, and a change can be made once. */
const madeIn = "story_integration_test.ts";
/** A Tuesday, no dates, and Mondays too far away. */
const ids = {
  [dateAfter(8)]: 400,
  tomorrow: 400,
  "2026-02-30": 400,
  "2000-01-03": 400,
  [dateAfter(7 * (weeks + 60))]: 400,
};

const slot = { day: "Tuesday", time: "Dinner" };
const dish = { recipeId: "shakshuka-with-feta" };
const NOT_LISTS = [null, "a", 7, true, { day: "Tuesday" }];
const NOT_SLOTS = [...NOT_TEXT, null, {}, { ...slot, day: "Funday" }, { ...slot, time: "Brunch" }, { day: "Tuesday" }];
const NOT_DISHES = [
  ...NOT_TEXT,
  {},
  { recipeId: "" },
  { recipeId: "x".repeat(201) },
  { ...dish, leftoversOf: slot },
  { ...dish, leftoversOf: { date: "2026-02-30", time: "Dinner" } },
  { ...dish, leftoversOf: { date: MONDAY, time: "Brunch" } },
  ...notPortions.map((portions) => ({ ...dish, portions })),
];
const change = { ...slot, from: null, to: dish };

const inBody = (wrong: readonly unknown[]): SpecField => ({ in: "body", missing: "fine", wrong });
const NOT_BOOLEANS = [null, "true", 1, [true]];
const relaxed = { rule: "activeMinutes", slots: [slot], to: 30 };
const wishes: Record<string, SpecField> = {
  today: { ...inBody([...NOT_TEXT, null, "", "tomorrow", "2026-02-30", "1899-12-31"]), named: "date" },
  activeMinutes: inBody([
    7,
    true,
    "10",
    null,
    ...[-1, 601, 2.5, "10", null].map((Dinner) => ({ weekdays: { Dinner }, weekends: {} })),
    ...[-1, 601].map((Snacks) => ({ weekdays: {}, weekends: { Snacks } })),
  ]),
  leftovers: inBody(NOT_BOOLEANS),
  variety: inBody([null, "50", -1, 101, 0.5]),
  sameBreakfast: inBody(NOT_BOOLEANS),
  shoppingDays: inBody([...NOT_LISTS, [], ["Funday"], Array.from({ length: 8 }, () => "Monday")]),
  relaxed: inBody([
    ...NOT_LISTS,
    [{ ...relaxed, rule: "foodRules" }],
    [{ ...relaxed, slots: [] }],
    [{ ...relaxed, to: -1 }],
    [{ ...relaxed, to: 1_001 }],
    Array.from({ length: 13 }, () => relaxed),
  ]),
  seed: inBody([null, "7", -1, 1.5, 2 ** 31]),
};
const SLOT_LISTS_WRONG = [...NOT_LISTS, ...NOT_SLOTS.map((not) => [not])];
const meal = { ...slot, ...dish };
const MEALS_WRONG = [
  ...SLOT_LISTS_WRONG,
  ...NOT_DISHES.map((not) => [typeof not === "object" ? Object.assign({ ...slot }, not) : not]),
  [meal, meal],
  [{ ...meal, leftoversOf: { date: MONDAY, time: "Dinner" } }],
];
const MANY = Array.from({ length: 51 }, (_, i) => `dish-${i}`);
const card = z.object({ id: z.string(), name: z.string(), mainImage: z.string(), kcal: z.number() });

const templateInList = z.object({ id: z.number(), name: z.string(), mealCount: z.number() });
const templateIds = { "0": 400, first: 400, "999999999999": 404 };
const weeklyWishes = {
  meals: ["Dinner"],
  days: ["Tuesday"],
  activeMinutes: { weekdays: { Dinner: 30 }, weekends: {} },
  leftovers: true,
  sameBreakfast: false,
  variety: 50,
  shoppingDays: ["Monday"],
};
const weekly = z.object({
  wishes: z.object({ meals: z.array(z.string()), days: z.array(z.string()), variety: z.number() }).nullable(),
  dismissed: z.iso.date().nullable(),
});

export const SPEC_WEEK_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "POST /api/weeks/{monday}/suggestions",
    fields: {
      ...wishes,
      slots: inBody([...SLOT_LISTS_WRONG, Array.from({ length: 29 }, () => slot)]),
      meals: inBody(MEALS_WRONG),
      not: inBody([
        ...SLOT_LISTS_WRONG,
        [slot],
        [{ ...slot, recipeIds: [7] }],
        [{ ...slot, recipeIds: MANY }],
        [1, 2].map(() => ({ ...slot, recipeIds: [] })),
      ]),
    },
    ids,
    madeIn,
    request: () => ({ id: nextMonday, body: { slots: [slot] } }),
    holds: z.object({
      kind: z.literal("filled"),
      household: z.object({ id: z.number(), version: z.number() }),
      meals: z.array(z.object({ day: z.string(), time: z.string(), recipeId: z.string(), recipe: card })),
      figures: z.object({ foodsToBuy: z.number(), activeMinutes: z.number() }),
    }),
  },
  {
    call: "POST /api/weeks/{monday}/suggestions/alternatives",
    fields: {
      ...wishes,
      meals: { in: "body", missing: 400, wrong: MEALS_WRONG },
      slot: { in: "body", missing: 400, wrong: NOT_SLOTS },
      not: inBody([...NOT_LISTS, [7], [""], MANY]),
    },
    ids,
    madeIn,
    request: () => ({ id: nextMonday, body: { meals: [meal], slot } }),
    holds: z.array(z.object({ recipe: card, foodsToBuy: z.number(), activeMinutes: z.number() })),
  },
  {
    call: "POST /api/weeks/{monday}/suggestions/accept",
    fields: {
      changes: {
        in: "body",
        missing: 400,
        wrong: [
          ...NOT_LISTS,
          [],
          ...NOT_SLOTS.map((not) => [not]),
          [{ ...slot, to: dish }],
          [{ ...slot, from: dish }],
          ...NOT_DISHES.flatMap((not) => [[{ ...change, from: not }], [{ ...change, to: not }]]),
          [{ ...change, to: { ...dish, leftoversOf: { date: "2026-01-05", time: "Dinner" } } }],
          [change, change],
        ],
      },
    },
    ids,
    madeIn,
    request: () => ({ id: nextMonday, body: { changes: [change] } }),
    holds: z.object({ household: z.object({ id: z.number(), version: z.number() }) }),
  },
  { call: "GET /api/week-templates", holds: z.object({ templates: z.array(templateInList).max(20) }) },
  {
    call: "POST /api/week-templates",
    fields: {
      name: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", " ", "x".repeat(61)] },
      monday: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "tomorrow", "2026-02-30", dateAfter(8)] },
      days: { in: "body", missing: 400, wrong: [...NOT_LISTS, [], ["Funday"], [1]] },
    },
    madeIn,
    request: () => ({ body: { name: "Our weekdays", monday: nextMonday, days: ["Tuesday"] } }),
    holds: templateInList,
  },
  {
    call: "GET /api/week-templates/{id}",
    ids: templateIds,
    madeIn,
    request: () => ({ id: "1" }),
    holds: templateInList.omit({ mealCount: true }).extend({
      meals: z.array(z.object({ day: z.string(), time: z.string(), recipeId: z.string(), name: z.string() })),
    }),
  },
  {
    call: "DELETE /api/week-templates/{id}",
    ids: templateIds,
    madeIn,
    request: () => ({ id: "1" }),
    holds: z.undefined(),
  },
  { call: "GET /api/weekly-suggestion", holds: weekly },
  {
    call: "PUT /api/weekly-suggestion",
    fields: {
      wishes: {
        in: "body",
        missing: 400,
        wrong: [
          ...NOT_TEXT,
          {},
          { ...weeklyWishes, meals: [] },
          { ...weeklyWishes, days: ["Funday"] },
          { ...weeklyWishes, variety: 101 },
          { ...weeklyWishes, activeMinutes: { weekdays: { Brunch: 5 }, weekends: {} } },
          { ...weeklyWishes, templateId: 0 },
        ],
      },
    },
    request: () => ({ body: { wishes: weeklyWishes } }),
    holds: weekly,
  },
  {
    call: "POST /api/weekly-suggestion/dismiss",
    fields: { monday: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "2026-02-30"] } },
    request: () => ({ body: { monday: nextMonday } }),
    holds: weekly,
  },
]);
