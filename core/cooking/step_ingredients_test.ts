import { describe, expect, it } from "vitest";
import { ingredientMentions, type ListedIngredient, stepIngredients } from "./mod.ts";

describe("stepIngredients", () => {
  it("finds foods by their names, whatever is written round them", () => {
    const list = [
      measured("small new potatoes"),
      measured("garlic cloves", { unit: "clove" }),
      measured("slices of rye bread", { unit: "slice" }),
      measured("thyme leaves"),
      measured("boneless chicken thighs"),
      measured("ripe tomatoes"),
    ];

    expect(used("Boil the potatoes with the garlic and thyme.", list)).toEqual([0, 1, 3]);
    expect(used("Toast the bread, and lay the chicken and one tomato on it.", list)).toEqual([2, 4, 5]);
    expect(used("Serve at once.", list)).toEqual([]);
  });

  it("counts a name for the line that it fits best", () => {
    const list = [measured("tomatoes"), measured("tomato paste"), measured("olive oil"), measured("sesame oil")];

    expect(used("Fry the tomato paste in the olive oil.", list)).toEqual([1, 2]);
    expect(used("Add the tomatoes.", list)).toEqual([0]);
  });

  it("shows nothing where several lines fit equally", () => {
    expect(used("Heat the oil.", [measured("olive oil"), measured("sesame oil")])).toEqual([]);
    expect(used("Add the salt.", [measured("salt"), measured("salt")])).toEqual([]);
    expect(used("Add the butter.", [measured("butter"), measured("peanut butter")])).toEqual([0]);
  });

  it("needs the whole name where its last word is general", () => {
    const list = [measured("soy sauce"), measured("cumin seeds"), measured("vegetable stock")];

    expect(used("Pour the sauce over the seeds.", list)).toEqual([]);
    expect(used("Stir the cumin seeds and soy sauce into the stock.", list)).toEqual([0, 1, 2]);
  });

  it("finds what is added to taste, and the seasonings of a line", () => {
    const list = [{ text: "Salt and white pepper" }, measured("lemon", { toTaste: "black pepper" })];

    expect(used("Season with white pepper.", list)).toEqual([0]);
    expect(used("Add black pepper.", list)).toEqual([1]);
  });

  it.each([
    "Roll it to the size of an egg.",
    "Whisk until it is thick as cream.",
    "Cook until the egg is firm.",
    "Cover it with a tea towel and get out an egg cup.",
    "Boil it in plenty of water.",
    "It no longer tastes of cream.",
  ])("finds no use in %j", (step) => {
    expect(used(step, [measured("eggs"), measured("single cream"), measured("tea"), measured("water")])).toEqual([]);
  });

  it("says where a step names them", () => {
    const step = "Beat the eggs. Salt the eggs.";

    expect(ingredientMentions(step, [measured("eggs")]).map(({ at, end }) => step.slice(at, end))).toEqual([
      "eggs",
      "eggs",
    ]);
  });

  it("ignores accents and plural forms", () => {
    expect(used("Slice the jalapenos and the chilli.", [measured("jalapeño"), measured("red chillies")])).toEqual([
      0, 1,
    ]);
  });
});

function used(step: string, list: readonly ListedIngredient[]): number[] {
  return stepIngredients(step, list);
}

function measured(
  many: string,
  { unit = "g", toTaste }: { unit?: "g" | "clove" | "slice"; toTaste?: string } = {},
): ListedIngredient {
  return { text: many, measured: { one: many, many, unit, ...(toTaste !== undefined && { toTaste }) } };
}
