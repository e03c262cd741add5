import { expect, it } from "vitest";
import { normaliseRecipe } from "../../platform/api/normalise_recipe.ts";
import { draftOfRecipe, EMPTY_DRAFT, isEmptyDraft, lineCount, mealDraftOf } from "./meal_draft.ts";

it("begins with a recipe's texts, each step on one line", () => {
  const recipe = normaliseRecipe({
    id: "lemon-salmon",
    name: "Lemon Salmon",
    ingredientGroups: [{ title: "Fish", items: ["4 salmon fillets"] }, { items: ["2 lemons", "dill"] }],
    instructions: ["Heat the oil.\nWait.", "Serve."],
  });
  expect(recipe && draftOfRecipe(recipe)).toEqual({
    mealName: "Lemon Salmon",
    ingredients: "4 salmon fillets\n2 lemons\ndill",
    instructions: "Heat the oil. Wait.\nServe.",
    postText: "",
    isLinked: true,
  });
});

it.each([undefined, null, "soup"])("reads %j as no draft", (stored) => {
  expect(mealDraftOf(stored)).toBeUndefined();
});

it("reads what a stored draft has, and nothing else", () => {
  expect(mealDraftOf({ mealName: 7, ingredients: "8 corn tortillas", photo: "soup" })).toEqual({
    ...EMPTY_DRAFT,
    ingredients: "8 corn tortillas",
  });
  expect([isEmptyDraft(EMPTY_DRAFT), isEmptyDraft({ ...EMPTY_DRAFT, isLinked: true })]).toEqual([true, false]);
});

it("counts lines that are not blank", () => {
  expect(lineCount("8 corn tortillas\n\n  \n400 g black beans\n")).toBe(2);
  expect(lineCount("")).toBe(0);
});
