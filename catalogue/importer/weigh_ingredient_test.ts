import { describe, expect, it } from "vitest";
import { readCompositionTable } from "./composition_table.ts";
import type { Ingredient } from "./recipe_file.ts";
import { weighIngredient } from "./weigh_ingredient.ts";

const table = await readCompositionTable();

function grams(food: string, quantity: number, unit: NonNullable<Ingredient["unit"]>): number | undefined {
  return weighIngredient({ food, quantity, unit }, table);
}

describe("weighs", () => {
  it("grams as they are", () => expect(grams("feta", 80, "g")).toBe(80));

  it("a volume by the unit's own weight", () => expect(grams("olive-oil", 2, "tbsp")).toBe(27));

  it("a volume by density where the unit has none", () => expect(grams("coconut-milk", 400, "ml")).toBeCloseTo(382));

  it("a volume scaled from another unit where there is no density", () =>
    expect(grams("sugar", 2, "tbsp")).toBeCloseTo(25, 0));

  it("a food as its more general food where it has no weight itself", () =>
    expect(grams("sea-salt", 1, "tsp")).toBe(6));

  it("pieces, and parts of pieces", () => {
    expect(grams("onion", 2, "piece")).toBe(220);
    expect(grams("cucumber", 0.5, "piece")).toBeCloseTo(150.5);
  });

  it("cloves, sticks and slices by the table's description of a piece", () => {
    expect(grams("garlic", 3, "clove")).toBe(9);
    expect(grams("celery", 1, "stick")).toBe(40);
    expect(grams("rye-bread", 2, "slice")).toBe(64);
  });

  it("handfuls and bunches by the kind of food", () => {
    expect(grams("parsley", 1, "handful")).toBe(10);
    expect(grams("spinach", 2, "handful")).toBe(60);
    expect(grams("mint", 1, "bunch")).toBe(30);
  });

  it("a pinch as a sixteenth of a teaspoon", () => expect(grams("salt", 1, "pinch")).toBeCloseTo(0.375));

  it("ingredients added to taste as 0 g", () => expect(weighIngredient({ food: "black-pepper" }, table)).toBe(0));

  it("a line by its own weight first", () =>
    expect(
      weighIngredient(
        { food: "salmon", quantity: 4, unit: "fillet", weightGrams: 600, weightSource: "150 g each" },
        table,
      ),
    ).toBe(600));
});

describe("does not guess", () => {
  it("an unknown density", () => expect(grams("gochujang", 1, "tbsp")).toBeUndefined());

  it("one basil, because a piece of basil is a leaf", () => {
    expect(grams("basil", 1, "piece")).toBeUndefined();
    expect(grams("basil", 12, "leaf")).toBe(6);
  });

  it("a clove of a food without cloves", () => expect(grams("onion", 1, "clove")).toBeUndefined());
});
