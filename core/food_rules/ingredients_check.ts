import type { UserId } from "../account/mod.ts";
import type { FoodFactsSource, FoodTable, KnownFoods } from "../food/mod.ts";
import { type BrokenRule, brokenRules, type DishFoods } from "./broken_rules.ts";
import { excludedTags } from "./excluded_tags.ts";
import type { RecipeCheckPorts } from "./find_broken_rules.ts";
import type { FoodRulesStore } from "./food_rules_store.ts";
import { writtenDish } from "./written_dish.ts";

/** Most texts whose foods are cached for each food table. A feed's first pages are the same for all people. */
const CACHED_DISHES_MAX = 400;

const KEPT = new WeakMap<FoodTable, Map<string, DishFoods | undefined>>();

/** Finds one person's rules that a dish breaks, by its ingredients as a person wrote them, one per line. */
export type IngredientsCheck = (ingredients: string) => BrokenRule[];

export interface IngredientsCheckPorts extends Pick<RecipeCheckPorts, "ingredients"> {
  readonly foodRules: Pick<FoodRulesStore, "find">;
  readonly facts: FoodFactsSource;
}

/**
 * Makes a function that finds the rules of this person that written ingredients break; undefined for a person without rules.
 */
export async function ingredientsCheckFor(
  { foodRules, ingredients, facts }: IngredientsCheckPorts,
  { userId }: { userId: UserId },
): Promise<IngredientsCheck | undefined> {
  const rules = await foodRules.find(userId);
  if (!rules || excludedTags(rules).length === 0) return undefined;
  const known = { foods: (await ingredients.current()).foods, facts: await facts.current() };
  return (written) => {
    const dish = dishRead(written, known);
    return dish ? brokenRules(rules, dish, known.foods) : [];
  };
}

function dishRead(written: string, known: KnownFoods): DishFoods | undefined {
  const dishes = KEPT.get(known.foods) ?? new Map<string, DishFoods | undefined>();
  KEPT.set(known.foods, dishes);
  if (dishes.has(written)) return dishes.get(written);
  const dish = writtenDish(written, known);
  dishes.set(written, dish);
  const [oldest] = dishes.keys();
  if (dishes.size > CACHED_DISHES_MAX && oldest !== undefined) dishes.delete(oldest);
  return dish;
}
