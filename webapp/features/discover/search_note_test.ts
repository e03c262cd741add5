import { expect, it } from "vitest";
import { excludedNote, notUnderstoodNote, searchNote } from "./search_note.ts";

it.each([
  [{}, undefined],
  [{ corrected: "chicken" }, "Nothing for “chiken”. Showing “chicken”."],
  [{ partial: true as const }, "Few or no recipes have all of these words. Those with the most come first."],
  [
    { corrected: "chicken zebra", partial: true as const },
    "Nothing for “chiken”. No recipe holds all of “chicken zebra”. These hold the most.",
  ],
])("says of an answer with %j: %s", (answer, note) => {
  expect(searchNote({ asked: "chiken", ...answer })).toBe(note);
});

it("names what was left out, and what was not understood", () => {
  expect(excludedNote({})).toBeUndefined();
  expect(excludedNote({ excluded: ["gluten", "nuts"] })).toBe("Without: gluten, nuts");
  expect(notUnderstoodNote({})).toBeUndefined();
  expect(notUnderstoodNote({ notUnderstood: ["no xyz", "-abc"] })).toBe(
    "We did not understand “no xyz” and “-abc”. The results may contain it.",
  );
});
