import type { UserId } from "../account/mod.ts";
import type { FoodTable, FoodTables } from "../food/mod.ts";
import type { Dish, RecipeId, RecipePages } from "../recipe/mod.ts";
import type { BrokenRule, DishFoods } from "./broken_rules.ts";
import { brokenRulesOfMembers } from "./broken_rules_of_members.ts";
import { excludedTags } from "./excluded_tags.ts";
import type { FoodRulesStore, MemberRules } from "./food_rules_store.ts";

/** Finds the rules of a person's household that a recipe breaks. */
export type RecipeCheck = (recipe: Dish) => BrokenRule[];

export interface RecipeCheckPorts {
  readonly foodRules: Pick<FoodRulesStore, "listOfHousehold">;
  readonly ingredients: FoodTables;
}

/**
 * Makes a function that finds the rules of this person's household that a recipe breaks; undefined where there are no rules.
 */
export async function recipeCheckFor(
  { foodRules, ingredients }: RecipeCheckPorts,
  { userId }: { userId: UserId },
): Promise<RecipeCheck | undefined> {
  const members = await foodRules.listOfHousehold(userId);
  if (members.every(({ rules }) => excludedTags(rules).length === 0)) return undefined;
  const { foods } = await ingredients.current();
  return recipeCheck(members, foods);
}

/** Finds the rules of these members that a recipe breaks. */
export function recipeCheck(members: readonly MemberRules[], foods: FoodTable): RecipeCheck {
  return (recipe) => brokenRulesOfMembers(members, dishFoodsOf(recipe, foods), foods);
}

export interface FindBrokenRulesPorts extends RecipeCheckPorts {
  readonly pages: Pick<RecipePages, "listDishes">;
}

/**
 * The rules of a person's household that each of these recipes breaks, without recipes that break none. At most 100 ids; where
 * they are still being read, the rules are read meanwhile.
 */
export async function findBrokenRules(
  { pages, ...ports }: FindBrokenRulesPorts,
  { userId, recipeIds }: { userId: UserId; recipeIds: readonly RecipeId[] | Promise<readonly RecipeId[]> },
): Promise<ReadonlyMap<RecipeId, readonly BrokenRule[]>> {
  const [ids, check] = await Promise.all([recipeIds, recipeCheckFor(ports, { userId })]);
  if (!check || ids.length === 0) return new Map();
  const dishes = await pages.listDishes([...new Set(ids)]);
  return new Map(dishes.map((dish) => [dish.id, check(dish)] as const).filter(([, broken]) => broken.length > 0));
}

function dishFoodsOf({ contents, diets, ingredientGroups }: Dish, foods: FoodTable): DishFoods {
  const lines = ingredientGroups.flatMap(({ items }) => items);
  const named = lines.flatMap(({ food, foodName, seasonings = [], alternatives = [] }) => [
    { key: food, name: foodName, isCertain: alternatives.length === 0 },
    ...seasonings.map((key) => ({ key, name: foods.nameOf(key) })),
    ...alternatives.map((key) => ({ key, name: foods.nameOf(key), isCertain: false })),
  ]);
  return { contents, diets, foods: named };
}
