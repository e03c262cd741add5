import { constituentTag, type ExclusionTag, foodTag } from "../recipe/mod.ts";
import { type Diet, exclusionsOf, type FoodRules } from "./food_rules.ts";

const TAGS_OF_DIET: Readonly<Record<Diet, readonly ExclusionTag[]>> = {
  everything: [],
  pescatarian: [],
  vegetarian: ["not:vegetarian"],
  vegan: ["not:vegan"],
};

/** The tags of the recipes that these rules exclude, each once. A food's tag is also on recipes with its kinds. */
export function excludedTags(rules: FoodRules): ExclusionTag[] {
  const { diet, constituents, foods } = exclusionsOf(rules);
  return [...TAGS_OF_DIET[diet], ...constituents.map(constituentTag), ...foods.map(foodTag)];
}
