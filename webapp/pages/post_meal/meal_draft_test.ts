import { expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { EMPTY_DRAFT, lineCount, readDraft, storeDraft } from "./meal_draft.ts";

const tacos = {
  mealName: "Friday Night Black Bean Tacos",
  ingredients: "8 corn tortillas\n400 g black beans",
  instructions: "Warm the beans.",
  postText: "Nobody left the table.",
};

it("reads a stored draft", () => {
  const storage = memoryStorage();

  storeDraft(storage, tacos);

  expect(readDraft(storage)).toEqual(tacos);
});

it("deletes an empty draft", () => {
  const storage = memoryStorage();
  storeDraft(storage, tacos);

  storeDraft(storage, EMPTY_DRAFT);

  expect(storage.length).toBe(0);
});

it.each(["", "[7", "null", '"soup"', '{"mealName":7}'])("reads %j as an empty draft", (text) => {
  const storage = memoryStorage();
  storage.setItem("weekplate-meal-draft", text);

  expect(readDraft(storage)).toEqual(EMPTY_DRAFT);
});

it("counts lines that are not blank", () => {
  expect(lineCount("8 corn tortillas\n\n  \n400 g black beans\n")).toBe(2);
  expect(lineCount("")).toBe(0);
});
