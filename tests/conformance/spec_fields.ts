import type { SpecField } from "./spec_call.ts";

// Fields that calls of several kinds have in common.

/** The caller's own uid, which proves nothing and may be left out. */
export const uidInQuery: SpecField = { in: "query", missing: "fine", wrong: [""] };

/** How many at once, on lists that go on. */
export const limit: SpecField = { in: "query", missing: "fine", wrong: ["0", "-1", "2.5", "many", "121"] };

/** Where such a list goes on. */
export const cursor: SpecField = { in: "query", missing: "fine", wrong: ["-1", "here", "1.5"] };
