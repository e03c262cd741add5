import { expect, it } from "vitest";
import { normaliseRecipe } from "../../api/mod.ts";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { EMPTY_DRAFT, lineCount, readDraft, storeDraft } from "./meal_draft.ts";

const tacos = {
  mealName: "Friday Night Black Bean Tacos",
  ingredients: "8 corn tortillas\n400 g black beans",
  instructions: "Warm the beans.",
  postText: "Nobody left the table.",
  isLinked: false,
};

it("reads a stored draft", () => {
  const storage = memoryStorage();

  storeDraft(storage, tacos);

  expect(readDraft(storage)).toEqual(tacos);
});

it("begins with a recipe's texts, each step on one line, and keeps its draft apart from the others", () => {
  const storage = memoryStorage();
  const recipe = normaliseRecipe({
    id: "lemon-salmon",
    name: "Lemon Salmon",
    ingredientGroups: [{ title: "Fish", items: ["4 salmon fillets"] }, { items: ["2 lemons", "dill"] }],
    instructions: ["Heat the oil.\nWait.", "Serve."],
  });
  if (!recipe) throw new Error("The recipe is not read");
  storeDraft(storage, tacos);

  const draft = readDraft(storage, recipe);
  expect(draft).toEqual({
    mealName: "Lemon Salmon",
    ingredients: "4 salmon fillets\n2 lemons\ndill",
    instructions: "Heat the oil. Wait.\nServe.",
    postText: "",
    isLinked: true,
  });

  storeDraft(storage, { ...draft, postText: "Mine.", isLinked: false }, recipe.id);
  expect(readDraft(storage, recipe)).toMatchObject({ postText: "Mine.", isLinked: false });
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
