import { expect, it } from "vitest";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import { normaliseRecipe } from "../../platform/api/normalise_recipe.ts";
import { moreNutrientsOf, nutrientsOf, nutritionNote, stepsNote } from "./recipe_words.ts";

function salmon(nutritionalInfo: Record<string, unknown>): RecipeDetail {
  const recipe = normaliseRecipe({ id: "lemon-salmon", name: "Lemon Salmon", nutritionalInfo });
  if (!recipe) throw new Error("There is no recipe in it");
  return recipe;
}

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

it("lists fibre, saturated fat and salt, each with the share of the weight below 95 %", () => {
  const nutrition = {
    fiber: { amount: "6.2 g", weightShare: 0.95 },
    saturatedFat: { amount: "4.1 g", weightShare: 0.949 },
    salt: { amount: "0 g", weightShare: 0 },
  };

  expect(moreNutrientsOf(salmon(nutrition)).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "Fibre: 6.2 g",
    "Saturated fat: 4.1 g (known for 94 % of the weight)",
    "Salt: not known",
  ]);
  expect(moreNutrientsOf(salmon({}))).toEqual([]);
});

it("says what the amounts in the steps are for where they are not the ingredients'", () => {
  expect(stepsNote({ servings: 4, portions: 6, units: "us" })).toBe("Amounts in these steps are for 4 portions.");
  const scaled = [{ isWhole: true }, { isWhole: true }];
  expect(stepsNote({ servings: 4, portions: 6, units: "us" }, scaled)).toBe(
    "Amounts in these steps are for 6 portions.",
  );
  expect(stepsNote({ servings: 4, portions: 6, units: "us" }, [...scaled, { isWhole: false }])).toBe(
    "Some amounts in these steps are for 4 portions.",
  );
  expect(stepsNote({ servings: 1, portions: 2, units: "metric" })).toBe("Amounts in these steps are for 1 portion.");
  expect(stepsNote({ servings: 4, portions: 4, units: "us" })).toBe(
    "Amounts in these steps are as the recipe has them.",
  );
  expect(stepsNote({ servings: 4, portions: 4, units: "metric" })).toBeUndefined();
  expect(stepsNote({ servings: undefined, portions: undefined, units: "us" })).toBeUndefined();
});

it("shows calories in the reader's unit, on the same rim", () => {
  const inUnit = (unit: EnergyUnit) => nutrientsOf(salmon({ calories: "612 kcal" }), unit)[0];

  expect(inUnit("kcal")).toMatchObject({ value: "612", unit: "kcal" });
  expect(inUnit("kJ")).toMatchObject({ value: "2,561", unit: "kJ" });
  expect(inUnit("kJ")?.share).toBe(inUnit("cal")?.share);
});

// #recipe-energy-unit
it("says the energy per serving in a second unit, and the share of the weight it is known for", () => {
  expect(nutritionNote(salmon({ calories: "1534 kcal", weightShare: 1 }), "cal")).toBe("1,534 kcal per serving");
  expect(nutritionNote(salmon({ calories: "612 kcal", weightShare: 1 }), "kJ")).toBe("612 kcal per serving");
  expect(nutritionNote(salmon({ calories: "612 kcal", weightShare: 1 }), "kcal")).toBe("2,561 kJ per serving");
  expect(nutritionNote(salmon({ calories: "534 kcal", weightShare: 0.926 }), "cal")).toBe(
    "534 kcal per serving · Known for 92 % of the weight",
  );
});
