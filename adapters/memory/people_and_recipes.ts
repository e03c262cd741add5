import type { IdentityId, Person, UserId } from "../../core/account/mod.ts";
import type { IngredientLine, Recipe } from "../../core/recipe/mod.ts";

// Tests, stories and demos share these few people and dishes, so that readers have to learn them only once.

export const maya = person(1, "Maya Lindqvist");
export const tomas = person(2, "Tomás Herrera");
export const ingeborg = person(3, "Ingeborg Aas");
export const priya = person(4, "Priya Raman");
export const kwame = person(5, "Kwame Boateng");
export const yuki = person(6, "Yuki Tanaka");

export const shakshuka = recipe({
  id: "shakshuka-with-feta",
  name: "Shakshuka with Feta",
  dishTypes: ["main dish", "Breakfast"],
  preferences: ["main dish", "Mediterranean", "Gluten-Free"],
  diets: ["vegetarian"],
  totalMinutes: 30,
  foods: ["egg", "canned-tomato", "red-bell-pepper", "onion", "feta"],
});
export const tomatoSoup = recipe({
  id: "roasted-tomato-soup-with-basil",
  name: "Roasted Tomato Soup with Basil",
  dishTypes: ["Soup"],
  preferences: ["Dinner", "Gluten-Free"],
  diets: ["vegan", "vegetarian"],
  totalMinutes: 50,
  foods: ["tomato", "garlic", "onion", "basil"],
});
export const chickenCurry = recipe({
  id: "coconut-chicken-curry",
  name: "Coconut Chicken Curry",
  dishTypes: ["main dish"],
  preferences: ["main dish", "Dinner", "High-Protein", "Gluten-Free"],
  totalMinutes: 40,
  foods: ["chicken-thigh", "coconut-milk", "onion", "garlic", "ginger"],
});
export const caprese = recipe({
  id: "heirloom-tomato-caprese",
  name: "Heirloom Tomato Caprese",
  dishTypes: ["Salad"],
  preferences: ["Salad", "Mediterranean", "Gluten-Free"],
  diets: ["vegetarian"],
  totalMinutes: 15,
  foods: ["tomato", "mozzarella", "basil", "olive-oil"],
});

function person(id: number, fullName: string): Person {
  const slug = fullName
    .split(" ")[0]
    ?.normalize("NFD")
    .replaceAll(/[^A-Za-z]/gu, "")
    .toLowerCase();
  // sound: ids of these people
  return { id: id as UserId, identityId: `identity-${slug}` as IdentityId, email: `${slug}@example.com`, fullName };
}

/** A recipe with default values, which a test can override. */
export function recipe(changes: Partial<Recipe> & { id: string; name: string; foods?: readonly string[] }): Recipe {
  const { foods = ["tomato"], ...rest } = changes;
  return {
    description: `${changes.name}, as we make it.`,
    cuisine: "International",
    keywords: [],
    dishTypes: ["main dish"],
    preferences: ["Dinner"],
    diets: [],
    contents: [],
    principalKind: undefined,
    servings: 4,
    scales: "freely",
    totalMinutes: 30,
    activeMinutes: 20,
    mainImage: `/pictures/${changes.id}.webp`,
    images: [],
    ingredientGroups: [{ title: undefined, items: foods.map(ingredientLine) }],
    steps: ["Cook it gently.", "Serve it warm."],
    notes: [],
    nutrition: {
      kcal: 400,
      proteinGrams: 20,
      carbsGrams: 40,
      fatGrams: 15,
      grams: 300,
      weightShare: 1,
      usesStandIn: false,
      fiber: { grams: 6, weightShare: 1 },
      salt: { grams: 1.2, weightShare: 0.97 },
      saturatedFat: { grams: 5, weightShare: 0.82 },
    },
    ...rest,
  };
}

function ingredientLine(food: string): IngredientLine {
  const foodName = food.replaceAll("-", " ");
  const measured = { quantity: 100, unit: "g", one: foodName, many: foodName } as const;
  return { food, foodName, text: `100 g ${foodName}`, measured, optional: false, principal: true };
}
