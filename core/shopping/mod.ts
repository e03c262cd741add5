export { AISLE_NAMES, type AisleGroup, aisleOrder, groupByAisle } from "./aisle_order.ts";
export {
  amountToBuy,
  type BoughtFood,
  gramsOfOne,
  MEASURES,
  type Measure,
  type WantedFood,
  wantedFood,
} from "./bought_food.ts";
export { type ChangedShoppingList, changeShoppingList } from "./change_shopping_list.ts";
export { FREE_LINE_MAX_LENGTH, foodInLine, readFreeLine } from "./free_line.ts";
export { type FoodsAtHome, getShoppingList, type ShoppingListView } from "./get_shopping_list.ts";
export { foodsToSend, joinSentFoods, type SentFoods, sentFoods, tableFoods } from "./list_foods.ts";
export { boughtForPantry, type ListLine, listLines } from "./list_lines.ts";
export { lineText, listText, surplusMeasure } from "./list_text.ts";
export { toBuy } from "./packs_to_buy.ts";
export { amountOfLine, type MealToShopFor, type Need, needsOfPlan, type Pantry } from "./plan_needs.ts";
export { measuredAmount, measureText, purchaseText } from "./purchase_text.ts";
export { addShop, changeShop, chooseShop, chooseShoppingDays, listShops, removeShop } from "./set_up_shopping.ts";
export {
  RECIPE_SHOPPING_STATES,
  type RecipeShopping,
  SHOPPING_PORTIONS_MAX,
  shopForRecipe,
} from "./shop_for_recipe.ts";
export {
  addLine,
  EMPTY_LIST,
  type Entry,
  type EntryId,
  editLine,
  LIST_ENTRIES_MAX,
  mergeLists,
  removeEntries,
  type ShoppingList,
  type Tick,
  tickFood,
  tickLine,
} from "./shopping_list.ts";
export {
  type ListOfHousehold,
  type MergedList,
  type MergeRefusal,
  SHOPPING_DAYS_MAX,
  SHOPS_MAX,
  type Shop,
  type ShopId,
  type ShoppingChange,
  type ShoppingListStore,
  type Shops,
  type StoredShoppingList,
} from "./shopping_list_store.ts";
export type { ShoppingMeals } from "./shopping_meals.ts";
export { type ListState, withChange, withoutFinished } from "./stored_list.ts";
