import { z } from "zod";
import { type SpecCall, specCalls } from "./spec_call.ts";
import { date, day, entry, NOT_TEXT, notPortions, sentChange, targetDate, time } from "./spec_fields.ts";

// Portions, leftovers and moves of planned meals: all of them from the decisions.

/** They need a planned meal. */
const madeIn = "story_integration_test.ts";
const slot = entry.pick({ day_of_week: true, meal_time: true }).extend({ date: z.iso.date() });
const tuesday = { day: "Tuesday", time: "Dinner", date: "2031-03-06" };
const wednesday = { ...tuesday, day: "Wednesday", time: "Lunch" };
const NOT_OBJECTS = [...NOT_TEXT, null, "Tuesday", {}];
const NOT_SLOTS = [
  ...NOT_OBJECTS,
  { ...tuesday, day: "Funday" },
  { ...tuesday, time: "Brunch" },
  { ...tuesday, date: "2031-02-30" },
];
const portions = { in: "body", missing: "fine", wrong: notPortions } as const;

export const SPEC_PLAN_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "PUT /api/meal-portions",
    fields: { day, time, date, portions: { ...portions, missing: 400 }, ...sentChange },
    madeIn,
    request: () => ({ body: { ...tuesday, portions: 2.5 } }),
    holds: slot.extend({ portions: z.number().nullable() }),
  },
  {
    call: "PUT /api/meal-cooked",
    fields: { day, time, date, cooked: { in: "body", missing: 400, wrong: [null, "true", 1, [true], { text: "x" }] } },
    madeIn,
    request: () => ({ body: { ...tuesday, cooked: true } }),
    holds: slot.extend({ cooked: z.boolean() }),
  },
  {
    call: "POST /api/save-leftovers",
    fields: {
      day,
      time,
      date,
      of: {
        in: "body",
        missing: 400,
        wrong: [...NOT_OBJECTS, { date: "2031-02-30", time: "Dinner" }, { date: "2031-03-04", time: "Brunch" }],
      },
      portions,
      ...sentChange,
    },
    madeIn,
    request: () => ({ body: { ...wednesday, of: { date: "2031-03-04", time: "Dinner" } } }),
    holds: slot.extend({ meal_name: z.string() }),
  },
  {
    call: "GET /api/cooked-recipes",
    fields: {},
    request: () => ({}),
    holds: z.object({
      recipes: z.array(z.object({ id: z.string(), name: z.string(), mainImage: z.string(), cookedOn: z.iso.date() })),
    }),
  },
  {
    call: "GET /api/leftovers",
    fields: {
      day: { in: "query", missing: 400, wrong: ["", "Funday", "monday"] },
      time: { in: "query", missing: 400, wrong: ["", "Brunch", "dinner"] },
      targetDate,
    },
    request: () => ({ query: { day: "Thursday", time: "Lunch", targetDate: "2026-11-19" } }),
    holds: z.array(entry.extend({ recipeId: z.string(), date: z.iso.date() })),
  },
  {
    call: "POST /api/move-meal",
    fields: {
      meal: { in: "body", missing: 400, wrong: ["soup", 7, null, [], {}, { id: 7 }, { id: "" }] },
      from: { in: "body", missing: 400, wrong: NOT_SLOTS },
      to: { in: "body", missing: 400, wrong: [...NOT_SLOTS, tuesday] },
      ...sentChange,
    },
    madeIn,
    request: ({ recipe }) => ({ body: { meal: { id: recipe.id }, from: tuesday, to: wednesday } }),
    holds: z.object({ from: slot, to: slot }),
  },
]);
