import { MemoryFoodFacts } from "../../adapters/memory/food/food_facts.ts";
import type { FoodFacts, FoodFactsSource, FoodKey } from "../../core/food/mod.ts";
import { storyFoods } from "./story_foods.ts";

/** Of 100 g: kcal, protein, carbohydrate, fat, fibre, sodium in mg, saturated fat. The table has no figures of the others. */
const COMPOSITION: Readonly<Record<FoodKey, readonly [number, number, number, number, number, number, number]>> = {
  butter: [717, 0.9, 0.1, 81, 0, 8, 51],
  egg: [143, 12.6, 0.7, 9.5, 0, 142, 3.1],
  feta: [264, 14, 4, 21, 0, 920, 15],
  "olive-oil": [884, 0, 0, 100, 0, 2, 14],
  onion: [40, 1.1, 9.3, 0.1, 1.7, 4, 0],
  potato: [77, 2, 17, 0.1, 2.2, 8, 0],
  salmon: [208, 20, 0, 13, 0, 60, 3.1],
  spaghetti: [371, 13, 75, 1.5, 3.2, 8, 0.3],
  spinach: [23, 2.9, 3.6, 0.4, 2.2, 80, 0.1],
  tomato: [18, 0.9, 3.9, 0.2, 1.2, 4, 0],
};

/** The facts of the foods of the stories. */
export const storyFoodFacts: FoodFactsSource = {
  current: async () => new Map([...(await new MemoryFoodFacts(storyFoods).current())].map(withComposition)),
};

function withComposition([key, facts]: [FoodKey, FoodFacts]): [FoodKey, FoodFacts] {
  const figures = COMPOSITION[key];
  if (!figures) return [key, facts];
  const [kcal, proteinGrams, carbsGrams, fatGrams, fiberGrams, sodiumMilligrams, saturatedFatGrams] = figures;
  const composition = {
    kcal,
    proteinGrams,
    carbsGrams,
    fatGrams,
    fiberGrams,
    sodiumMilligrams,
    saturatedFatGrams,
  };
  return [key, { ...facts, composition }];
}
