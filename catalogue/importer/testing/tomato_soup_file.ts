import { type Ingredient, type RecipeFile, recipeFileSchema } from "../recipe_file.ts";

/** A small valid recipe file, which a test can modify. */
export function tomatoSoupFile(changes: Partial<RecipeFile> = {}): RecipeFile {
  return recipeFileSchema.parse({
    id: "roasted-tomato-soup-with-basil",
    name: "Roasted Tomato Soup with Basil",
    description: "Tomatoes and whole garlic roast until they darken, then become a soup with no need of cream.",
    cuisine: "Italian",
    dishTypes: ["Soup"],
    preferences: ["Dinner"],
    servings: 4,
    meals: ["Lunch", "Dinner"],
    minutes: { active: 15, total: 60 },
    keeps: { days: 4, freezerMonths: 3 },
    ingredientGroups: [{ items: tomatoSoupIngredients }],
    steps: [
      { text: "Heat the oven to 200 °C (180 °C fan)." },
      { text: "Put the tomatoes and garlic in a tin, pour over the oil and salt and roast for 40 minutes." },
      { text: "Squeeze out the garlic and simmer everything with the stock for 5 minutes." },
      { text: "Blend with the basil until smooth.", substeps: ["Hot soup pushes upwards: hold the lid with a cloth."] },
    ],
    ...changes,
  });
}

export const tomatoSoupIngredients: Ingredient[] = [
  { food: "tomato", quantity: 1200, unit: "g", as: "ripe tomatoes", preparation: "halved" },
  { food: "garlic", quantity: 6, unit: "clove", preparation: "in their skins" },
  { food: "olive-oil", quantity: 4, unit: "tbsp" },
  { food: "salt", quantity: 1, unit: "tsp" },
  { food: "vegetable-stock", quantity: 400, unit: "ml" },
  { food: "basil", quantity: 1, unit: "bunch" },
];

/** The soup with additional ingredients. */
export function tomatoSoupWith(...more: Ingredient[]): RecipeFile {
  return tomatoSoupFile({ ingredientGroups: [{ items: [...tomatoSoupIngredients, ...more] }] });
}
