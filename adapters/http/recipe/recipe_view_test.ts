import { expect, it } from "vitest";
import { ALLERGENS, contentsOf } from "../../../core/food/mod.ts";
import { caprese } from "../../memory/people_and_recipes.ts";
import { detailView } from "./recipe_view.ts";

// #recipe-unrated
it("shows a recipe's page with units, and no rating as null", () => {
  expect(
    detailView({ recipe: { ...caprese, notes: ["Best at once."] }, rating: { mean: undefined, reviews: 0 } }),
  ).toMatchObject({
    id: caprese.id,
    numberOfServings: 4,
    totalTime: "15 Min",
    rating: { value: null, reviews: 0 },
    ingredientGroups: [
      {
        items: ["100 g tomato", "100 g mozzarella", "100 g basil", "100 g olive oil"],
        amounts: ["tomato", "mozzarella", "basil", "olive oil"].map((food) => ({
          quantity: 100,
          unit: "g",
          one: food,
          many: food,
        })),
      },
    ],
    scales: "freely",
    instructions: ["Cook it gently.", "Serve it warm."],
    notes: ["Best at once."],
    nutritionalInfo: {
      calories: "400 kcal",
      protein: "20 g",
      carbs: "40 g",
      fat: "15 g",
      salt: { amount: "1.2 g", weightShare: 0.97 },
    },
    dishTypes: ["Salad"],
    preferences: ["Salad", "Mediterranean", "Gluten-Free"],
    diets: ["vegetarian"],
    allergens: [],
    allergenGroups: { contains: [], mayContain: [], free: ALLERGENS },
  });
});

it("says nothing of nutrients that are not known of any food", () => {
  const nutrition = { ...caprese.nutrition, kcal: 0, proteinGrams: 0, carbsGrams: 0, fatGrams: 0, weightShare: 0 };
  const { nutritionalInfo } = detailView({
    recipe: { ...caprese, nutrition },
    rating: { mean: undefined, reviews: 0 },
  });

  expect(nutritionalInfo).toMatchObject({ calories: "", protein: "", carbs: "", fat: "", weightShare: 0 });
});

it("puts each of the fourteen allergens into one of three groups, and names the foods", () => {
  const contents = contentsOf([
    { name: "soy sauce", contents: { contains: ["gluten", "soy"], mayContain: [], reason: "" } },
    { name: "pork sausage", contents: { contains: ["pork"], mayContain: ["gluten", "milk"], reason: "Makes differ." } },
  ]);
  const { allergens, allergenGroups } = detailView({
    recipe: { ...caprese, contents },
    rating: { mean: undefined, reviews: 0 },
  });

  expect(allergens).toEqual(["gluten", "soy"]);
  expect(allergenGroups).toEqual({
    contains: [
      { allergen: "gluten", foods: [{ name: "soy sauce" }, { name: "pork sausage", reason: "Makes differ." }] },
      { allergen: "soy", foods: [{ name: "soy sauce" }] },
    ],
    mayContain: [{ allergen: "milk", foods: [{ name: "pork sausage", reason: "Makes differ." }] }],
    free: ALLERGENS.filter((allergen) => !["gluten", "soy", "milk"].includes(allergen)),
  });
});
