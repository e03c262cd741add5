export { AISLE_NAMES, type AisleGroup, aisleOrder, groupByAisle } from "./aisle_order.ts";
export { type BoughtFood, MEASURES, type Measure } from "./bought_food.ts";
export { FREE_LINE_MAX_LENGTH, type ReadFreeLine, readFreeLine } from "./free_line.ts";
export { boughtForPantry, type ListInput, type ListLine, listLines } from "./list_lines.ts";
export { lineText, listText, surplusText } from "./list_text.ts";
export { type ToBuy, toBuy } from "./packs_to_buy.ts";
export {
  type FoodAtHome,
  type MealToShopFor,
  type Need,
  type NeedOfMeal,
  needsOfPlan,
  type Pantry,
  type PlanNeeds,
} from "./plan_needs.ts";
export { measureText, type PurchaseText, purchaseText } from "./purchase_text.ts";
export {
  addLine,
  EMPTY_LIST,
  type Entry,
  type EntryId,
  editLine,
  type FreeLine,
  LIST_ENTRIES_MAX,
  type LineTick,
  mergeLists,
  removeEntries,
  type ShoppingList,
  type Tick,
  tickFood,
  tickLine,
} from "./shopping_list.ts";
