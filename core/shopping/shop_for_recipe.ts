import type { FoodTable } from "../food/mod.ts";
import { getRecipe, type RecipeId, type RecipePages } from "../recipe/mod.ts";
import { FREE_LINE_MAX_LENGTH, readFreeLine } from "./free_line.ts";
import { type GetShoppingListInput, type GetShoppingListPorts, planToShopFor } from "./get_shopping_list.ts";
import { toBuy } from "./packs_to_buy.ts";
import { type MealToShopFor, type Need, needsOfPlan } from "./plan_needs.ts";
import { measureText, purchaseText } from "./purchase_text.ts";
import type { ShoppingList } from "./shopping_list.ts";

/**
 * What a household still has to write on its list for a dish. `to-buy`: these lines. `at-home`: nothing, all foods are there.
 * `planned`: nothing, the list has the dish's foods because the plan has the dish. `listed`: nothing, the lines are written already.
 */
export const RECIPE_SHOPPING_STATES = ["to-buy", "at-home", "planned", "listed"] as const;

/** One of {@linkcode RECIPE_SHOPPING_STATES}. */
export type RecipeShoppingState = (typeof RECIPE_SHOPPING_STATES)[number];

/** Most portions that can be shopped for at once. */
export const SHOPPING_PORTIONS_MAX = 100;

/** The lines to write on the list for a dish; none unless `state` is `to-buy`. */
export interface RecipeShopping {
  readonly state: RecipeShoppingState;
  /** "2 tins (800 g) canned tomatoes": each is a line as a person writes it, at most {@linkcode FREE_LINE_MAX_LENGTH} long. */
  readonly lines: readonly string[];
}

export interface ShopForRecipeInput extends GetShoppingListInput {
  readonly recipeId: RecipeId;
  /** More than 0, at most {@linkcode SHOPPING_PORTIONS_MAX}; the recipe's own by default. */
  readonly portions?: number | undefined;
}

/**
 * The foods of one dish that are neither at home nor on the shopping list, as lines for it. What the plan needs of a food at
 * home comes first; a food that is there in an unknown amount counts as at home. Changes nothing.
 *
 * @throws {DomainError} `recipe_not_found`, `person_not_found`
 */
export async function shopForRecipe(
  ports: GetShoppingListPorts & { readonly pages: Pick<RecipePages, "find" | "findByLink"> },
  { userId, recipeId, portions, today = ports.clock.today() }: ShopForRecipeInput,
): Promise<RecipeShopping> {
  const { recipe } = await getRecipe({ pages: ports.pages }, { id: recipeId, userId });
  const { stored, meals, pantry, foods } = await planToShopFor(ports, { userId, today });
  if (meals.some((meal) => meal.recipe.id === recipe.id)) return { state: "planned", lines: [] };
  const dish: MealToShopFor = { date: today, mealTime: "Dinner", recipe, portions: portions ?? recipe.servings };
  const planned = new Map(
    needsOfPlan(meals, { foods, pantry }).toBuy.map(({ bought, missing }) => [bought.food.key, missing]),
  );
  const lines = needsOfPlan([...meals, dish], { foods, pantry }).toBuy.flatMap((need) => {
    const missing = Math.round(1000 * (need.missing - (planned.get(need.bought.food.key) ?? 0))) / 1000;
    const isOnList = missing === 0 && planned.has(need.bought.food.key);
    return need.checkAtHome || isOnList ? [] : [lineOf({ ...need, missing }, foods)];
  });
  if (lines.length === 0) return { state: "at-home", lines };
  const open = openTexts(stored.list);
  return lines.every((line) => open.has(line)) ? { state: "listed", lines: [] } : { state: "to-buy", lines };
}

/** The line as a shopper writes it: in packs if it can be read back so, so that the list knows its food and its aisle. */
function lineOf({ bought, missing, alternatives = [] }: Need, foods: FoodTable): string {
  const { amount, name } =
    missing > 0
      ? purchaseText(toBuy(missing, bought.purchase), { bought, units: "metric" })
      : { amount: "", name: bought.food.plural };
  const measured = missing > 0 ? measureText(missing, { bought, units: "metric" }) : "";
  const all = [name, ...alternatives].join(" or ");
  const texts = [`${amount} ${all}`, `${measured} ${all}`, all, name].map((text) => text.trim());
  const isReadable = (text: string) =>
    text.length <= FREE_LINE_MAX_LENGTH && readFreeLine(text, foods).bought?.food.key === bought.food.key;
  return texts.find(isReadable) ?? all.slice(0, FREE_LINE_MAX_LENGTH);
}

/** The texts of the written lines that are not ticked. */
function openTexts({ entries }: ShoppingList): ReadonlySet<string> {
  const ticked = new Set(entries.flatMap((entry) => (entry.kind === "line-tick" ? [entry.line] : [])));
  return new Set(entries.flatMap((entry) => (entry.kind === "line" && !ticked.has(entry.id) ? [entry.text] : [])));
}
