import { describe, expect, it } from "vitest";
import type { MeasuredFood, Reading } from "../amounts/mod.ts";
import { linesOfStep, type MeasuredIngredient, readSteps, stepForPortions } from "./mod.ts";

const salt = food("salt", 2.5, "tsp");
const oil = food("olive oil", 4, "tbsp");
const butter = food("butter", 50, "g");
const eggs: MeasuredIngredient = {
  text: "2 large eggs, beaten",
  measured: { one: "large egg", many: "large eggs", quantity: 2, unit: "piece", cut: "halves", preparation: "beaten" },
};
const garlic = food("garlic cloves", 3, "clove");
const bay = food("bay leaves", 5, "leaf");
const list = [salt, oil, butter, eggs, garlic, bay];
const lines = [
  "2½ tsp salt",
  "4 tbsp olive oil",
  "50 g butter",
  "2 large eggs, beaten",
  "3 garlic cloves",
  "5 bay leaves",
];

describe("linesOfStep", () => {
  // #cook-step-amounts
  it("has the amounts of the step, and what the other steps leave", () => {
    const steps = [
      "Boil the eggs with ½ tsp of the salt.",
      "Fry them in 1–2 tbsp olive oil with half the butter and 1 tsp salt.",
      "Stir in the rest of the butter, the remaining salt and the oil.",
      "Serve with the eggs.",
    ];

    expect(steps.map((_, index) => linesAt(index, steps))).toEqual([
      ["½ tsp salt", "2 large eggs, beaten"],
      ["1 tsp salt", "2 tbsp olive oil", "25 g butter"],
      ["1 tsp salt", "2 tbsp olive oil", "25 g butter"],
      ["2 large eggs, beaten"],
    ]);
  });

  it("scales them, and names a food of which nothing is left", () => {
    const steps = ["Beat 2 eggs with 2½ tsp salt.", "Taste for salt."];

    expect(linesAt(0, steps, { servings: 4, portions: 2 })).toEqual(["2½ tsp salt", "2 large eggs, beaten"]);
    expect(linesAt(1, steps)).toEqual(["Salt"]);
    expect(linesAt(0, ["Add 1 egg.", "Add 1 egg."], { servings: 4, portions: 8 })).toEqual(["2 large eggs"]);
  });

  it("has whole lines where the recipe cannot be scaled", () => {
    const steps = readSteps(["Add ½ tsp of the salt."], list);

    expect(linesOfStep(0, { steps, list, lines, reading: undefined })).toEqual(["2½ tsp salt"]);
  });
});

describe("stepForPortions", () => {
  // #cook-text-scaled
  it.each([
    ["Add ½ tsp of the salt.", "Add 1 tsp of the salt."],
    ["Fry it in 1–2 tablespoons olive oil.", "Fry it in 2–4 tbsp olive oil."],
    ["Beat 1 egg, then 2 eggs.", "Beat 2 eggs, then 4 eggs."],
    ["Melt 30 g of the butter for 2 minutes.", "Melt 60 g of the butter for 2 minutes."],
    ["Add 1 clove of garlic, then 2–3 bay leaves.", "Add 2 cloves of garlic, then 4–6 bay leaves."],
    ["Melt half the butter in a 28 cm pan.", "Melt half the butter in a 28 cm pan."],
    ["Fry for 2 minutes with butter.", "Fry for 2 minutes with butter."],
  ])("doubles %j", (step, doubled) => {
    expect(scaled(step, { servings: 2, portions: 4 })).toEqual({ text: doubled, isWhole: true });
  });

  it("halves an amount, and the number of the food with it", () => {
    expect(scaled("Beat 2 eggs.", { servings: 2, portions: 1 }).text).toBe("Beat 1 egg.");
  });

  it("says where an amount stays, and changes nothing for the recipe's own portions", () => {
    const step = "Add 2 tbsp of it.";

    expect(scaled(step, { servings: 2, portions: 4 })).toEqual({ text: step, isWhole: false });
    expect(scaled(step, { servings: 2 })).toEqual({ text: step, isWhole: true });
    expect(scaled("Add 3 teaspoons salt.", { servings: 2 }).text).toBe("Add 3 teaspoons salt.");
  });

  it("reads a very long step in a moment", () => {
    expect(scaled("1 salt ".repeat(2_000), { servings: 2 }).isWhole).toBe(true);
  });
});

function food(many: string, quantity: number, unit: MeasuredFood["unit"]): MeasuredIngredient {
  return { text: many, measured: { one: many, many, quantity, unit } };
}

function linesAt(index: number, steps: readonly string[], reading: Reading = { servings: 4 }): string[] {
  return linesOfStep(index, { steps: readSteps(steps, list), list, lines, reading });
}

function scaled(step: string, reading: Reading) {
  const [read] = readSteps([step], list);
  if (!read) throw new Error("not reached");
  return stepForPortions(read, { list, reading });
}
