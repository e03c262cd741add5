import type { Recipe } from "../../core/recipe/mod.ts";
import type { MemoryRecipes } from "./api/mod.ts";
import { storyRecipe } from "./story_recipes.ts";

/** Dishes with foods of their own, in the order of the reference picture. */
export const pantryRecipes: readonly Recipe[] = [
  cooked("garlic-prawn-linguine", "prawn", "garlic", "linguine", "lemon", "cherry tomato"),
  cooked("lemon-salmon-with-dill-potatoes", "salmon", "lemon", "spinach", "potato", "dill"),
  cooked("roasted-tomato-soup-with-basil", "tomato", "garlic", "onion", "basil"),
  cooked("heirloom-tomato-caprese", "tomato", "mozzarella", "basil"),
  cooked("coconut-chicken-curry", "chicken", "coconut milk", "ginger", "lime", "chilli", "rice", "coriander"),
  cooked("masala-chai", "black tea", "cardamom"),
];

/** The same dishes, with substitutes for foods and corrections of misspelled ones. */
export const pantryWithSubstitutes: MemoryRecipes = {
  recipes: pantryRecipes,
  standIns: { linguine: ["spaghetti"], lime: ["lemon"], onion: ["shallot", "leek"], mozzarella: ["burrata"] },
  nearFoods: { garlik: ["garlic"], tomatoe: ["tomato"], lemmon: ["lemon", "lime", "lemongrass"] },
};

/** The chosen ingredients of the reference picture. */
export const designPantry = ["Tomatoes", "Garlic", "Spinach", "Prawns", "Lemon"];

/** A history entry of Use My Ingredients with these ingredients chosen and searched for. */
export function pantryEntry(ingredients: readonly string[], searched: readonly string[] = []) {
  return { pathname: "/UseMyIngredients", state: { pantry: { typed: "", ingredients, searched } } };
}

function cooked(id: string, ...foods: string[]): Recipe {
  const items = foods.map((food) => ({
    food,
    foodName: food,
    text: `100 g ${food}`,
    optional: false,
    principal: true,
  }));
  return { ...storyRecipe(id), ingredientGroups: [{ title: undefined, items }] };
}
