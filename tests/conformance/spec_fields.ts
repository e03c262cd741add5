import { z } from "zod";
import type { SpecField } from "./spec_call.ts";

// Fields that several calls share.

export const NOT_TEXT = [7, true, ["text"], { text: "x" }];

/** Numbers for a path, with the status of the reply. */
export const numberIds: Readonly<Record<string, number>> = {
  "0": 400,
  "-1": 400,
  "1.5": 400,
  first: 400,
  "1%20or%201=1": 400,
  "999999999999": 404,
};

/** The caller's uid; optional, because the token identifies the caller. */
export const uidInQuery: SpecField = { in: "query", missing: "fine", wrong: [""] };

/** The page size of lists. */
export const limit: SpecField = { in: "query", missing: "fine", wrong: ["0", "-1", "2.5", "many", "121"] };

/** The position of the next page. */
export const cursor: SpecField = { in: "query", missing: "fine", wrong: ["-1", "here", "1.5"] };

/** The slot of a week. */
export const day: SpecField = { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "Funday", "monday", "Mon"] };
export const time: SpecField = {
  in: "body",
  missing: 400,
  wrong: [...NOT_TEXT, null, "", "Brunch", "dinner", "Snack"],
};
export const date: SpecField = {
  in: "body",
  missing: "fine",
  wrong: [...NOT_TEXT, "tomorrow", "2026-02-30", "2026-1-1", "2026-11-19T00:00:00Z", "1899-12-31"],
};

/** A day of the week that is read. */
export const targetDate: SpecField = {
  in: "query",
  missing: "fine",
  wrong: ["tomorrow", "2026-02-30", "2026-1-1", "1899-12-31"],
  named: "date",
};

/** Portions of a planned meal are quarters from ¼ to 48. */
export const notPortions: readonly unknown[] = ["2", true, [2], 0, -1, 0.2, 1.1, 48.25, 1e9];

/** The idempotency key and the precondition of a plan's change that a device sends late, or again. */
const expectedSlot = { day: "Tuesday", time: "Dinner", date: "2031-03-04", from: null, to: null };
const notSlots = [
  [],
  [expectedSlot, expectedSlot, expectedSlot],
  [{ ...expectedSlot, day: "Funday" }],
  [{ ...expectedSlot, date: "2031-02-30" }],
  [{ ...expectedSlot, date: undefined }],
  [{ ...expectedSlot, from: undefined }],
  [{ ...expectedSlot, to: { recipeId: "" } }],
  [{ ...expectedSlot, to: { recipeId: "soup", portions: 0.2 } }],
  [{ ...expectedSlot, from: { recipeId: "soup", leftoversOf: { date: "2031-03-04", time: "Brunch" } } }],
];
export const sentChange: Readonly<Record<"clientChangeId" | "seen", SpecField>> = {
  clientChangeId: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, "", "x".repeat(101), "a\u0007"] },
  seen: {
    in: "body",
    missing: "fine",
    wrong: [...NOT_TEXT, null, {}, { householdId: 0, slots: [expectedSlot] }, ...notSlots.map((slots) => ({ slots }))],
  },
};

/** A planned meal. */
export const entry = z.object({
  day_of_week: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
  meal_time: z.enum(["Breakfast", "Lunch", "Dinner", "Snacks"]),
  meal_name: z.string().regex(/^(Breakfast|Lunch|Dinner|Snacks): .+/u),
  mainImage: z.string().min(1),
});

/** A moderator's own e-mail address, which is verified. */
export const emailVerified: z.ZodType = z.object({
  email: z.email(),
  verified: z.literal(true),
  required: z.literal(false),
  canSend: z.literal(false),
});
