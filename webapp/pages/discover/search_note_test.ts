import { expect, it } from "vitest";
import { searchNote } from "./search_note.ts";

it.each([
  [{}, undefined],
  [{ corrected: "chicken" }, "Nothing for “chiken”. Showing “chicken”."],
  [{ partial: true as const }, "No recipe holds all of these words. These hold the most."],
  [
    { corrected: "chicken zebra", partial: true as const },
    "Nothing for “chiken”. No recipe holds all of “chicken zebra”. These hold the most.",
  ],
])("says of an answer with %j: %s", (answer, note) => {
  expect(searchNote({ asked: "chiken", ...answer })).toBe(note);
});
