import { expect, it } from "vitest";
import { slotNote } from "./slot_note.ts";

const leftoversOf = { date: "2026-11-17", meal_time: "Dinner" } as const;

it.each([
  [{}, undefined],
  [{ portions: 0.5 }, { text: "½ portion", fullText: "½ portion" }],
  [{ cooked: true, portions: 2 } as const, { text: "Cooked", fullText: "Cooked, 2 portions" }],
  [{ leftoversOf }, { text: "Leftovers", fullText: "Leftovers of Tuesday's Dinner" }],
  [
    { leftoversOf, portions: 2 },
    { text: "Leftovers", fullText: "Leftovers of Tuesday's Dinner, 2 portions" },
  ],
])("of %j is %j", (entry, note) => {
  expect(slotNote(entry)).toEqual(note);
});
