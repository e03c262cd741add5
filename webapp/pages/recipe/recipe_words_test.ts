import { expect, it } from "vitest";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import { normaliseRecipe, type RecipeDetail } from "../../api/mod.ts";
import { nutrientsOf, nutritionNote, stepOf } from "./recipe_words.ts";

function salmon(nutritionalInfo: Record<string, unknown>): RecipeDetail {
  const recipe = normaliseRecipe({ id: "lemon-salmon", name: "Lemon Salmon", nutritionalInfo });
  if (!recipe) throw new Error("There is no recipe in it");
  return recipe;
}

it("makes sub-steps of a step's further lines", () => {
  expect(stepOf("Lay the salmon in the pan.\n Press gently.\n\nLeave it alone.")).toEqual({
    text: "Lay the salmon in the pan.",
    subSteps: ["Press gently.", "Leave it alone."],
  });
});

it("gives each nutrient its rim, and calories as the specification shows them", () => {
  const nutrients = nutrientsOf(salmon({ calories: "534 kcal", protein: "38 g", carbs: "41.4 g", fat: "24 g" }), "cal");

  expect(nutrients.map(({ name, value, unit, rim }) => `${name} ${value} ${unit} ${rim}`)).toEqual([
    "Calories 534,000 cal breakfast",
    "Protein 38 g dinner",
    "Carbs 41 g lunch",
    "Fat 24 g snacks",
  ]);
});

it("omits unknown nutrients", () => {
  expect(nutrientsOf(salmon({ protein: "38 g" }), "cal").map(({ name }) => name)).toEqual(["Protein"]);
  expect(nutritionNote(salmon({}), "cal")).toBe("");
});

it("shows calories in the reader's unit, on the same rim", () => {
  const inUnit = (unit: EnergyUnit) => nutrientsOf(salmon({ calories: "612 kcal" }), unit)[0];

  expect(inUnit("kcal")).toMatchObject({ value: "612", unit: "kcal" });
  expect(inUnit("kJ")).toMatchObject({ value: "2,561", unit: "kJ" });
  expect(inUnit("kJ")?.share).toBe(inUnit("cal")?.share);
});

it("says the energy per serving in a second unit, and the share of the weight it is known for", () => {
  expect(nutritionNote(salmon({ calories: "1534 kcal", weightShare: 1 }), "cal")).toBe("1,534 kcal per serving");
  expect(nutritionNote(salmon({ calories: "612 kcal", weightShare: 1 }), "kJ")).toBe("612 kcal per serving");
  expect(nutritionNote(salmon({ calories: "612 kcal", weightShare: 1 }), "kcal")).toBe("2,561 kJ per serving");
  expect(nutritionNote(salmon({ calories: "534 kcal", weightShare: 0.926 }), "cal")).toBe(
    "534 kcal per serving · Known for 92 % of the weight",
  );
});
